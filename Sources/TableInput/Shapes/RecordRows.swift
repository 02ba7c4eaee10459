public import TableModel

/// The rows of a tree of records, as content of a table.
///
/// A record with children is a disclosure row with a value, one without is a leaf row, and a group is a group row.
///
/// ```swift
/// let rows = RecordRows(try GroupShape(columns: ["region"]).tree(of: store), of: store)
/// let cost = try store.columnIndex(named: "cost")
/// let table = Table(of: RecordID.self) {
///   TableColumn("Region", kind: .text) { row, _, cells in rows.appendLabel(of: row, column: 0, to: &cells) }
///   TableColumn("Cost", kind: .decimal) { row, _, cells in store.append(record: row.record, column: cost, to: &cells) }
/// } rows: {
///   rows
/// }
/// ```
public struct RecordRows: TableRowContent, Sendable {
  /// What the rows show.
  public typealias RowValue = RecordID

  /// The records.
  public internal(set) var store: RecordStore

  /// Which records are below which.
  public internal(set) var tree: RecordTree

  /// Shows a tree of records.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - store: The records that the tree was made from, typed or not.
  public init(_ tree: RecordTree, of store: RecordStore) {
    self.tree = tree
    self.store = store
  }

  /// How many rows there are: several threads may walk them.
  public var sharedRowCount: Int? { tree.count }

  /// Shows every row to a visitor, parents before their children.
  ///
  /// - Parameter visitor: Sees the rows.
  /// - Throws: What the visitor throws.
  /// - Complexity: O(*n*), with nothing allocated.
  @inlinable
  public func visitRows<Visitor: TableRowVisitor & ~Copyable>(_ visitor: inout Visitor) throws
  where Visitor.RowValue == RowValue {
    let count = tree.count
    if tree.isFlat {
      var row = 0
      while row < count {
        let passed = min(visitor.passableRows, count - row)
        if passed > 0 {
          visitor.passRows(passed)
        } else {
          try visitor.visitRow(RecordID(record: row, row: row))
        }
        row += max(passed, 1)
      }
      return
    }
    var openCount = 0
    var row = 0
    while row < count {
      let place = tree.place(of: row)
      while openCount > place.depth {
        try visitor.leaveRow()
        openCount -= 1
      }
      var next = row + 1
      if place.record >= 0, !place.hasChildren {
        let passable = visitor.passableRows
        if passable > 0 {
          next = tree.endOfLeaves(from: row, atMost: passable)
          visitor.passRows(next - row)
        } else {
          try visitor.visitRow(RecordID(record: place.record, row: row))
        }
      } else {
        if try !enter(place, row, &visitor) { next = tree.endOfChildren(of: row) }
        openCount += 1
      }
      row = next
    }
    while openCount > 0 {
      try visitor.leaveRow()
      openCount -= 1
    }
  }

  /// Appends what a record's row is called.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - column: The column that names the record, where the shape gave the row no name.
  ///   - cells: Where the label goes.
  public func appendLabel(of row: RecordID, column: Int, to cells: inout CellBuffer) {
    if tree.entries[row.row].label.textRange != nil {
      appendGroupLabel(of: row.row, to: &cells)
    } else {
      store.append(record: row.record, column: column, to: &cells)
    }
  }

  @inlinable
  func enter<Visitor: TableRowVisitor & ~Copyable>(
    _ place: RecordTree.Place, _ row: Int, _ visitor: inout Visitor
  ) throws -> Bool where Visitor.RowValue == RowValue {
    if place.record >= 0 {
      return try visitor.enterRow(RecordID(record: place.record, row: row), isExpanded: nil)
    }
    return try visitor.enterGroup(isExpanded: nil) { appendGroupLabel(of: row, to: &$0) }
  }

  @usableFromInline
  func appendGroupLabel(of row: Int, to cells: inout CellBuffer) {
    let label = tree.entries[row].label
    if let field = label.field, !store.isBlank(record: field.record, column: field.column) {
      store.append(record: field.record, column: field.column, to: &cells)
    } else if let range = label.textRange, !range.isEmpty {
      cells.append(utf8: tree.labels.span.extracting(range))
    } else {
      cells.append(text: blankGroupLabel)
    }
  }
}
