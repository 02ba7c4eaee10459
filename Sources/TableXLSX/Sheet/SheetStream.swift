internal import TableModel

/// Writes the rows of one sheet as XML, compressed as they come.
///
/// Rows and cells are written in order. A cell is named by its column's position; the marks of columns and styles
/// are prepared once, so that a cell costs a few stores and its own digits or text.
struct SheetStream: ~Copyable {
  private var xml = XMLBuffer(capacity: 2 * Self.chunk)
  private var piece: CompressedPiece
  private var endedPieces: [CompressedPiece] = []
  private let compression: Compression
  private let columns: ContiguousArray<XMLMark>
  private var rowMark = XMLMark("")

  /// The number of the last row that was begun, from 1.
  private(set) var row: Int

  /// The deepest level of the outline so far.
  private(set) var deepestLevel = 0

  private let rowOpening = XMLMark("<row r=\"")
  private let rowClosing = XMLMark("</row>")
  // What follows the number of a row that has nothing but a level.
  private let levelMarks = ContiguousArray(
    (0...SheetLimits.outlineLevel).map { XMLMark($0 == 0 ? "\">" : "\" outlineLevel=\"\($0)\">") })
  private let textOpening = XMLMark("\" t=\"inlineStr\"><is><t>")
  private let textClosing = XMLMark("</t></is></c>")
  private let valueOpening = XMLMark("\"><v>")
  private let valueClosing = XMLMark("</v></c>")

  /// How many bytes are compressed at a time.
  private static var chunk: Int { 128 << 10 }

  /// Opens the stream.
  ///
  /// - Parameters:
  ///   - columns: What the cells of each column begin with.
  ///   - row: The row above the first one; 0 for a sheet's very first.
  ///   - compression: What compresses the rows.
  init(columns: ContiguousArray<XMLMark>, below row: Int, _ compression: Compression) {
    piece = CompressedPiece(compression)
    self.compression = compression
    self.columns = columns
    self.row = row
  }

  /// What the cells of each column begin with.
  ///
  /// - Parameter columnCount: How many columns a sheet has.
  /// - Returns: One mark for each of them.
  static func marks(columnCount: Int) -> ContiguousArray<XMLMark> {
    ContiguousArray((0..<columnCount).map { XMLMark("<c r=\"\(CellReference.letters(column: $0))") })
  }

  /// Begins the next row.
  mutating func beginRow(_ attributes: RowAttributes) {
    row += 1
    rowMark = XMLMark(digitsOf: row)
    xml.append(rowOpening)
    xml.append(rowMark)
    if attributes.isPlain {
      xml.append(levelMarks[attributes.level])
      deepestLevel = max(deepestLevel, attributes.level)
      return
    }
    if attributes.isHidden { xml.append("\" hidden=\"1") }
    if attributes.level > 0 {
      xml.append("\" outlineLevel=\"")
      xml.append(integer: Int64(attributes.level))
      deepestLevel = max(deepestLevel, attributes.level)
    }
    if attributes.isCollapsed { xml.append("\" collapsed=\"1") }
    if attributes.height > 0 {
      xml.append("\" ht=\"")
      xml.append(integer: Int64(attributes.height))
      xml.append("\" customHeight=\"1")
    }
    xml.append("\">")
  }

  /// Ends the row.
  ///
  /// - Throws: `XLSXError` where a temporary file cannot be written.
  mutating func endRow() throws {
    xml.append(rowClosing)
    if xml.count >= Self.chunk { try piece.move(&xml) }
  }

  /// Leaves rows out.
  mutating func skipRows(_ count: Int) { row += count }

  /// Ends the stream, to which nothing may be written afterwards, and hands the rows over.
  ///
  /// - Returns: The compressed rows, to be followed by the end of the sheet.
  mutating func finish() throws -> [CompressedPiece] {
    if let last = try endPiece() { endedPieces.append(last) }
    return endedPieces
  }

  /// Ends the rows that were written since a piece was ended the last time, so that others can follow them.
  ///
  /// - Returns: These rows, compressed; `nil` if there are none.
  /// - Throws: `XLSXError`.
  mutating func endPiece() throws -> CompressedPiece? {
    guard xml.count > 0 || !piece.isEmpty else { return nil }
    try xml.withSpan { try piece.append($0, ending: .paused) }
    xml.removeAll()
    defer { piece = CompressedPiece(compression) }
    return piece
  }

  /// Takes over rows that follow those that were written.
  ///
  /// - Parameter other: The rows, as another stream ended them.
  /// - Throws: `XLSXError`.
  mutating func append(_ other: CompressedPiece) throws {
    if let last = try endPiece() { endedPieces.append(last) }
    endedPieces.append(try CompressedPiece(taking: other, compression))
  }

  /// Goes on below the rows of another stream, of which all were taken over.
  mutating func goOn(below other: borrowing SheetStream) {
    row = max(row, other.row)
    deepestLevel = max(deepestLevel, other.deepestLevel)
  }

  /// Writes a cell that has a style and nothing else.
  @inline(__always)
  mutating func writeBlank(column: Int, style: XMLMark) {
    open(column, style)
    xml.append("\"/>")
  }

  /// Writes text.
  ///
  /// - Returns: Whether all of it fits into a cell; the rest was cut off.
  @inline(__always)
  mutating func write(text: Span<UInt8>, column: Int, style: XMLMark) -> Bool {
    let count = XMLText.fittingCount(of: text, limit: SheetLimits.textUnits)
    let fitting = text.extracting(0..<count)
    open(column, style)
    if XMLText.hasOuterBlanks(fitting) {
      xml.append("\" t=\"inlineStr\"><is><t xml:space=\"preserve\">")
    } else {
      xml.append(textOpening)
    }
    xml.append(escaping: fitting)
    xml.append(textClosing)
    return count == text.count
  }

  /// Writes an exact number.
  @inline(__always)
  mutating func write(significand: Int128, scale: Int, column: Int, style: XMLMark) {
    open(column, style)
    xml.append(valueOpening)
    xml.append(significand: significand, scale: scale)
    xml.append(valueClosing)
  }

  /// Writes a floating-point number, which must be finite.
  mutating func write(number: Double, column: Int, style: XMLMark) {
    open(column, style)
    xml.append(valueOpening)
    xml.append(text: number.description)
    xml.append(valueClosing)
  }

  /// Writes yes or no.
  mutating func write(boolean: Bool, column: Int, style: XMLMark) {
    open(column, style)
    xml.append("\" t=\"b\"><v>")
    xml.append(boolean ? "1" : "0")
    xml.append(valueClosing)
  }

  /// Writes a formula with its value.
  ///
  /// - Parameters:
  ///   - formula: The formula.
  ///   - significand: The value's digits.
  ///   - scale: How many of them stand behind the point.
  ///   - column: The column's position.
  ///   - style: The cell's style.
  mutating func write(
    _ formula: CellFormula, significand: Int128, scale: Int, column: Int, style: XMLMark
  ) {
    open(column, style)
    xml.append("\"><f>")
    let letters = CellReference.letters(column: column)
    switch formula {
    case .subtotal(let function, let rows):
      xml.append("SUBTOTAL(")
      xml.append(integer: Int64(function))
      xml.append(UInt8(ascii: ","))
      xml.append(text: letters)
      xml.append(integer: Int64(rows.lowerBound))
      if rows.count > 1 {
        xml.append(UInt8(ascii: ":"))
        xml.append(text: letters)
        xml.append(integer: Int64(rows.upperBound))
      }
      xml.append(UInt8(ascii: ")"))
    case .reference(let sheet, let row):
      xml.append(escaping: sheet)
      xml.append(text: letters)
      xml.append(integer: Int64(row))
    }
    xml.append("</f><v>")
    xml.append(significand: significand, scale: scale)
    xml.append(valueClosing)
  }

  @inline(__always)
  private mutating func open(_ column: Int, _ style: XMLMark) {
    xml.append(columns[column])
    xml.append(rowMark)
    xml.append(style)
  }
}
