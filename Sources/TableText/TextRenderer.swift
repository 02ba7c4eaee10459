public import TableModel
public import TableOutline
internal import TextWidth

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

  /// Where the text goes.
  public private(set) var sink: Sink

  let options: TextOptions
  let style: StyleDescription
  let form: VisibleForm
  let treatment: CellTreatment
  let barDrawing: BarDrawing

  var header = TableHeader(columns: [])
  var indent: TreeIndent
  var columns: ContiguousArray<TextColumn> = []
  var formatters: ContiguousArray<CellFormatter> = []
  var extents: ContiguousArray<ColumnExtent> = []
  var layout: TextLayout?
  var barScales: BarScales
  var line: LineWriter
  var shown = OutputBuffer(capacity: 256)
  var block: RowBlock
  var lastKind: RowKind?
  var rowsSinceHeader = 0

  /// Whether a row that is shown is selected, or one that is not shown could be.
  var maySelect = false

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - sink: Where the text goes.
  ///   - options: How the table is shown.
  public init(to sink: consuming Sink, options: TextOptions = TextOptions()) {
    self.sink = sink
    self.options = options
    let isMarkdown = options.style == .markdown
    style = StyleDescription(options.style, isASCII: options.ambiguousIsWide)
    form = VisibleForm(ambiguousIsWide: options.ambiguousIsWide, lineBreaks: options.cellLineBreaks.form)
    treatment = isMarkdown ? .markdown : options.isRaw ? .raw : .visible
    indent = TreeIndent(options, isFlat: true)
    barDrawing = BarDrawing(isASCII: options.ambiguousIsWide || options.guides == .ascii)
    barScales = BarScales(columns: [], scale: options.barScale)
    line = LineWriter(palette: Palette(isOn: options.usesColor && !isMarkdown))
    block = RowBlock(form: form, treatment: treatment, ellipsisColumns: options.ambiguousIsWide ? 3 : 1)
  }

  /// Prepares the columns.
  ///
  /// - Parameter header: The columns and what is known of the rows.
  /// - Throws: ``ColumnFormatError`` if the format of a column can't be read.
  public mutating func begin(_ header: TableHeader) throws {
    self.header = header
    indent = TreeIndent(options, isFlat: !header.hasDisclosureRows)
    columns.removeAll()
    formatters.removeAll()
    for (index, column) in header.columns.enumerated() {
      let isIndented = index == header.treeColumn && header.hasDisclosureRows
      columns.append(TextColumn(column, locale: options.locale, isIndented: isIndented))
      do {
        formatters.append(try CellFormatter(column.format, locale: options.locale))
      } catch {
        throw ColumnFormatError(column: column.title, reason: error)
      }
    }
    extents = ContiguousArray(repeating: ColumnExtent(), count: columns.count)
    barScales = BarScales(
      columns: options.barColumns.filter(columns.indices.contains), scale: options.barScale)
  }

  /// Measures a row.
  ///
  /// - Parameters:
  ///   - cells: One cell for each column.
  ///   - row: Its place and state.
  /// - Complexity: O(*n*) in the length of its text.
  public mutating func measure(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) {
    if !barScales.isEmpty { barScales.measure(cells, at: row) }
    if row.isSelected || hidesRows(row) { maySelect = true }
    for index in columns.indices { measureCell(index, cells, at: row) }
  }

  /// Writes a row.
  ///
  /// - Parameters:
  ///   - cells: One cell for each column.
  ///   - row: Its place and state.
  /// - Throws: What the sink throws.
  /// - Complexity: O(*n*) in the length of its text and in the indent cap.
  public mutating func write(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) throws {
    let layout = layout ?? beginTable()
    if !barScales.isEmpty { barScales.advance(to: row) }
    separate(row.kind, layout)
    if !writeLine(cells, at: row, layout) { writeBlock(cells, at: row, layout) }
    lastKind = row.kind
    rowsSinceHeader += 1
    if line.output.count >= 1 << 16 { try line.output.drain(into: &sink) }
  }

  /// Ends the table.
  ///
  /// - Throws: What the sink throws.
  public mutating func end() throws {
    endTable(layout ?? beginTable())
    try line.output.drain(into: &sink)
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
