internal import TableInput
internal import TableModel
internal import TableOutline

/// The rows of a report, in whichever form the options leave them.
enum ReportRows: TableRowContent {
  typealias RowValue = RecordID

  /// As the records stand in their tree.
  case tree(RecordRows)
  /// Some of them, or grouped by computed columns.
  case listed(ListedRows)
  /// In an order of their own.
  case arranged(ArrangedRows<RecordID>)

  /// The rows of a tree without levels.
  var indexedRows: IndexedRows<RecordID>? {
    if case .tree(let rows) = self { rows.indexedRows } else { nil }
  }

  /// Shows every row to a visitor, parents before their children.
  ///
  /// - Throws: what the visitor throws.
  func visitRows<Visitor: TableRowVisitor & ~Copyable>(_ visitor: inout Visitor) throws
  where Visitor.RowValue == RecordID {
    switch self {
    case .tree(let rows): try rows.visitRows(&visitor)
    case .listed(let rows): try rows.visitRows(&visitor)
    case .arranged(let rows): try rows.visitRows(&visitor)
    }
  }
}

/// The table of a report.
typealias ReportTable = Table<RecordID, ReportRows>
