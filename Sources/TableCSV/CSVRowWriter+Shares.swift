internal import TableOutline

extension CSVRowWriter {
  /// How many rows are written between two meetings: enough to make up for the meeting.
  private static var stretch: Int { 1024 }

  /// Writes all rows of a table, together with other threads.
  ///
  /// A method of a type without parameters: in the renderer each row would look up what the sink is.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - crew: The threads.
  ///   - drain: Takes lines, in the order of the rows.
  /// - Throws: `OutlineError.rowsChanged`, and what the closure throws.
  mutating func write(
    _ rows: SharedRows, _ crew: RowCrew, drain: (inout OutputBuffer) throws -> Void
  ) throws {
    var parts: [RowCrew.Part<OutputBuffer>] = []
    for _ in 0..<crew.count { parts.append(CSVPart(of: self).asRowPart) }
    try crew.write(
      rows, stretch: Self.stretch, parts: parts, own: { write($0, at: $1) }, drainOwn: { try drain(&out) },
      drain: drain)
  }
}
