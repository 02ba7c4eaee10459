internal import TableModel
internal import TableOutline

/// The threads that show a large table's rows beside the caller, each with a part of its own.
final class TextCrew {
  private let crew: RowCrew
  private let parts: [TextPart]

  /// The most rows that a part writes between two meetings: enough to make up for the meeting.
  private static let mostRows = 2048

  /// The most bytes, about, that it holds then.
  private static let mostBytes = 1 << 20

  /// Gathers threads; `nil` where the rows are few, or have to come one by one, or no other processor is there.
  init?(_ writer: borrowing TableWriter, for rows: SharedRows) {
    // Bars and repeated headers depend on the rows before.
    guard writer.barScales.isEmpty, writer.options.headerInterval == nil,
      let crew = RowCrew(for: rows, processors: writer.options.processors)
    else { return nil }
    self.crew = crew
    var parts: [TextPart] = []
    for _ in 0..<crew.count { parts.append(TextPart(of: writer)) }
    self.parts = parts
  }

  /// Measures all rows.
  ///
  /// - Throws: `OutlineError.rowsChanged`.
  func measure(_ rows: SharedRows, _ writer: inout TableWriter) throws {
    let others = parts.map { part -> @Sendable (borrowing CellBuffer, borrowing OutlineRow) -> Void in
      { part.writer.measure($0, at: $1) }
    }
    try crew.visit(rows, own: { writer.measure($0, at: $1) }, others: others)
    for part in parts { writer.add(part.writer) }
  }

  /// Writes all rows; the table has begun, and the crew has measured them.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - writer: Writes the caller's share.
  ///   - drain: Takes the lines of a buffer, in the order of the rows.
  /// - Throws: `OutlineError.rowsChanged`, and what the closure throws.
  func write(
    _ rows: SharedRows, _ writer: inout TableWriter, drain: (inout OutputBuffer) throws -> Void
  ) throws {
    for part in parts { part.writer.adopt(writer) }
    let columns = writer.layout.columns.reduce(1) { $0 + $1.width }
    try crew.write(
      rows, stretch: max(min(Self.mostRows, Self.mostBytes / columns), 1), parts: parts.map(\.asRowPart),
      own: { writer.write($0, at: $1) }, drainOwn: { try drain(&writer.line.output) }, drain: drain)
  }
}
