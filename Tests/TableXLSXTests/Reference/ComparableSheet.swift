import TableModel

@testable import TableXLSX

/// A sheet as it is compared: what says the same in two ways is made one.
///
/// Shared strings are put where they are used, numbers are read, styles are spelled out, links are looked up. Widths
/// and ignored errors, which the reference does not have, are left out, and so is what depends on the writer: spans
/// of rows, the order of attributes, and the range that says where the cells are.
struct ComparableSheet: Equatable {
  /// By name of a cell: what it holds.
  var cells: [String: String] = [:]
  /// By number of a row: its level and marks.
  var rows: [String: String] = [:]
  /// By name of a cell: where it leads.
  var links: [String: String] = [:]
  /// The settings of the sheet.
  var settings: [XMLElement] = []

  /// Reads the first sheet of a workbook.
  init(of parts: [String: String]) throws {
    let sheet = try XMLElement(parsing: parts["xl/worksheets/sheet1.xml"] ?? "")
    let strings = try parts["xl/sharedStrings.xml"].map { try XMLElement(parsing: $0).all("si") } ?? []
    let styles = try StyleSheet(parts["xl/styles.xml"] ?? "")
    for row in sheet.first("sheetData")?.all("row") ?? [] {
      let number = row.attributes["r"] ?? ""
      for cell in row.all("c") {
        let name = cell.attributes["r"] ?? ""
        cells[name] = Self.value(of: cell, strings) + styles.look(Int(cell.attributes["s"] ?? "0") ?? 0)
      }
      let marks = ["outlineLevel", "hidden", "collapsed"].compactMap { mark in
        row.attributes[mark].map { "\(mark)=\($0)" }
      }
      if !marks.isEmpty || !row.children.isEmpty { rows[number] = marks.joined(separator: " ") }
    }
    let relations = try parts["xl/worksheets/_rels/sheet1.xml.rels"].map { try XMLElement(parsing: $0) }
    for link in sheet.first("hyperlinks")?.children ?? [] {
      let target = relations?.children.first { $0.attributes["Id"] == link.attributes["r:id"] }
      let place = link.attributes["location"].map { "#" + $0 } ?? ""
      links[link.attributes["ref"] ?? ""] = (target?.attributes["Target"] ?? "") + place
    }
    let left = ["sheetData", "cols", "ignoredErrors", "hyperlinks", "dimension"]
    settings = sheet.children.filter { !left.contains($0.name) }
  }

  private static func value(of cell: XMLElement, _ strings: [XMLElement]) -> String {
    let value = cell.first("v")?.text ?? ""
    switch cell.attributes["t"] {
    case "inlineStr": return "text \(text(of: cell.first("is")))"
    case "s": return "text \(Int(value).map { text(of: strings[$0]) } ?? "")"
    case "b": return "boolean \(value)"
    case nil, "n":
      let formula = cell.first("f").map { "=\($0.text) " } ?? ""
      // Both hold doubles, one of them with as many digits as it was given.
      return value.isEmpty ? "blank" : formula + "\(Double(value).map { rounded($0) } ?? value)"
    case let kind?: return "\(kind) \(value)"
    }
  }

  /// A number with the 15 digits that a workbook keeps.
  private static func rounded(_ number: Double) -> String {
    guard number != 0, let decimal = ExactDecimal(number) else { return "\(number)" }
    var (digits, scale) = (decimal.significand, Int(decimal.scale))
    while digits.magnitude >= 10_000_000_000_000 {
      digits = (digits + (digits < 0 ? -5 : 5)) / 10
      scale -= 1
    }
    while digits % 10 == 0 {
      digits /= 10
      scale -= 1
    }
    return "\(digits)e\(-scale)"
  }

  private static func text(of element: XMLElement?) -> String {
    var text = element?.first("t")?.text ?? ""
    for (escape, character) in [("_x0001_", "\u{1}"), ("_x005F_", "_")] {
      text = text.replacing(escape, with: character)
    }
    return text
  }
}

/// The looks of a workbook's styles.
private struct StyleSheet {
  private let styles: [XMLElement]
  private let fonts: [XMLElement]
  private let fills: [XMLElement]
  private let borders: [XMLElement]
  private let formats: [String: String]

  init(_ part: String) throws {
    let sheet = try XMLElement(parsing: part)
    styles = sheet.first("cellXfs")?.children ?? []
    fonts = sheet.first("fonts")?.children ?? []
    fills = sheet.first("fills")?.children ?? []
    borders = sheet.first("borders")?.children ?? []
    var formats: [String: String] = [:]
    for format in sheet.first("numFmts")?.children ?? [] {
      formats[format.attributes["numFmtId"] ?? ""] = format.attributes["formatCode"]
    }
    self.formats = formats
  }

  /// All that a style says.
  func look(_ index: Int) -> String {
    let style = styles[index]
    func part(_ list: [XMLElement], _ name: String) -> String {
      Self.spelled(list[Int(style.attributes[name] ?? "0") ?? 0])
    }
    let number = style.attributes["numFmtId"] ?? "0"
    return " | \(formats[number] ?? number) \(part(fonts, "fontId")) \(part(fills, "fillId"))"
      + " \(part(borders, "borderId")) \(style.children.map(Self.spelled))"
  }

  private static func spelled(_ element: XMLElement) -> String {
    let attributes = element.attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let children = element.children.map(spelled)
    return "\(element.name)(\((attributes + children).joined(separator: " ")))"
  }
}
