internal import TableOutline

/// What the rows of a report are written by: it is decided before the first of them and changes no more.
struct RowLayout: Sendable {
  /// The columns and what is known of the rows.
  let header: TableHeader
  /// How the workbook is made.
  let options: XLSXOptions
  /// What is decided of each column.
  let plans: ContiguousArray<ColumnPlan>
  /// The styles of the cells.
  let styles: WorkbookStyles
  /// What the cells of each column begin with.
  let columnMarks: ContiguousArray<XMLMark>
  /// The number of the header's row.
  let headerRow: Int
  /// The last row of a sheet that a row of the report can have.
  let lastRow: Int
}
