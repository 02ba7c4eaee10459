internal import TableModel
internal import TableOutline

/// One thread's share of a sheet's rows: it writes them, and compresses what it has written.
///
/// Unchecked, because the compiler can't see it: a part is worked on by one thread at a time, and whoever gave it work
/// waits for the end of that before it looks at the part.
final class SheetPart: @unchecked Sendable {
  // One value in all, so that a row costs one look at whether somebody else uses it.
  private struct Share: ~Copyable {
    var writer: RowWriter
    /// How many rows of other parts follow each stretch.
    let others: Int
    /// How many rows the stretch at hand still gets.
    var left = SheetPart.stretch

    mutating func write(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) throws {
      if left == 0 {
        writer.sheet.stream.skipRows(others)
        left = SheetPart.stretch
      }
      left -= 1
      // Leaf rows have none, and asking costs a copy of the writer.
      let covered = row.kind == .leaf ? nil : writer.coveredRows(of: row)
      try writer.write(cells, at: row, isHidden: row.isHidden, covered: covered)
    }
  }

  private var share: Share

  /// How many rows are compressed by themselves: they become the same bytes on whichever thread that is.
  static let stretch = 4096

  /// Makes a part.
  ///
  /// - Parameters:
  ///   - index: Which share of the rows it has, from 0.
  ///   - count: How many shares there are.
  ///   - writer: Writes the rows that are no part of any share.
  ///   - compression: What compresses those.
  init(_ index: Int, of count: Int, besides writer: borrowing RowWriter, _ compression: Compression) {
    let sheet = OpenSheet(
      sharing: writer.sheet, skipping: index * Self.stretch, writer.layout,
      Compression(inMemoryBesides: compression))
    share = Share(writer: RowWriter(writer.layout, on: sheet), others: (count - 1) * Self.stretch)
  }

  /// The part as the threads see it.
  var asRowPart: RowCrew.Part<CompressedPiece?> {
    RowCrew.Part(
      write: { try self.write($0, at: $1) }, swapOutput: { $0 = try self.endPiece() })
  }

  /// Writes a row.
  ///
  /// - Throws: `XLSXError`.
  func write(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) throws {
    try share.write(cells, at: row)
  }

  /// Ends the rows that were written since the last time.
  ///
  /// - Returns: The rows, compressed, if there are any.
  /// - Throws: `XLSXError`.
  func endPiece() throws -> CompressedPiece? { try share.writer.sheet.stream.endPiece() }

  /// Makes a writer go on below the rows of the part, of which all were taken over.
  func moveOn(_ other: inout RowWriter) { other.goOn(below: share.writer) }
}
