internal import TableModel
internal import TableOutline

/// Writes rows as lines into a buffer.
struct CSVRowWriter: ~Copyable {
  /// The lines that no sink has taken yet.
  var out: OutputBuffer

  private let options: CSVOutputOptions
  private let fields: CSVFieldWriter
  private var formatters: ContiguousArray<CellFormatter> = []
  private var hierarchy: CSVHierarchyWriter

  /// So many bytes are worth a call of the sink, and stay in the processor's cache.
  static var capacity: Int { 64 * 1024 }

  /// Takes what matters of the options.
  ///
  /// - Throws: `CSVError.delimiter` if the delimiter can't separate fields.
  init(_ options: CSVOutputOptions) throws(CSVError) {
    fields = try CSVFieldWriter(options)
    self.options = options
    hierarchy = CSVHierarchyWriter(options.hierarchy)
    out = OutputBuffer(capacity: 2 * Self.capacity)
  }

  /// Writes on where another writer is, into a buffer of its own.
  init(like other: borrowing CSVRowWriter) {
    (options, fields, formatters, hierarchy) = (
      other.options, other.fields, other.formatters, other.hierarchy
    )
    out = OutputBuffer(capacity: 2 * Self.capacity)
  }

  /// Whether a line says nothing of the lines before it.
  var writesLinesAlone: Bool { hierarchy.writesLinesAlone }

  /// Writes the byte order mark and the line of column titles, where they are wanted.
  ///
  /// - Parameter header: The columns and what is known of the rows.
  /// - Throws: `ColumnFormatError` if a column's format can't be read.
  mutating func begin(_ header: TableHeader) throws(ColumnFormatError) {
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
  mutating func write(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) {
    if options.omitsHiddenRows, row.isHidden { return }
    let lineStart = out.count
    let text = cells.bytes.span.extracting(0..<cells.byteCount)
    let isPlain = fields.isPlain(text)
    hierarchy.append(row, cells, fields, isPlain: isPlain, to: &out)
    let rowIndent = hierarchy.indent(of: row)
    for index in 0..<cells.count {
      if index > 0 { out.append(fields.delimiter) }
      let indent = index == hierarchy.treeColumn ? rowIndent : 0
      if formatters.isEmpty {
        fields.append(cells[index], text: text, isPlain: isPlain, indent: indent, to: &out)
      } else {
        appendShown(cells, index, indent: indent)
      }
    }
    endLine(from: lineStart, columnCount: cells.count)
  }

  /// Appends a field that is formatted.
  private mutating func appendShown(_ cells: borrowing CellBuffer, _ index: Int, indent: Int) {
    let start = out.count
    out.append(UInt8(ascii: " "), count: indent)
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
