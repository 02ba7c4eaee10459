internal import TableModel

/// A column whose values are known.
struct TypedColumn {
  /// The values.
  var values: ColumnValues

  /// How the values were written.
  var format = CellFormat.automatic

  /// The currency that is named in them.
  var currency: String?

  /// The records whose values are none, and count as blank.
  var blankRecords: ContiguousArray<Int> = []

  /// The records whose values are none, and are left out.
  var badRecords: ContiguousArray<Int> = []

  /// What was doubtful.
  var warning: InputWarning?
}
