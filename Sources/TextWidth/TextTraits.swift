/// What has to be known of a text before it is laid out.
package struct TextTraits: Sendable, Equatable {
  /// The columns of its widest line, as it is shown.
  package let columns: Int

  /// Whether its visible form differs from its bytes, or takes up several lines.
  package let needsTreatment: Bool

  /// Whether it has letters that are written from right to left.
  package let hasRightToLeft: Bool
}
