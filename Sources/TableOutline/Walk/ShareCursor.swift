/// Tells, row by row of a walk, which rows belong to a share.
@frozen
@usableFromInline
struct ShareCursor: Sendable {
  /// Whether the next row belongs to the share.
  @usableFromInline var isOwn: Bool

  @usableFromInline var left: Int
  @usableFromInline let own: Int
  @usableFromInline let others: Int

  /// All rows belong to the one share.
  @inlinable
  init() {
    isOwn = true
    (left, own, others) = (.max, .max, 0)
  }

  /// Starts before the first row.
  @inlinable
  init(_ share: RowShare) {
    own = share.stretch
    others = share.stretch * (share.count - 1)
    isOwn = share.index == 0
    left = share.count == 1 ? .max : isOwn ? own : share.stretch * share.index
  }

  /// Goes past rows, no more than there are before the cursor has to look again.
  @inlinable
  mutating func advance(by count: Int = 1) {
    left &-= count
    guard left == 0 else { return }
    isOwn.toggle()
    left = isOwn ? own : others
  }
}
