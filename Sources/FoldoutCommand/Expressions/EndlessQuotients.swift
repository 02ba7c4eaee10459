internal import TableModel

/// The quotients of a column that do not end, such as 1 / 3: how many of their decimals are worth keeping, and showing.
struct EndlessQuotients {
  /// What has more decimals than this was cut off by the division, not by whoever wrote a number.
  private static let longestScale = 18
  /// So many digits a workbook keeps of a number.
  private static let keptDigits = 15
  private static let shownDigits = 4

  /// The sum of the column without signs, which its totals can't exceed.
  private let sum: ExactDecimal
  private let largest: ExactDecimal

  /// Looks at a column; nil where every quotient ends.
  ///
  /// - Complexity: O(*n*) in the number of cells.
  init?(_ cells: ContiguousArray<Cell>) {
    var isEndless = false
    var (sum, largest) = (ExactDecimal.zero, ExactDecimal.zero)
    for cell in cells where cell.isNumeric && cell.kind != .number {
      let value = cell.decimal
      isEndless = isEndless || value.scale > Self.longestScale
      let magnitude = ExactDecimal(
        significand: abs(value.significand), scale: value.scale
      ).rounded(toScale: UInt8(Self.longestScale))
      largest = max(largest, magnitude)
      sum = (try? sum.adding(magnitude)) ?? sum
    }
    guard isEndless else { return nil }
    self.sum = sum
    self.largest = largest
  }

  /// Rounds all values to so many decimals that the digits of a total are not too many.
  ///
  /// - Parameter cells: The column.
  /// - Returns: How the values are shown: the largest of them with four digits that count.
  func round(_ cells: inout ContiguousArray<Cell>) -> CellFormat {
    let kept = UInt8(decimals(of: sum, digits: Self.keptDigits))
    for index in cells.indices where cells[index].kind == .decimal && cells[index].decimal.scale > kept {
      cells[index] = Cell(decimal: cells[index].decimal.rounded(toScale: kept).reduced)
    }
    let shown = max(decimals(of: largest, digits: Self.shownDigits), Self.shownDigits)
    return .pattern("0." + String(repeating: "0", count: shown))
  }

  /// How many decimals a number has that has so many digits from its first one on; four at least.
  private func decimals(of number: ExactDecimal, digits: Int) -> Int {
    var decimals = Self.longestScale
    while decimals > Self.shownDigits, number >= Self.power(digits - decimals) { decimals -= 1 }
    return decimals
  }

  /// Ten to the power of an exponent.
  private static func power(_ exponent: Int) -> ExactDecimal {
    guard exponent > 0 else { return ExactDecimal(significand: 1, scale: UInt8(-exponent)) }
    return ExactDecimal(significand: (0..<exponent).reduce(1) { power, _ in power * 10 }, scale: 0)
  }
}
