/// The parts of a workbook without cells, checked to be whole.
struct WorkbookParts {
  private var parts: [PackageReader.Part] = []

  /// Creates no parts.
  init() {}

  /// The name that a sheet has until it gets its own.
  ///
  /// It has blanks, so that the library quotes it where a name may need it, and its number has a fixed length.
  static func standInName(sheet: Int) -> String {
    let digits = String(sheet + 1)
    return standIn + String(repeating: "0", count: max(0, numberLength - digits.count)) + digits
  }

  private static let standIn = "foldout sheet "
  private static let numberLength = 8

  /// Takes the parts that the library wrote.
  ///
  /// - Parameter parts: All of them.
  /// - Throws: `XLSXError.workbookFailed` for a part that is cut off: with a full disk the library writes such
  ///   parts and says nothing.
  init(_ parts: [PackageReader.Part]) throws {
    for part in parts where !Self.isWhole(part.bytes) {
      throw XLSXError.workbookFailed(
        step: part.name, reason: "it was cut off; is the disk for temporary files full?")
    }
    self.parts = parts
  }

  /// Takes the part of a sheet out.
  ///
  /// - Parameter sheet: The sheet's position.
  /// - Returns: Its bytes.
  /// - Throws: `XLSXError`.
  mutating func removeSheet(_ sheet: Int) throws -> ContiguousArray<UInt8> {
    let name = Self.sheetPartName(sheet)
    guard let index = parts.firstIndex(where: { $0.name == name }) else {
      throw XLSXError.workbookFailed(step: name, reason: "it is missing")
    }
    return parts.remove(at: index).bytes
  }

  /// The name of the part of a sheet.
  static func sheetPartName(_ sheet: Int) -> String { "xl/worksheets/sheet\(sheet + 1).xml" }

  /// The name of the part that holds what a sheet refers to.
  static func sheetRelationsName(_ sheet: Int) -> String { "xl/worksheets/_rels/sheet\(sheet + 1).xml.rels" }

  /// The parts that are left, the sheets under their own names.
  ///
  /// - Parameter names: The sheets' names.
  /// - Returns: The parts.
  func named(_ names: [String]) -> [PackageReader.Part] {
    parts.map { part in
      var part = part
      if part.name == "xl/workbook.xml" || part.name == "docProps/app.xml" {
        part.bytes = Self.replaceStandIns(by: names, in: part.bytes)
      }
      return part
    }
  }

  private static func replaceStandIns(
    by names: [String], in bytes: ContiguousArray<UInt8>
  ) -> ContiguousArray<UInt8> {
    var result = XMLBuffer(capacity: 2 * bytes.count)
    var done = 0
    while let range = bytes.firstRange(of: standIn, from: done) {
      let end = min(range.upperBound + numberLength, bytes.count)
      result.append(bytes.span.extracting(done..<range.lowerBound))
      let number = Int(String(decoding: bytes[range.upperBound..<end], as: UTF8.self)) ?? 0
      if names.indices.contains(number - 1) {
        let name = names[number - 1]
        // In a reference the library has put the name into apostrophes; those inside are doubled.
        let quoted = name.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
        result.append(escaping: bytes.has("'!", at: end) ? quoted : name)
      }
      done = end
    }
    result.append(bytes.span.extracting(done..<bytes.count))
    return result.withSpan(ContiguousArray.init(copying:))
  }

  /// Whether a part ends with the end of its outermost element.
  private static func isWhole(_ bytes: ContiguousArray<UInt8>) -> Bool {
    guard let prolog = bytes.firstRange(of: "?>"),
      let start = bytes.firstRange(of: "<", from: prolog.upperBound)
    else { return false }
    let name = bytes[start.upperBound...].prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ">") }
    let ending = ContiguousArray("</".utf8) + name + ContiguousArray(">".utf8)
    let trimmed = bytes.reversed().drop { $0 == UInt8(ascii: "\n") }
    return trimmed.starts(with: ending.reversed())
  }
}
