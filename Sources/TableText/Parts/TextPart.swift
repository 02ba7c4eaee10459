internal import TableModel
internal import TableOutline

/// One thread's share of a table's rows: a writer of its own that measures and writes as the table's does.
///
/// Unchecked, because the compiler can't see it: a part is worked on by one thread at a time, and whoever gave it work
/// waits for the end of that before it looks at the part.
final class TextPart: @unchecked Sendable {
  /// Has measured the rows that were given to the part, or holds their lines.
  var writer: TableWriter

  /// Makes a part of what a writer measures or writes.
  init(of writer: borrowing TableWriter) {
    self.writer = TableWriter(writer.options)
    self.writer.adopt(writer)
  }

  /// The part as the threads see it.
  var asRowPart: RowCrew.Part<OutputBuffer> {
    RowCrew.Part(
      write: { self.writer.write($0, at: $1) }, swapOutput: { swap(&self.writer.line.output, &$0) })
  }
}

extension TableWriter {
  /// Takes over the columns that another writer has prepared, and its layout once it has begun.
  mutating func adopt(_ other: borrowing TableWriter) {
    header = other.header
    indent = other.indent
    columns = other.columns
    formatters = other.formatters
    extents = ContiguousArray(repeating: ColumnExtent(), count: columns.count)
    layout = other.layout
    lineCells = other.lineCells
    hasBegun = other.hasBegun
    lastKind = .leaf
  }

  /// Takes what another writer has measured.
  mutating func add(_ other: borrowing TableWriter) {
    for column in extents.indices { extents[column].add(other.extents[column]) }
    if other.maySelect { maySelect = true }
  }
}
