extension TableColumn {
  /// Shows numbers and dates by a format.
  ///
  /// - Parameter format: The format.
  /// - Returns: The column, changed.
  public func format(_ format: CellFormat) -> Self {
    var column = self
    column.format = format
    return column
  }

  /// Shows an aggregate of the leaf rows on each disclosure row, and of all of them at the end.
  ///
  /// - Parameter total: What to compute.
  /// - Returns: The column, changed.
  public func total(_ total: ColumnTotal<RowValue>) -> Self {
    var column = self
    column.total = total
    return column
  }

  /// Bounds the width.
  ///
  /// - Parameters:
  ///   - min: Never narrower than this many columns of a terminal.
  ///   - ideal: This wide where there is room.
  ///   - max: Never wider than this.
  /// - Returns: The column, changed.
  public func width(min: Int? = nil, ideal: Int? = nil, max: Int? = nil) -> Self {
    var column = self
    column.width = ColumnWidth(minimum: min, ideal: ideal, maximum: max)
    return column
  }

  /// Fixes the width.
  ///
  /// - Parameter width: Columns of a terminal.
  /// - Returns: The column, changed.
  public func width(_ width: Int) -> Self { self.width(min: width, ideal: width, max: width) }

  /// Places the cells between the column's edges.
  ///
  /// - Parameter alignment: Where.
  /// - Returns: The column, changed.
  public func alignment(_ alignment: ColumnAlignment) -> Self {
    var column = self
    column.alignment = alignment
    return column
  }
}
