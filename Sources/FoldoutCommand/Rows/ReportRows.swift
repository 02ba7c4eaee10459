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

  /// How many rows there are: several threads may walk them.
  var sharedRowCount: Int? {
    switch self {
    case .tree(let rows): rows.sharedRowCount
    case .listed(let rows): rows.count
    // Numbers of records stand in it, and labels: nothing that one thread could see change.
    case .arranged(let rows): rows.count
    }
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
