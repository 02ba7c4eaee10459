/// Leaf rows without levels, each of which can be made at any time and on any thread.
///
/// Renderers show many of them on all processors.
public struct IndexedRows<RowValue>: Sendable {
  /// How many rows there are.
  public let count: Int

  @usableFromInline let row: @Sendable (Int) -> RowValue

  /// Describes rows.
  ///
  /// - Parameters:
  ///   - count: How many there are.
  ///   - row: What a row shows, by its number from 0; the same each time it is asked for.
  @inlinable
  public init(count: Int, row: @escaping @Sendable (Int) -> RowValue) {
    self.count = count
    self.row = row
  }

  /// What a row shows.
  ///
  /// - Parameter index: The row's number, from 0.
  @inlinable
  public subscript(index: Int) -> RowValue { row(index) }
}
