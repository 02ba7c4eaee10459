/// The links of one sheet: which cell leads where.
///
/// A sheet names its links behind its rows, and their addresses in a part of their own. Both are compressed as they
/// come, so that sixty thousand addresses take no memory to speak of.
struct SheetLinks: ~Copyable {
  private var elements = XMLBuffer(capacity: 0)
  private var relations = XMLBuffer(capacity: 0)
  private var elementPiece: CompressedPiece?
  private var relationPiece: CompressedPiece?
  private var addressCount = 0
  private let compression: Compression
  private let room: Int

  /// The two runs of bytes that links become.
  struct Pieces {
    /// What the sheet says of its links.
    let elements: CompressedPiece
    /// The part that holds the addresses of those that leave the workbook, if there are any.
    let relations: CompressedPiece?
  }

  /// How many links there are.
  private(set) var count = 0

  private static var chunk: Int { 16 << 10 }

  /// Creates a sheet's links, none at first.
  ///
  /// - Parameters:
  ///   - compression: What compresses them.
  ///   - room: How many there can be.
  init(_ compression: Compression, room: Int = SheetLimits.links) {
    self.compression = compression
    self.room = room
  }

  /// Adds a link.
  ///
  /// - Parameters:
  ///   - address: Where it leads.
  ///   - column: The cell's column, from 0.
  ///   - row: The cell's row, from 1.
  /// - Returns: Whether the sheet has room for it.
  /// - Throws: `XLSXError`.
  mutating func add(_ address: LinkAddress, column: Int, row: Int) throws -> Bool {
    guard beginLink(column: column, row: row) else { return false }
    if addressCount == 0 { openRelations() }
    addressCount += 1
    elements.append("\" r:id=\"rId")
    elements.append(integer: Int64(addressCount))
    if let place = address.place {
      elements.append("\" location=\"")
      elements.append(escaping: place)
    }
    elements.append("\"/>")
    relations.append("<Relationship Id=\"rId")
    relations.append(integer: Int64(addressCount))
    relations.append(
      "\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink\"")
    relations.append(" Target=\"")
    relations.append(escaping: address.target)
    relations.append("\" TargetMode=\"External\"/>")
    if elements.count + relations.count > Self.chunk { try flush() }
    return true
  }

  /// Adds a link to another sheet of the workbook.
  ///
  /// - Parameters:
  ///   - place: The cell it leads to, as formulas name it.
  ///   - column: The cell's column, from 0.
  ///   - row: The cell's row, from 1.
  /// - Returns: Whether the sheet has room for it.
  /// - Throws: `XLSXError`.
  mutating func add(place: String, column: Int, row: Int) throws -> Bool {
    guard beginLink(column: column, row: row) else { return false }
    elements.append("\" location=\"")
    elements.append(escaping: place)
    elements.append("\"/>")
    if elements.count > Self.chunk { try flush() }
    return true
  }

  /// Ends the links, to which none may be added afterwards.
  ///
  /// - Returns: What they become, or `nil` where there are none.
  mutating func finish() throws -> Pieces? {
    guard count > 0 else { return nil }
    elements.append("</hyperlinks>")
    if addressCount > 0 { relations.append("</Relationships>") }
    try flush()
    try elementPiece?.append(ContiguousArray<UInt8>().span, ending: .paused)
    try relationPiece?.append(ContiguousArray<UInt8>().span, ending: .finished)
    return elementPiece.map { Pieces(elements: $0, relations: relationPiece) }
  }

  private mutating func beginLink(column: Int, row: Int) -> Bool {
    guard count < room else { return false }
    if count == 0 {
      elementPiece = CompressedPiece(compression)
      elements.append("<hyperlinks>")
    }
    count += 1
    elements.append("<hyperlink ref=\"")
    elements.append(text: CellReference.name(column: column, row: row))
    return true
  }

  private mutating func openRelations() {
    relationPiece = CompressedPiece(compression)
    relations.append("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n")
    relations.append(
      "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">")
  }

  private mutating func flush() throws {
    let (elementPiece, relationPiece) = (elementPiece, relationPiece)
    try elements.withSpan { try elementPiece?.append($0) }
    try relations.withSpan { try relationPiece?.append($0) }
    elements.removeAll()
    relations.removeAll()
  }
}
