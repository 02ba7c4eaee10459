import TableModel
import TableOutline
import TestSupport
import Testing

@testable import TableXLSX

/// A workbook that a test has rendered, read back from its file.
struct Workbook {
  let parts: [String: String]
  let bytes: [UInt8]
  let warnings: [XLSXWarning]

  /// Renders a table into a file and reads the file.
  init<Row, Rows>(
    _ table: Table<Row, Rows>, expansion: Expansion<Row> = .all, selection: Selection<Row>? = nil,
    options: OutlineOptions = OutlineOptions(),
    keptAs name: String? = nil, _ change: (inout XLSXOptions) -> Void = { _ in }
  ) throws {
    let folder = try Workdir()
    var settings = XLSXOptions(destination: .file(folder.path(of: "report.xlsx")))
    settings.temporaryFolder = folder.path
    settings.created = CalendarTime(year: 2024, month: 2, day: 29)
    change(&settings)
    warnings = try table.render(
      with: XLSXRenderer(settings), expansion: expansion, selection: selection, options: options
    ).warnings
    #expect(try folder.fileNames() == ["report.xlsx"], "no temporary file stays")
    bytes = try folder.bytes(of: "report.xlsx")
    var parts: [String: String] = [:]
    for part in try PackageReader(path: folder.path(of: "report.xlsx")).parts() {
      parts[part.name] = String(decoding: part.bytes, as: UTF8.self)
    }
    self.parts = parts
    if let name { try WorkbookArchive.keep(bytes, named: name) }
  }

  /// The XML of a sheet, the first unless said otherwise.
  func sheet(_ number: Int = 1) throws -> String {
    try #require(parts["xl/worksheets/sheet\(number).xml"])
  }

  /// What stands between two pieces of text in a part, every time.
  static func between(_ start: String, _ end: String, in text: String) -> [String] {
    text.pieces(separatedBy: start).dropFirst().compactMap { $0.pieces(separatedBy: end).first }
  }

  /// The rows of a sheet, each as its attributes behind the number: `1`, `2 hidden outlineLevel=1`.
  func rowMarks(_ number: Int = 1) throws -> [String] {
    Self.between("<row r=\"", ">", in: try sheet(number)).map {
      $0.replacing("hidden=\"1", with: "hidden").replacing("collapsed=\"1", with: "collapsed")
        .replacing("outlineLevel", with: "level").replacing("\"", with: "")
    }
  }

  /// A cell as it is written behind its name and style, for instance `<v>3</v>`; nil where there is none.
  func cell(_ name: String, sheet number: Int = 1) throws -> String? {
    guard let rest = Self.between("<c r=\"\(name)\"", "<c ", in: try sheet(number)).first else { return nil }
    guard let start = rest.firstIndex(of: ">"), rest[rest.index(before: start)] != "/" else { return "" }
    return String(rest[rest.index(after: start)...]).pieces(separatedBy: "</c>").first
  }

  /// The text of a cell with inline text.
  func text(_ name: String, sheet number: Int = 1) throws -> String? {
    try cell(name, sheet: number)?.replacing("<is><t>", with: "").replacing("</t></is>", with: "")
  }

  /// The number format code of a cell; `General` where it has none.
  func format(_ name: String) throws -> String {
    let styles = try #require(parts["xl/styles.xml"])
    let tag = try #require(Self.between("<c r=\"\(name)\"", ">", in: try sheet()).first)
    let index = Self.between("s=\"", "\"", in: tag).first.flatMap { Int($0) } ?? 0
    let list = try #require(Self.between("<cellXfs", "</cellXfs>", in: styles).first)
    let code = try #require(Self.between("<xf numFmtId=\"", "\"", in: list)[index...].first)
    let named = Self.between("<numFmt numFmtId=\"\(code)\" formatCode=\"", "\"", in: styles).first
    return named?.replacing("&quot;", with: "\"") ?? ["0": "General", "1": "0", "2": "0.00"][code] ?? code
  }
}

extension String {
  func pieces(separatedBy separator: String) -> [String] {
    var parts: [String] = []
    var rest = Substring(self)
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}

/// A row of the trees that tests render.
struct Node: Sendable {
  var name: String
  var value: CellValue = .empty
  var children: [Node]?

  init(_ name: String, _ value: Int? = nil, _ children: [Node]? = nil) {
    self.name = name
    if let value { self.value = .integer(Int64(value)) }
    self.children = children
  }
}

/// A table of nodes whose values are totalled.
func nodeTable(
  _ roots: [Node], kind: CellKind = .integer, _ total: ColumnTotal<Node>? = .sum
) -> Table<Node, OutlineGroup<[Node]>> {
  Table(roots, children: \.children) {
    TableColumn("Name", value: \.name)
    let column = TableColumn<Node>("Value", kind: kind) { node, _, cells in cells.append(node.value) }
    if let total { column.total(total) } else { column }
  }
}
