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
  private let fields: CSVFieldWriter
  private var formatters: ContiguousArray<CellFormatter> = []
  private var hierarchy: CSVHierarchyWriter
  private var out: OutputBuffer

  // Large enough that writing costs little beside filling, small enough for the processor's cache.
  private static var capacity: Int { 64 * 1024 }

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - sink: Where the bytes go.
  ///   - options: How the file is written.
  /// - Throws: `CSVError.delimiter` if the delimiter can't separate fields.
  public init(to sink: consuming Sink, options: CSVOutputOptions = CSVOutputOptions()) throws(CSVError) {
    fields = try CSVFieldWriter(options)
    self.sink = sink
    self.options = options
    hierarchy = CSVHierarchyWriter(options.hierarchy)
    out = OutputBuffer(capacity: 2 * Self.capacity)
  }

  /// Writes the byte order mark and the line of column titles, where they are wanted.
  ///
  /// - Parameter header: The columns and what is known of the rows.
  /// - Throws: `ColumnFormatError` if a column's format can't be read.
  public mutating func begin(_ header: TableHeader) throws {
    if options.isFormatted {
      for column in header.columns {
        formatters.append(try CellFormatter(for: column, locale: options.locale))
      }
    }
    hierarchy.begin(header)
    if options.hasByteOrderMark { out.append("\u{FEFF}") }
    guard options.hasHeader else { return }
    let lineStart = out.count
    hierarchy.appendTitles(fields, to: &out)
    for (index, column) in header.columns.enumerated() {
      if index > 0 { out.append(fields.delimiter) }
      let start = out.count
      out.append(column.fullTitle)
      fields.finishText(from: start, in: &out)
    }
    endLine(from: lineStart, columnCount: header.columns.count)
  }

  /// Writes one line.
  ///
  /// - Parameters:
  ///   - cells: One cell for each column.
  ///   - row: Its place and state.
  /// - Throws: What the sink throws.
  public mutating func write(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) throws {
    if options.omitsHiddenRows, row.isHidden { return }
    let lineStart = out.count
    hierarchy.append(row, cells, fields, to: &out)
    let (rowCells, bytes) = (cells.cells, cells.bytes)
    let isPlain = formatters.isEmpty && fields.isPlain(bytes.span)
    for index in rowCells.indices {
      if index > 0 { out.append(fields.delimiter) }
      let start = out.count
      let indent = hierarchy.indent(of: row, column: index)
      out.append(UInt8(ascii: " "), count: indent)
      if !formatters.isEmpty {
        appendShown(cells, index)
      } else if indent > 0 {
        out.append(raw: rowCells[index], of: cells)
        fields.finishText(from: start, in: &out)
      } else {
        fields.append(rowCells[index], text: bytes.span, isPlain: isPlain, to: &out)
      }
    }
    endLine(from: lineStart, columnCount: rowCells.count)
    if out.count >= Self.capacity { try out.drain(into: &sink) }
  }

  /// Hands the last lines to the sink and finishes it.
  ///
  /// - Throws: What the sink throws.
  public mutating func end() throws {
    try out.drain(into: &sink)
    try sink.finish()
  }

  private mutating func appendShown(_ cells: borrowing CellBuffer, _ index: Int) {
    let start = out.count
    let cell = cells[index]
    formatters[index].append(cell, of: cells, to: &out)
    switch cell.kind {
    case .text, .link: fields.finishText(from: start, in: &out)
    default: fields.finishShown(from: start, in: &out)
    }
  }

  private mutating func endLine(from start: Int, columnCount: Int) {
    if columnCount == 0, hierarchy.fieldCount > 0 { out.truncate(to: out.count - 1) }
    let delimiterCount = hierarchy.fieldCount + columnCount - 1
    // Delimiters alone are no row to a reader.
    if out.count &- start == delimiterCount {
      out.truncate(to: start)
      out.append("\"\"")
      out.append(fields.delimiter, count: delimiterCount)
    }
    switch options.lineEnd {
    case .lineFeed: out.append(0x0A)
    case .carriageReturnLineFeed: out.append("\r\n")
    }
  }
}
