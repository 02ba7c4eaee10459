public import TableModel

/// The second walk: asks every column for its cell and gives the rows to a renderer.
@frozen
@usableFromInline
struct OutlineVisitor<RowValue, Renderer: TableRenderer & ~Copyable>: TableRowVisitor, ~Copyable {
  @usableFromInline let list: ColumnList<RowValue>
  @usableFromInline let treeColumn: Int
  @usableFromInline let named: (@Sendable (RowValue) -> Bool?)?
  @usableFromInline let isSelected: (@Sendable (RowValue) -> Bool)?
  @usableFromInline var isMeasuring = false
  @usableFromInline var cells = CellBuffer()
  @usableFromInline var itself = CellBuffer()
  @usableFromInline var walker: OutlineWalker
  @usableFromInline var renderer: Renderer
  /// Which rows are given to the renderer.
  @usableFromInline var cursor = ShareCursor()

  @inlinable
  init(
    _ columns: [TableColumn<RowValue>], treeColumn: Int, named: (@Sendable (RowValue) -> Bool?)?,
    isSelected: (@Sendable (RowValue) -> Bool)?, walker: consuming OutlineWalker, renderer: consuming Renderer
  ) {
    list = ColumnList(columns)
    self.treeColumn = treeColumn
    self.named = named
    self.isSelected = isSelected
    self.walker = walker
    self.renderer = renderer
  }

  @inlinable var passableRows: Int { cursor.isOwn || !walker.showsLeaves ? 0 : cursor.left }

  @inlinable
  mutating func passRows(_ count: Int) {
    walker.passLeaves(count)
    cursor.advance(by: count)
  }

  @inlinable
  mutating func visitRow(_ value: RowValue) throws {
    guard walker.openLeaf() else { return }
    if walker.row.isHidden, !Renderer.includesHiddenRows { return }
    guard cursor.isOwn else { return cursor.advance() }
    appendCells(of: value, isDisclosure: false)
    walker.showShares(in: &cells)
    try emit()
  }

  @inlinable
  mutating func enterRow(_ value: RowValue, isExpanded: Bool?) throws -> Bool {
    guard try walker.openGroup() else { return false }
    if !cursor.isOwn, walker.endsHere { return passGroup() }
    appendCells(of: value, isDisclosure: true)
    return try writeGroup(named: named?(value), own: isExpanded)
  }

  @inlinable
  mutating func enterGroup(
    isExpanded: Bool?, isFolded: Bool, label: (inout CellBuffer) -> Void
  ) throws -> Bool {
    guard try walker.openGroup(isFolded: isFolded) else { return false }
    if !cursor.isOwn, walker.endsHere { return passGroup() }
    cells.removeAll()
    for index in list.columns.indices {
      if index == treeColumn { label(&cells) } else { cells.appendEmpty() }
    }
    return try writeGroup(named: nil, own: isExpanded)
  }

  @inlinable
  mutating func leaveRow() throws {
    if try walker.close(&cells) { try emit() }
    walker.ascend()
  }

  /// Gives every row to the renderer, and the grand total where it belongs.
  @inlinable
  mutating func walk<Rows: TableRowContent>(_ rows: Rows, measuring: Bool) throws
  where Rows.RowValue == RowValue {
    isMeasuring = measuring
    walker.beginWalk()
    if walker.grandTotal == .above { try writeGrandTotal() }
    if try !share(rows) {
      try rows.visitRows(&self)
      try walker.endWalk()
    }
    if walker.grandTotal == .below { try writeGrandTotal() }
  }

  /// Offers all rows to the renderer at once, if several threads may walk them.
  ///
  /// - Returns: Whether it takes them.
  @inlinable
  mutating func share<Rows: TableRowContent>(_ rows: Rows) throws -> Bool where Rows.RowValue == RowValue {
    guard let count = rows.sharedRowCount, let plan = walker.plan else { return false }
    let (columns, treeColumn, named, isSelected) = (list.columns, treeColumn, named, isSelected)
    let content = SharedContent(rows)
    let shared = SharedRows(count: count) { share, body in
      try withoutActuallyEscaping(body) { body in
        // A list of its own: threads that count who uses the same one wait for each other in each row.
        var visitor = OutlineVisitor<RowValue, ShareReceiver<Renderer>>(
          columns.map(\.self), treeColumn: treeColumn, named: named, isSelected: isSelected,
          walker: OutlineWalker(plan), renderer: ShareReceiver(body))
        visitor.cursor = ShareCursor(share)
        visitor.walker.beginWalk()
        try content.rows.visitRows(&visitor)
        try visitor.walker.endWalk()
      }
    }
    return try isMeasuring ? renderer.measure(shared) : renderer.write(shared)
  }

  @inlinable
  mutating func writeGrandTotal() throws {
    walker.openGrandTotal(&cells)
    try emit()
  }

  @inlinable
  mutating func writeGroup(named: Bool?, own: Bool?) throws -> Bool {
    walker.expand(cells, named: named, own: own)
    let showsItself = walker.showsItself
    if showsItself { walker.appendItself(cells, to: &itself) }
    if cursor.isOwn { walker.showTotals(in: &cells) }
    try emit()
    walker.descend(cells)
    let wantsChildren = walker.wantsChildren(includesHiddenRows: Renderer.includesHiddenRows)
    if showsItself, wantsChildren, walker.openLeaf() {
      swap(&cells, &itself)
      walker.showShares(in: &cells)
      try emit()
    }
    return wantsChildren
  }

  /// Goes past a disclosure row of another share, below which there are no rows.
  @inlinable
  mutating func passGroup() -> Bool {
    walker.passGroup()
    cursor.advance()
    return false
  }

  @inlinable
  mutating func emit() throws {
    let isOwn = cursor.isOwn
    cursor.advance()
    guard isOwn else { return }
    if isMeasuring {
      try renderer.measure(cells, at: walker.row)
    } else {
      try renderer.write(cells, at: walker.row)
    }
  }

  @inlinable
  mutating func appendCells(of value: RowValue, isDisclosure: Bool) {
    cells.removeAll()
    let context = RowContext(depth: walker.row.depth, isDisclosure: isDisclosure)
    list.appendCells(of: value, context, to: &cells)
    if let isSelected { walker.select(isSelected(value)) }
  }
}
