/// The links of one sheet: which cell leads where.
///
/// A sheet names its links behind its rows, and their addresses in a part of their own. Both are compressed as they
/// come, so that sixty thousand addresses take no memory to speak of.
struct SheetLinks: ~Copyable {
  private var elements = XMLBuffer(capacity: Self.chunk)
  private var relations = XMLBuffer(capacity: Self.chunk)
  private var pieces: Pieces?
  private let folder: String

  /// The two runs of bytes that links become.
  struct Pieces {
    /// What the sheet says of its links.
    let elements: CompressedPiece
    /// The part that holds the addresses.
    let relations: CompressedPiece
  }

  /// How many links there are.
  private(set) var count = 0

  private static var chunk: Int { 16 << 10 }

  /// Creates a sheet's links, none at first.
  ///
  /// - Parameter folder: Where a temporary file may be made.
  init(temporaryFolder folder: String) { self.folder = folder }

  /// Adds a link.
  ///
  /// - Parameters:
  ///   - address: Where it leads.
  ///   - column: The cell's column, from 0.
  ///   - row: The cell's row, from 1.
  /// - Returns: Whether the sheet has room for it.
  /// - Throws: `XLSXError`.
  mutating func add(_ address: LinkAddress, column: Int, row: Int) throws -> Bool {
    guard count < SheetLimits.links else { return false }
    if count == 0 { open() }
    count += 1
    elements.append("<hyperlink ref=\"")
    elements.append(CellReference.name(column: column, row: row))
    elements.append("\" r:id=\"rId")
    elements.append(integer: Int64(count))
    if let place = address.place {
      elements.append("\" location=\"")
      elements.append(escaping: place)
    }
    elements.append("\"/>")
    relations.append("<Relationship Id=\"rId")
    relations.append(integer: Int64(count))
    relations.append(
      "\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink\"")
    relations.append(" Target=\"")
    relations.append(escaping: address.target)
    relations.append("\" TargetMode=\"External\"/>")
    if elements.count + relations.count > Self.chunk { try flush() }
    return true
  }

  /// Ends the links.
  ///
  /// - Returns: What they become, or `nil` where there are none.
  consuming func finish() throws -> Pieces? {
    guard count > 0 else { return nil }
    elements.append("</hyperlinks>")
    relations.append("</Relationships>")
    try flush()
    try pieces?.elements.pause()
    try pieces?.relations.append(ContiguousArray<UInt8>().span, ending: .finished)
    return pieces
  }

  private mutating func open() {
    pieces = Pieces(
      elements: CompressedPiece(temporaryFolder: folder), relations: CompressedPiece(temporaryFolder: folder))
    elements.append("<hyperlinks>")
    relations.append("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n")
    relations.append(
      "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">")
  }

  private mutating func flush() throws {
    let pieces = pieces
    try elements.withSpan { try pieces?.elements.append($0) }
    try relations.withSpan { try pieces?.relations.append($0) }
    elements.removeAll()
    relations.removeAll()
  }
}
