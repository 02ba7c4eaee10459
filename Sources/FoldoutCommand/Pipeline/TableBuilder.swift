internal import TableInput
internal import TableModel
internal import TableOutline

/// Makes the table of a report: columns known at run time over the rows of a tree of records.
struct TableBuilder {
  let request: ReportRequest
  let plan: ColumnPlan
  let rows: RecordRows
  /// Whether the report has no levels.
  let isFlat: Bool

  /// The table.
  ///
  /// - Throws: an error for a setting whose column or format is not known.
  func table() throws -> Table<RecordID, RecordRows> {
    let settings = try Settings(request.columns, rows.store)
    let columns = try [treeColumn(settings)] + plan.shown.map { try column($0, settings) }
    var table = Table(of: RecordID.self) {
      columns
    } rows: {
      rows
    }
    table.title = request.output.title
    return table
  }

  private struct Settings {
    let formats: [Int: String]
    let alignments: [Int: AlignmentWord]
    let widths: [Int: Int]

    init(_ request: ColumnsRequest, _ store: RecordStore) throws(InputError) {
      formats = try ColumnSettings.byIndex(request.formats, store)
      alignments = try ColumnSettings.byIndex(request.alignments, store)
      widths = try ColumnSettings.byIndex(request.widths, store)
    }
  }

  private func treeColumn(_ settings: Settings) -> TableColumn<RecordID> {
    let kind = isFlat ? plan.label.map { rows.store.columns[$0].kind } ?? .text : .text
    var column = TableColumn<RecordID>(plan.treeTitle, kind: kind, appendCell: labelCell)
    if let label = plan.label, isFlat { column.format = format(label, settings) }
    for index in plan.treeColumns {
      if let width = settings.widths[index] { column = column.width(width) }
      if let alignment = settings.alignments[index] { column = column.alignment(alignment.alignment) }
    }
    return column
  }

  /// Appends what a record is called: by the shape, or by the label column.
  private var labelCell: @Sendable (RecordID, RowContext, inout CellBuffer) -> Void {
    let rows = rows
    guard let label = plan.label else { return { _, _, cells in cells.appendEmpty() } }
    guard plan.labelIsNamed, request.shape.path != nil else {
      return { row, _, cells in rows.appendLabel(of: row, column: label, to: &cells) }
    }
    return { row, _, cells in
      if rows.store.isBlank(record: row.record, column: label) {
        rows.appendLabel(of: row, column: label, to: &cells)
      } else {
        rows.store.append(record: row.record, column: label, to: &cells)
      }
    }
  }

  private func column(_ shown: ColumnPlan.Shown, _ settings: Settings) throws -> TableColumn<RecordID> {
    let store = rows.store
    let index = shown.index
    var column = TableColumn<RecordID>(shown.title, kind: store.columns[index].kind) { row, _, cells in
      store.append(record: row.record, column: index, to: &cells)
    }
    column.total = shown.aggregate.map { ColumnTotal($0) }
    // A count of amounts is no amount.
    let isCount = shown.aggregate == .count || shown.aggregate == .distinct
    if !isCount || settings.formats[index] != nil { column.format = format(index, settings) }
    if let width = settings.widths[index] { column = column.width(width) }
    if let alignment = settings.alignments[index] { column = column.alignment(alignment.alignment) }
    // The renderers would refuse a bad code as well, but only when the output has begun.
    _ = try CellFormatter(column.format)
    return column
  }

  private func format(_ index: Int, _ settings: Settings) -> CellFormat {
    settings.formats[index].map(CellFormat.pattern) ?? rows.store.columns[index].format
  }
}

extension AlignmentWord {
  /// The alignment that the word stands for.
  var alignment: ColumnAlignment {
    switch self {
    case .left: .leading
    case .center: .center
    case .right: .trailing
    case .decimal: .decimalPoint
    }
  }
}
