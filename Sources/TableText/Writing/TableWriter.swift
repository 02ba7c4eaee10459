internal import TableModel
internal import TableOutline
internal import TextWidth

/// Lays out a table and writes its lines into a buffer.
///
/// It knows no sink: as a type without parameters, it is compiled once, and nothing of it is looked up at run time.
struct TableWriter: ~Copyable {
  let options: TextOptions
  let style: StyleDescription
  let form: VisibleForm
  let treatment: CellTreatment
  let barDrawing: BarDrawing

  var header = TableHeader(columns: [])
  var indent: TreeIndent
  var columns: ContiguousArray<TextColumn> = []
  var formatters: ContiguousArray<ValueFormatter> = []
  var extents: ContiguousArray<ColumnExtent> = []
  var layout = TextLayout.empty
  var lineCells: ContiguousArray<LineCell> = []
  var hasBegun = false
  var barScales: BarScales
  var shown = OutputBuffer(capacity: 256)
  var block: RowBlock
  var lastKind: RowKind?
  var rowsSinceHeader = 0

  /// The lines, as far as no sink has taken them.
  var line: LineWriter

  /// Whether a row that is shown is selected, or one that is not shown could be.
  var maySelect = false

  /// Creates a writer.
  ///
  /// - Parameter options: How the table is shown.
  init(_ options: TextOptions) {
    self.options = options
    let isMarkdown = options.style == .markdown
    style = StyleDescription(options.style, isASCII: options.ambiguousIsWide)
    form = options.form
    treatment = isMarkdown ? .markdown : .formed
    indent = TreeIndent(options, isFlat: true)
    barDrawing = BarDrawing(isASCII: options.drawsASCII)
    barScales = BarScales(columns: [], scale: options.barScale)
    line = LineWriter(palette: Palette(isOn: options.usesColor && !isMarkdown))
    block = RowBlock(form: form, treatment: treatment, ellipsisColumns: options.drawsASCII ? 3 : 1)
  }

  /// Prepares the columns.
  ///
  /// - Parameter header: The columns and what is known of the rows.
  /// - Throws: `ColumnFormatError` if the format of a column can't be read.
  mutating func begin(_ header: TableHeader) throws(ColumnFormatError) {
    self.header = header
    indent = TreeIndent(options, isFlat: !header.hasDisclosureRows)
    columns.removeAll()
    formatters.removeAll()
    for (index, column) in header.columns.enumerated() {
      let isIndented = index == header.treeColumn && header.hasDisclosureRows
      columns.append(TextColumn(column, locale: options.locale, isIndented: isIndented))
      formatters.append(try ValueFormatter(column, locale: options.locale))
    }
    extents = ContiguousArray(repeating: ColumnExtent(), count: columns.count)
    barScales = BarScales(
      columns: options.barColumns.filter(columns.indices.contains), scale: options.barScale)
  }

  /// Measures a row.
  mutating func measure(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) {
    if !barScales.isEmpty { barScales.measure(cells, at: row) }
    if row.isSelected || row.hidesRows { maySelect = true }
    for index in columns.indices { measureCell(index, cells, at: row) }
  }

  /// Writes what stands before rows of some kind, unless it is written already.
  mutating func beginRows(_ kind: RowKind) {
    if !hasBegun { beginTable() }
    separate(kind)
    lastKind = kind
  }

  /// Writes a row.
  mutating func write(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) {
    if !hasBegun { beginTable() }
    if !barScales.isEmpty { barScales.advance(to: row) }
    separate(row.kind)
    if !writeLine(cells, at: row) { writeBlock(cells, at: row) }
    lastKind = row.kind
    if row.kind != .total { rowsSinceHeader += 1 }
  }

  /// Writes everything below the last row.
  mutating func end() {
    if !hasBegun { beginTable() }
    endTable()
  }
}
