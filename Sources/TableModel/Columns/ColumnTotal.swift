/// What a column says on disclosure rows: an aggregate, and what else it needs of each row.
///
/// ```swift
/// TableColumn("Price", value: \.price).total(.average(weightedBy: \.quantity))
/// ```
public struct ColumnTotal<RowValue>: Sendable {
  /// What is computed.
  public let aggregate: Aggregate

  /// Appends the weight of a row, for a weighted average.
  @usableFromInline let appendWeight: (@Sendable (RowValue, RowContext, inout CellBuffer) -> Void)?

  /// Makes an aggregate function that has seen nothing, for an aggregate of the caller's own.
  package let makeFunction: (@Sendable () -> any AggregateFunction)?

  /// What was gathered of the records that a leaf row stands for; `nil` where the row's cell says it.
  @usableFromInline package let gathered: (@Sendable (RowValue) -> GatheredTotal)?

  /// Creates a total that needs nothing but the column's values.
  ///
  /// - Parameter aggregate: What is computed; not a weighted average nor an aggregate of your own.
  public init(_ aggregate: Aggregate) {
    precondition(
      aggregate != .weightedAverage && aggregate != .custom, "this aggregate needs more than a name")
    self.init(aggregate, weight: nil, function: nil)
  }

  @usableFromInline
  init(
    _ aggregate: Aggregate,
    weight: (@Sendable (RowValue, RowContext, inout CellBuffer) -> Void)?,
    function: (@Sendable () -> any AggregateFunction)? = nil
  ) {
    self.aggregate = aggregate
    appendWeight = weight
    makeFunction = function
    gathered = nil
  }

  /// Creates a total of leaf rows that stand for several records each.
  ///
  /// - Parameters:
  ///   - aggregate: What is computed of all records.
  ///   - gathered: What was gathered of those that a row stands for, in the form that the aggregate needs.
  package init(_ aggregate: Aggregate, gathered: @escaping @Sendable (RowValue) -> GatheredTotal) {
    self.aggregate = aggregate
    appendWeight = nil
    makeFunction = nil
    self.gathered = gathered
  }

  /// The exact sum.
  public static var sum: Self { Self(.sum) }
  /// The sum divided by the count.
  public static var average: Self { Self(.average) }
  /// The smallest value.
  public static var minimum: Self { Self(.minimum) }
  /// The largest value.
  public static var maximum: Self { Self(.maximum) }
  /// How many cells are not blank.
  public static var count: Self { Self(.count) }
  /// How many different values there are.
  public static var distinct: Self { Self(.distinct) }
  /// The middle value.
  public static var median: Self { Self(.median) }
  /// The first value that is not blank.
  public static var first: Self { Self(.first) }
  /// The last value that is not blank.
  public static var last: Self { Self(.last) }
  /// The row's part of the sum of its parent, on every row.
  public static var shareOfParent: Self { Self(.shareOfParent) }
  /// The row's part of the grand total, on every row.
  public static var shareOfTotal: Self { Self(.shareOfTotal) }

  /// The sum of value times weight, divided by the sum of the weights.
  ///
  /// - Parameter weight: The key path of a row's weight; rows with a blank weight or value count for nothing.
  /// - Returns: The total.
  @inlinable
  public static func average<Weight: CellConvertible>(
    weightedBy weight: any KeyPath<RowValue, Weight> & Sendable
  ) -> Self {
    .average { row, _, cells in row[keyPath: weight].append(to: &cells) }
  }

  /// The sum of value times weight, divided by the sum of the weights; the form for columns known only at run time.
  ///
  /// - Parameter appendWeight: Appends exactly one cell for the row.
  /// - Returns: The total.
  @inlinable
  public static func average(
    appendingWeight appendWeight: @escaping @Sendable (RowValue, RowContext, inout CellBuffer) -> Void
  ) -> Self {
    Self(.weightedAverage, weight: appendWeight)
  }

  /// An aggregate of your own.
  ///
  /// - Parameter make: Makes a function that has seen nothing.
  /// - Returns: The total.
  public static func custom<Function: AggregateFunction>(_ make: @escaping @Sendable () -> Function) -> Self {
    Self(.custom, weight: nil, function: make)
  }

  /// Appends the weight of one row, where there is one.
  ///
  /// - Parameters:
  ///   - row: The row's value.
  ///   - context: Where the row stands.
  ///   - cells: The cells so far.
  @inlinable
  package func appendWeight(of row: RowValue, _ context: RowContext, to cells: inout CellBuffer) {
    appendWeight?(row, context, &cells)
  }
}
