/// Where totals stand.
public enum TotalPlacement: Sendable, Hashable {
  /// Subtotals on the disclosure row itself, the grand total before all rows.
  case above
  /// On a row of their own after the rows that they sum up.
  case below
  /// Nowhere.
  case none
}

/// What becomes of a value that a disclosure row has of its own in a column that is totalled.
public enum OwnValues: Sendable, Hashable {
  /// It counts, and is shown as a first child row, so that every total is the sum of what stands below it.
  case add
  /// It does not count: the data's parents already hold totals.
  case ignore
}

/// How shares are rounded.
public enum ShareRounding: Sendable, Hashable {
  /// Each on its own, when it is shown: the shares of siblings may add up to 99% or 101%.
  case each
  /// To a number of decimals of a percentage, so that the shares of siblings add up to their parent's exactly; `nil`
  /// takes as many as the format of each column shows.
  case balanced(decimals: UInt8? = nil)
}

/// What is part of a report, and where its totals stand.
public struct OutlineOptions: Sendable {
  /// Where subtotals stand.
  public var subtotals = TotalPlacement.above

  /// The depths whose disclosure rows have subtotals, 0 for the top rows, or `nil` for all.
  public var subtotalDepths: Set<Int>?

  /// How shares are rounded.
  public var shareRounding = ShareRounding.each

  /// Where the grand total stands; there is one only if a column is totalled.
  public var grandTotal = TotalPlacement.below

  /// What becomes of the own values of disclosure rows.
  public var ownValues = OwnValues.add

  /// How many levels are part of the report, or `nil` for all; what lies deeper is folded into the totals.
  public var levels: Int?

  /// Whether leaf rows are part of the report; without them they are folded into the totals.
  public var includesDetails = true

  /// The label of the grand total.
  public var totalLabel = "Total"

  /// What follows a disclosure row's label on its subtotal row.
  public var subtotalSuffix = " total"

  /// The label of the row that shows a disclosure row's own value.
  public var ownValueLabel = "(itself)"

  /// Creates the usual options: subtotals on the disclosure rows, the grand total at the end, everything shown.
  public init() {}

  func showsSubtotals(atDepth depth: Int) -> Bool { subtotalDepths?.contains(depth) ?? true }
}
