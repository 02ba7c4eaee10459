internal import TableInput

/// Settings by column, looked up in the records.
enum ColumnSettings {
  /// The settings by the number of their column; for a column that is named twice the last one counts.
  ///
  /// - Throws: an error of the kind `unknownColumn` for a name that no column has.
  static func byIndex<Value>(
    _ settings: [ColumnSetting<Value>], _ names: ColumnNames
  ) throws(InputError) -> [Int: Value] {
    var byIndex: [Int: Value] = [:]
    for setting in settings { byIndex[try names.index(of: setting.column)] = setting.value }
    return byIndex
  }
}
