internal import TableOutline

/// The threads that show a large table's leaf rows beside the caller, each with a part of its own.
final class TextCrew {
  private struct Member {
    let thread: WorkThread
    let part: TextPart
  }

  private let members: [Member]

  /// The most rows that are written between two meetings: enough to make up for the meeting.
  private static let mostRows = 4096

  /// The most bytes, about, that a part holds between two meetings.
  private static let mostBytes = 1 << 20

  /// Fewer rows are shown sooner than threads are started.
  private static let fewRows = 1 << 14

  /// Gathers threads; `nil` where the rows are few, or have to come one by one, or no other processor is there.
  init?(_ writer: borrowing TableWriter, for rows: LeafRows) {
    // Bars and repeated headers depend on the rows before.
    guard rows.count >= Self.fewRows, writer.barScales.isEmpty, writer.options.headerInterval == nil else {
      return nil
    }
    var members: [Member] = []
    for _ in 1..<max(writer.options.processors ?? WorkThread.processorCount, 1) {
      guard let thread = WorkThread() else { break }
      members.append(Member(thread: thread, part: TextPart(of: writer)))
    }
    guard !members.isEmpty else { return nil }
    self.members = members
  }

  /// Measures all rows.
  func measure(_ rows: LeafRows, _ writer: inout TableWriter) {
    let shares = members.count + 1
    let range = { (share: Int) in rows.count * share / shares..<rows.count * (share + 1) / shares }
    for (share, member) in members.enumerated() {
      let (part, range) = (member.part, range(share + 1))
      member.thread.start { rows.visit(range) { part.writer.measure($0, at: $1) } }
    }
    rows.visit(range(0)) { writer.measure($0, at: $1) }
    for member in members {
      member.thread.wait()
      for column in writer.extents.indices { writer.extents[column].add(member.part.writer.extents[column]) }
    }
  }

  /// Writes all rows; the table has begun, and the crew has measured them.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - writer: Writes the first rows of each turn.
  ///   - drain: Takes the lines of a buffer, in the order of the rows.
  /// - Throws: What the closure throws.
  func write(
    _ rows: LeafRows, _ writer: inout TableWriter, drain: (inout OutputBuffer) throws -> Void
  ) throws {
    for member in members { member.part.writer.adopt(writer) }
    let columns = writer.layout.columns.reduce(1) { $0 + $1.width }
    let rowsPerTurn = max(min(Self.mostRows, Self.mostBytes / columns), 1)
    var next = 0
    while next < rows.count {
      let start = next
      let range = { (share: Int) in
        min(start + share * rowsPerTurn, rows.count)..<min(start + (share + 1) * rowsPerTurn, rows.count)
      }
      for (share, member) in members.enumerated() {
        let (part, range) = (member.part, range(share + 1))
        member.thread.start { rows.visit(range) { part.writer.write($0, at: $1) } }
      }
      rows.visit(range(0)) { writer.write($0, at: $1) }
      try drain(&writer.line.output)
      for member in members {
        member.thread.wait()
        try drain(&member.part.writer.line.output)
      }
      next = range(members.count).upperBound
    }
  }
}
