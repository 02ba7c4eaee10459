internal import TableOutline

/// A row's place, as far as its cells depend on it.
struct RowPlace {
  /// What the row is.
  var kind: RowKind
  /// Its depth, counted from the top rows of its sheet.
  var depth: Int
  /// How its cells look.
  var look: RowLook
  /// The rows that its totals are of, where formulas can cover them.
  var covered: ClosedRange<Int>?
  /// Whether only functions will do that can cover totals of leaves that are no rows.
  var coversFoldedLeaves = false
  /// The row of another sheet that holds its totals.
  var source: RowSource?

  /// A row of another sheet.
  struct RowSource {
    /// The sheet's name as formulas have it, with the `!` behind it.
    let sheet: String
    /// The row's number.
    let row: Int
  }
}
