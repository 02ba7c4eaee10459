internal import TableModel
internal import TableOutline

/// The number formats of one column.
struct NumberFormats: Equatable {
  /// For leaf rows.
  var leaf: String
  /// For disclosure rows and totals.
  var total: String
  /// For dates.
  var date: String

  /// Dates alone.
  static let dateOnly = "yyyy\\-mm\\-dd"
  /// Dates with a time of day.
  static let dateAndTime = "yyyy\\-mm\\-dd\\ hh:mm:ss"

  /// Decimals that a column without a format of its own shows at most; with more, each value has its own.
  private static let decimalLimit = 6

  /// Chooses the formats.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - seen: What it holds.
  init(_ column: ColumnHeader, holding seen: ColumnContents) {
    let numbers = column.format.pattern ?? Self.plain(decimals: seen.decimals, column.kind)
    leaf = numbers
    date = column.format.pattern ?? (seen.hasTimes ? Self.dateAndTime : Self.dateOnly)
    switch column.aggregate {
    case .count, .distinct: total = "0"
    case .average, .median:
      total = column.format.pattern ?? Self.plain(decimals: max(seen.decimals, 2), .decimal)
    default: total = numbers
    }
  }

  private static func plain(decimals: Int, _ kind: CellKind) -> String {
    guard kind.isNumeric, decimals <= decimalLimit else { return "General" }
    return decimals == 0 ? "0" : "0." + String(repeating: "0", count: decimals)
  }
}
