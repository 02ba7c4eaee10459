/// What stands around the rows of a sheet: everything that libxlsxwriter wrote but `<sheetData/>`.
struct SheetFrame {
  private let head: ContiguousArray<UInt8>
  private let tail: ContiguousArray<UInt8>

  private static let emptyRows = "<sheetData/>"
  private static let dimension = "<dimension ref=\"A1\"/>"
  private static let format = "<sheetFormatPr defaultRowHeight=\"15\""
  private static let margins = "<pageMargins"

  /// Splits a sheet without rows.
  ///
  /// - Parameters:
  ///   - sheet: The sheet's part.
  ///   - bars: The bars in it, for which one cell each stands.
  /// - Throws: `XLSXError.workbookFailed` if it is not laid out as expected.
  init(_ sheet: ContiguousArray<UInt8>, bars: [DataBar] = []) throws {
    guard let rows = sheet.firstRange(of: Self.emptyRows) else {
      throw XLSXError.workbookFailed(step: "sheet", reason: "no \(Self.emptyRows) in it")
    }
    head = ContiguousArray(sheet[..<rows.lowerBound])
    tail = try bars.reduce(ContiguousArray(sheet[rows.upperBound...])) { tail, bar in
      let (first, second) = ("<conditionalFormatting sqref=\"", "<xm:sqref>")
      let named = try Self.replace("\(first)\(bar.standIn)\"", by: "\(first)\(bar.cells)\"", in: tail)
      return try Self.replace("\(second)\(bar.standIn)<", by: "\(second)\(bar.cells)<", in: named)
    }
  }

  /// What stands before the rows.
  ///
  /// - Parameters:
  ///   - dimension: The range of all cells.
  ///   - level: The deepest level of the outline.
  /// - Returns: The bytes.
  /// - Throws: `XLSXError`.
  func opening(dimension: String, outlineLevel level: Int) throws -> ContiguousArray<UInt8> {
    var bytes = try Self.replace(Self.dimension, by: "<dimension ref=\"\(dimension)\"/>", in: head)
    if level > 0 {
      bytes = try Self.replace(Self.format, by: "\(Self.format) outlineLevelRow=\"\(level)\"", in: bytes)
    }
    return bytes + "<sheetData>".utf8
  }

  /// What stands between the rows and the links.
  var middle: ContiguousArray<UInt8> {
    get throws { try ContiguousArray("</sheetData>".utf8) + tail[..<Self.start(of: Self.margins, in: tail)] }
  }

  /// What stands behind the links.
  var closing: ContiguousArray<UInt8> {
    get throws { try ContiguousArray(tail[Self.start(of: Self.margins, in: tail)...]) }
  }

  private static func start(of text: String, in bytes: ContiguousArray<UInt8>) throws -> Int {
    guard let range = bytes.firstRange(of: text) else {
      throw XLSXError.workbookFailed(step: "sheet", reason: "no \(text) in it")
    }
    return range.lowerBound
  }

  private static func replace(
    _ text: String, by other: String, in bytes: ContiguousArray<UInt8>
  ) throws -> ContiguousArray<UInt8> {
    let start = try start(of: text, in: bytes)
    return bytes[..<start] + ContiguousArray(other.utf8) + bytes[(start + text.utf8.count)...]
  }
}
