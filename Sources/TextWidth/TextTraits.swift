/// What has to be known of a text before it is laid out.
package struct TextTraits: Sendable, Equatable {
  /// The columns of its widest line, as it is shown.
  package let columns: Int

  /// Whether its visible form differs from its bytes, takes up several lines, or has escape sequences that are obeyed.
  package let needsTreatment: Bool

  /// Whether it has letters that are written from right to left.
  package let hasRightToLeft: Bool

  /// Creates traits.
  ///
  /// - Parameters:
  ///   - columns: The columns of the widest line.
  ///   - needsTreatment: Whether the visible form differs from the bytes.
  ///   - hasRightToLeft: Whether there are letters that are written from right to left.
  @inlinable
  package init(columns: Int, needsTreatment: Bool, hasRightToLeft: Bool) {
    self.columns = columns
    self.needsTreatment = needsTreatment
    self.hasRightToLeft = hasRightToLeft
  }
}
