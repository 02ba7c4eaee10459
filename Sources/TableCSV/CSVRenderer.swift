public import TableModel
public import TableOutline

/// Writes a table as CSV, all its rows with their place in the tree, whether they are hidden or not.
///
/// Fields are quoted as RFC 4180 says, only where they need it: with a delimiter, a quotation mark or a line end
/// inside, and the first one of a line that is blank, which readers would skip.
///
/// ```swift
/// let csv = try table.render(with: CSVRenderer(to: MemorySink())).sink.text
/// ```
public struct CSVRenderer<Sink: ByteSink & ~Copyable>: TableRenderer, ~Copyable {
  /// Hidden rows are written unless the options leave them out.
  public static var includesHiddenRows: Bool { true }

  /// Where the bytes go.
  public private(set) var sink: Sink

  private let options: CSVOutputOptions
  private var writer: CSVRowWriter

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - sink: Where the bytes go.
  ///   - options: How the file is written.
  /// - Throws: `CSVError.delimiter` if the delimiter can't separate fields.
  public init(to sink: consuming Sink, options: CSVOutputOptions = CSVOutputOptions()) throws(CSVError) {
    writer = try CSVRowWriter(options)
    self.sink = sink
    self.options = options
  }

  /// Writes the byte order mark and the line of column titles, where they are wanted.
  ///
  /// - Parameter header: The columns and what is known of the rows.
  /// - Throws: `ColumnFormatError` if a column's format can't be read.
  public mutating func begin(_ header: TableHeader) throws { try writer.begin(header) }

  /// Writes one line.
  ///
  /// - Parameters:
  ///   - cells: One cell for each column.
  ///   - row: Its place and state.
  /// - Throws: What the sink throws.
  public mutating func write(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) throws {
    writer.write(cells, at: row)
    if writer.out.count >= CSVRowWriter.capacity { try writer.out.drain(into: &sink) }
  }

  /// Writes all rows on all processors, if they are many and no line depends on those before it.
  ///
  /// - Parameter rows: The rows.
  /// - Returns: Whether they were written.
  /// - Throws: `OutlineError.rowsChanged` where other rows come than the first time, and what the sink throws.
  /// - Complexity: O(*n*) in the length of their text.
  public mutating func write(_ rows: SharedRows) throws -> Bool {
    guard writer.writesLinesAlone, let crew = RowCrew(for: rows, processors: options.processors) else {
      return false
    }
    try writer.write(rows, crew) { try $0.drain(into: &sink) }
    return true
  }

  /// Hands the last lines to the sink and finishes it.
  ///
  /// - Throws: What the sink throws.
  public mutating func end() throws {
    try writer.out.drain(into: &sink)
    try sink.finish()
  }
}
