internal import TableOutline

/// One thread's share of a table's rows: a writer of its own that writes as the renderer's does.
///
/// Unchecked, because the compiler can't see it: a part is worked on by one thread at a time.
final class CSVPart: @unchecked Sendable {
  private var writer: CSVRowWriter

  /// Makes a part of what a writer writes.
  init(of writer: borrowing CSVRowWriter) {
    self.writer = CSVRowWriter(like: writer)
  }

  /// The part as the threads see it.
  var asRowPart: RowCrew.Part<OutputBuffer> {
    RowCrew.Part(write: { self.writer.write($0, at: $1) }, swapOutput: { swap(&self.writer.out, &$0) })
  }
}
