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

  /// Yes and no, for programs that take them for 1 and 0 of a kind.
  private static let answers = "\"TRUE\";\"TRUE\";\"FALSE\""

  /// Parts of a sum.
  private static let share = "0.0%"

  /// Decimals that a column without a format of its own shows at most; with more, each value has its own.
  private static let decimalLimit = 6

  /// The formats of a column for which nothing has to be seen, or `nil`.
  ///
  /// Columns with equal formats share their styles, which makes for a smaller file.
  ///
  /// - Parameter column: The column.
  init?(_ column: ColumnHeader) {
    let dependsOnContents = column.kind == .decimal || column.kind == .number || column.holdsDates
    guard column.format.pattern != nil || !dependsOnContents, !column.format.isBytes else { return nil }
    self.init(column, holding: ColumnContents())
  }

  /// Chooses the formats.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - seen: What it holds.
  init(_ column: ColumnHeader, holding seen: ColumnContents) {
    let totalDecimals = column.totalDecimals?.upperBound ?? 0
    var decimals = column.kind == .integer ? 0 : seen.decimals
    switch column.aggregate {
    case .average, .weightedAverage, .median: break
    // In a folded report the values' decimals are seen in the totals alone.
    default: decimals = column.kind == .integer ? 0 : max(decimals, totalDecimals)
    }
    let isShare = column.aggregate?.isShare == true
    let plain = isShare ? Self.share : Self.plain(decimals: decimals, column.kind)
    let pattern =
      column.format.isBytes ? ByteUnit.unit(for: seen.largestMagnitude).columnPattern : column.format.pattern
    leaf = pattern ?? plain
    date = pattern ?? (seen.hasTimes ? Self.dateAndTime : Self.dateOnly)
    switch column.aggregate {
    case .count, .distinct: total = "0"
    case .average, .weightedAverage, .median:
      total = pattern ?? Self.plain(decimals: max(decimals, totalDecimals, 2), .decimal)
    default: total = leaf
    }
  }

  private static func plain(decimals: Int, _ kind: CellKind) -> String {
    if kind == .boolean { return answers }
    guard kind.isNumeric, decimals <= decimalLimit else { return "General" }
    return decimals == 0 ? "0" : "0." + String(repeating: "0", count: decimals)
  }
}

extension ColumnHeader {
  /// Whether cells of the column can be dates.
  var holdsDates: Bool { kind == .date || kind == .any }
}
