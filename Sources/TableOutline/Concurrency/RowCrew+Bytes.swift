extension RowCrew {
  /// How much each thread's buffer takes before it grows: some hundreds of lines.
  private static var bufferSize: Int { 1 << 16 }

  /// Writes all rows as bytes, in their order.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - stretch: How many rows are written between two meetings.
  ///   - parts: What each thread does with its rows.
  ///   - own: Writes a row of the caller's share.
  ///   - drainOwn: Takes what the caller has written.
  ///   - drain: Takes what a thread has written.
  /// - Throws: `OutlineError.rowsChanged`, and what the closures throw.
  package func write(
    _ rows: SharedRows, stretch: Int, parts: [Part<OutputBuffer>], own: SharedRows.Body,
    drainOwn: () throws -> Void, drain: (inout OutputBuffer) throws -> Void
  ) throws {
    try write(
      rows, stretch: stretch, parts: parts, emptyOutput: { OutputBuffer(capacity: Self.bufferSize) },
      own: own,
      drainOwn: drainOwn, drain: drain)
  }
}
