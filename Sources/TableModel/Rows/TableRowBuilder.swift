/// Makes a table's rows from rows, disclosure rows and loops, with `if`, `else`, `switch` and `for`.
@resultBuilder
public enum TableRowBuilder<RowValue> {
  /// One part, with rows of this table's value.
  @inlinable
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.RowValue == RowValue { content }

  /// No rows.
  @inlinable
  public static func buildBlock() -> EmptyRows<RowValue> { EmptyRows() }

  /// The first part.
  @inlinable
  public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content
  where Content.RowValue == RowValue { first }

  /// The parts so far, then one more.
  @inlinable
  public static func buildPartialBlock<First: TableRowContent, Second: TableRowContent>(
    accumulated: First, next: Second
  ) -> ConcatenatedRows<First, Second> where First.RowValue == RowValue, Second.RowValue == RowValue {
    ConcatenatedRows(first: accumulated, second: next)
  }

  /// The rows of an `if` without `else`.
  @inlinable
  public static func buildOptional<Content: TableRowContent>(_ content: Content?) -> Content?
  where Content.RowValue == RowValue { content }

  /// The rows of a condition that holds.
  @inlinable
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first: First
  ) -> ConditionalRows<First, Second> where First.RowValue == RowValue, Second.RowValue == RowValue {
    .first(first)
  }

  /// The rows of a condition that does not hold.
  @inlinable
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second: Second
  ) -> ConditionalRows<First, Second> where First.RowValue == RowValue, Second.RowValue == RowValue {
    .second(second)
  }

  /// The rows of a loop.
  @inlinable
  public static func buildArray<Content: TableRowContent>(_ parts: [Content]) -> RepeatedRows<Content>
  where Content.RowValue == RowValue { RepeatedRows(parts) }

  /// The rows behind an availability condition.
  @inlinable
  public static func buildLimitedAvailability<Content: TableRowContent>(_ content: Content) -> Content
  where Content.RowValue == RowValue { content }
}
