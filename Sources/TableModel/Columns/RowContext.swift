/// Where a row stands, for columns that show more than its value.
@frozen
public struct RowContext: Sendable, Hashable {
  /// 0 for a top row, one more for each level below it.
  public let depth: Int

  /// Whether the row has, or could have, children.
  public let isDisclosure: Bool

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - depth: 0 for a top row.
  ///   - isDisclosure: Whether the row is a disclosure row.
  @inlinable
  public init(depth: Int, isDisclosure: Bool) {
    self.depth = depth
    self.isDisclosure = isDisclosure
  }
}
