internal import TableModel
internal import TableOutline

/// What is decided of a column before its first cell.
struct ColumnPlan {
  /// The number of the function that says the column's totals, as SUBTOTAL counts them; nil where none does.
  let function: Int?

  /// Whether the function stays right where some rows below are not leaves but totals of leaves that are no rows.
  let coversFoldedLeaves: Bool

  /// Whether numbers are numbers at any rate, although a workbook keeps 15 digits.
  let roundsDigits: Bool

  /// The same for totals.
  let roundsTotalDigits: Bool

  /// Whether digits that a leaf row loses are worth a warning.
  let warnsOfRounding: Bool

  /// Whether its cells have styles for dates.
  let holdsDates: Bool

  /// Decides.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - totals: What totals are to be.
  init(_ column: ColumnHeader, totals: XLSXOptions.Totals) {
    // Codes above 100 would leave out rows that are hidden by their outline.
    let code: Int? =
      switch column.aggregate {
      case .sum: 9
      case .average: 1
      case .minimum where column.kind.isNumeric || column.kind == .date: 5
      case .maximum where column.kind.isNumeric || column.kind == .date: 4
      // Doubles that are not finite are text in a workbook, and count.
      case .count: column.kind == .integer || column.kind == .decimal ? 2 : 3
      default: nil
      }
    function = totals == .formulas ? code : nil
    holdsDates = column.holdsDates
    switch column.aggregate {
    case .sum, .minimum, .maximum: coversFoldedLeaves = true
    default: coversFoldedLeaves = false
    }
    let isShare = column.aggregate?.isShare == true
    // Text would be missing in what formulas compute; and quotients have more digits than anyone asked for.
    // The digits of a double beyond the fifteenth say which double it is, and a workbook's number keeps them.
    let isBinary = column.kind == .number
    roundsDigits = isShare || isBinary || (function != nil && column.aggregate != .count)
    switch column.aggregate {
    case .average, .weightedAverage, .median, .custom: roundsTotalDigits = true
    default: roundsTotalDigits = roundsDigits
    }
    warnsOfRounding = !isShare && !isBinary
  }
}
