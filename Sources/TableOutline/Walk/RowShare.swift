/// One of several shares of a report's rows: every so many-th stretch of them, so that all shares grow side by side.
public struct RowShare: Sendable {
  /// Which share it is, from 0.
  public let index: Int

  /// How many shares there are.
  public let count: Int

  /// How many rows a stretch has.
  public let stretch: Int

  /// Describes a share.
  ///
  /// - Parameters:
  ///   - index: Which share it is, from 0; less than `count`.
  ///   - count: How many shares there are.
  ///   - stretch: How many rows a stretch has, at least one.
  public init(_ index: Int, of count: Int, stretch: Int) {
    precondition(index >= 0 && index < count && stretch > 0, "a share is one of those that there are")
    self.index = index
    self.count = count
    self.stretch = stretch
  }
}
