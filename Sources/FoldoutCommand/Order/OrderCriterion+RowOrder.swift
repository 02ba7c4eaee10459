internal import TableModel
internal import TableOutline

extension OrderCriterion {
  /// The order by a column, or by the labels if there is none, of the siblings at one depth or at all.
  func order<RowValue>(by column: TableColumn<RowValue>?, depth: Int? = nil) -> RowOrder<RowValue> {
    let blanks: RowOrder<RowValue>.Blanks = hasBlanksFirst ? .first : .last
    guard let column else { return .byLabel(descending: isDescending, natural: isNatural, blanks: blanks) }
    return .by(column, descending: isDescending, natural: isNatural, blanks: blanks, depth: depth)
  }
}
