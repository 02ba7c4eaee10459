public import TableModel
public import TableOutline

/// Shows a table as aligned text.
///
/// Every row is measured before the first one is written, so that each column is as wide as what is shown in it.
/// Rows with a collapsed ancestor are left out; the collapsed row says how many there are.
///
/// ```swift
/// let text = try table.render(with: TextRenderer(), expansion: .levels(2)).text
/// ```
public struct TextRenderer<Sink: ByteSink & ~Copyable>: TableRenderer, ~Copyable {
  /// Hidden rows are left out.
  public static var includesHiddenRows: Bool { false }

  /// Columns are as wide as what is shown in them.
  public static var measuresFirst: Bool { true }

  /// How many bytes are kept before the sink gets them.
  private static var chunk: Int { 1 << 16 }

  private var writer: TableWriter
  private var crew: TextCrew?

  /// Where the text goes.
  public private(set) var sink: Sink

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - sink: Where the text goes.
  ///   - options: How the table is shown.
  public init(to sink: consuming Sink, options: TextOptions = TextOptions()) {
    writer = TableWriter(options)
    self.sink = sink
  }

  /// Prepares the columns.
  ///
  /// - Parameter header: The columns and what is known of the rows.
  /// - Throws: `ColumnFormatError` if the format of a column can't be read.
  public mutating func begin(_ header: TableHeader) throws { try writer.begin(header) }

  /// Measures a row.
  ///
  /// - Parameters:
  ///   - cells: One cell for each column.
  ///   - row: Its place and state.
  /// - Complexity: O(*n*) in the length of its text.
  public mutating func measure(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) {
    writer.measure(cells, at: row)
  }

  /// Writes a row.
  ///
  /// - Parameters:
  ///   - cells: One cell for each column.
  ///   - row: Its place and state.
  /// - Throws: What the sink throws.
  /// - Complexity: O(*n*) in the length of its text and in the indent cap.
  public mutating func write(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) throws {
    writer.write(cells, at: row)
    if writer.line.output.count >= Self.chunk { try writer.line.output.drain(into: &sink) }
  }

  /// Measures all rows on all processors, if they are many.
  ///
  /// - Parameter rows: The rows.
  /// - Returns: Whether they were measured.
  /// - Throws: `OutlineError.rowsChanged` where other rows come than the first time.
  /// - Complexity: O(*n*) in the length of their text.
  public mutating func measure(_ rows: SharedRows) throws -> Bool {
    crew = TextCrew(writer, for: rows)
    try crew?.measure(rows, &writer)
    return crew != nil
  }

  /// Writes all rows on all processors, if they were measured so.
  ///
  /// - Parameter rows: The rows.
  /// - Returns: Whether they were written.
  /// - Throws: `OutlineError.rowsChanged` where other rows come than the first time, and what the sink throws.
  /// - Complexity: O(*n*) in the length of their text.
  public mutating func write(_ rows: SharedRows) throws -> Bool {
    guard let crew else { return false }
    writer.beginRows(.leaf)
    try crew.write(rows, &writer) { try $0.drain(into: &sink) }
    return true
  }

  /// Ends the table.
  ///
  /// - Throws: What the sink throws.
  public mutating func end() throws {
    writer.end()
    try writer.line.output.drain(into: &sink)
    try sink.finish()
  }
}

extension TextRenderer where Sink == MemorySink {
  /// Creates a renderer that keeps the text in memory.
  ///
  /// - Parameter options: How the table is shown.
  public init(options: TextOptions = TextOptions()) { self.init(to: MemorySink(), options: options) }

  /// The text.
  public var text: String { sink.text }
}
