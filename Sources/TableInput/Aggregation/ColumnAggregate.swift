public import TableModel

/// One aggregate of one column of records, to be gathered while they are read.
public struct ColumnAggregate: Sendable, Hashable {
  /// The column's name.
  public let column: String

  /// What is wanted of its values.
  public let aggregate: Aggregate

  /// The name of the column that says how much each value counts, for a weighted average.
  public let weight: String?

  /// Asks for an aggregate.
  ///
  /// - Parameters:
  ///   - aggregate: What is wanted of the column's values.
  ///   - column: The column's name.
  ///   - weight: The name of the column that says how much each value counts, for a weighted average.
  public init(_ aggregate: Aggregate, of column: String, weight: String? = nil) {
    self.column = column
    self.aggregate = aggregate
    self.weight = weight
  }
}
