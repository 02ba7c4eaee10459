/// Which rows are marked.
public struct Selection<RowValue>: Sendable {
  @usableFromInline let isSelected: @Sendable (RowValue) -> Bool

  /// Marks the rows for which a predicate holds.
  ///
  /// - Parameter isSelected: Whether a row with this value is marked.
  /// - Returns: The selection.
  public static func rows(where isSelected: @escaping @Sendable (RowValue) -> Bool) -> Self {
    Self(isSelected: isSelected)
  }
}

extension Selection where RowValue: Identifiable & SendableMetatype, RowValue.ID: Sendable {
  /// Marks the rows with these identities.
  ///
  /// - Parameter ids: The identities.
  /// - Returns: The selection.
  public static func ids(_ ids: Set<RowValue.ID>) -> Self { rows { ids.contains($0.id) } }
}
