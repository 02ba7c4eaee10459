public import TableModel
public import TableOutline

/// Writes a table as JSON, all its rows, whether they are hidden or not.
///
/// Values are written as data: numbers with the digits that they have, dates as ISO 8601 text, blanks as `null`.
/// Memory does not grow with the rows.
///
/// ```swift
/// let json = try table.render(with: JSONRenderer()).text
/// ```
public struct JSONRenderer<Sink: ByteSink & ~Copyable>: TableRenderer, ~Copyable {
  /// Hidden rows are written unless the options leave them out.
  public static var includesHiddenRows: Bool { true }

  /// How many bytes are kept before the sink gets them.
  private static var chunk: Int { 64 * 1024 }

  private var writer: JSONWriter

  /// Where the bytes go.
  public private(set) var sink: Sink

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - sink: Where the bytes go.
  ///   - options: How the table is written.
  public init(to sink: consuming Sink, options: JSONOutputOptions = JSONOutputOptions()) {
    writer = JSONWriter(options, capacity: 2 * Self.chunk)
    self.sink = sink
  }

  /// Prepares the keys.
  ///
  /// - Parameter header: The columns and what is known of the rows.
  public mutating func begin(_ header: TableHeader) { writer.begin(header) }

  /// Writes a row.
  ///
  /// - Parameters:
  ///   - cells: One cell for each column.
  ///   - row: Its place and state.
  /// - Throws: What the sink throws.
  /// - Complexity: O(*n*) in the length of its text.
  public mutating func write(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) throws {
    // A row that ends many others closes each of them, so the buffer may grow beyond a chunk between two drains.
    writer.write(cells, at: row)
    if writer.out.count >= Self.chunk { try writer.out.drain(into: &sink) }
  }

  /// Closes what is open, hands the last bytes to the sink and finishes it.
  ///
  /// - Throws: What the sink throws.
  public mutating func end() throws {
    writer.end()
    try writer.out.drain(into: &sink)
    try sink.finish()
  }
}

extension JSONRenderer where Sink == MemorySink {
  /// Creates a renderer that keeps the JSON in memory.
  ///
  /// - Parameter options: How the table is written.
  public init(options: JSONOutputOptions = JSONOutputOptions()) {
    self.init(to: MemorySink(), options: options)
  }

  /// The JSON.
  public var text: String { sink.text }
}
