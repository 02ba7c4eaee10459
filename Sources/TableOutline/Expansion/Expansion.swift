/// Which disclosure rows are expanded: a value that the caller owns.
///
/// A rule for all rows, then exceptions: rows named by path come first, then rows named by identity or predicate,
/// then what a row says itself (`DisclosureRow(_:isExpanded:)`), then the rule.
///
/// ```swift
/// Expansion.levels(2)                                     // two levels are shown
/// Expansion.none.expanding(path: ["Fruit"])               // all closed but Fruit
/// Expansion.ids(["fruit", "dairy"])                       // just these are open
/// ```
public struct Expansion<RowValue>: Sendable {
  @usableFromInline var levels: Int
  @usableFromInline var named: (@Sendable (RowValue) -> Bool?)?
  @usableFromInline var paths = PathSet()

  private init(levels: Int) { self.levels = levels }

  /// Everything is expanded.
  public static var all: Self { Self(levels: .max) }

  /// Everything is collapsed: only the top rows are shown.
  public static var none: Self { Self(levels: 1) }

  /// A number of levels is shown, counted as Excel counts the buttons at the top left of an outlined sheet.
  ///
  /// - Parameter count: How many levels: 1 shows the top rows only.
  /// - Returns: The expansion.
  public static func levels(_ count: Int) -> Self { Self(levels: Swift.max(count, 1)) }

  /// Rows for which a predicate holds are expanded, all others collapsed.
  ///
  /// - Parameter isExpanded: Whether a disclosure row with this value is expanded.
  /// - Returns: The expansion.
  public static func rows(where isExpanded: @escaping @Sendable (RowValue) -> Bool) -> Self {
    var expansion = Self.none
    expansion.named = { isExpanded($0) }
    return expansion
  }

  /// Expands one more disclosure row, and all above it.
  ///
  /// - Parameter path: The labels from the top row down to it.
  /// - Returns: The expansion, changed; a path named later wins over one named before.
  public func expanding(path: [String]) -> Self {
    var expansion = self
    expansion.paths.expand(path)
    return expansion
  }

  /// Collapses one more disclosure row.
  ///
  /// - Parameter path: The labels from the top row down to it.
  /// - Returns: The expansion, changed; a path named later wins over one named before.
  public func collapsing(path: [String]) -> Self {
    var expansion = self
    expansion.paths.collapse(path)
    return expansion
  }
}

extension Expansion where RowValue: Identifiable & SendableMetatype, RowValue.ID: Sendable {
  /// Rows with one of these identities are expanded, all others collapsed.
  ///
  /// - Parameter ids: The identities.
  /// - Returns: The expansion.
  public static func ids(_ ids: Set<RowValue.ID>) -> Self { rows { ids.contains($0.id) } }

  /// Collapses the rows with these identities; all others stay as they are.
  ///
  /// - Parameter ids: The identities.
  /// - Returns: The expansion, changed.
  public func collapsing(ids: Set<RowValue.ID>) -> Self { naming(ids, isExpanded: false) }

  /// Expands the rows with these identities; all others stay as they are.
  ///
  /// - Parameter ids: The identities.
  /// - Returns: The expansion, changed.
  public func expanding(ids: Set<RowValue.ID>) -> Self { naming(ids, isExpanded: true) }

  private func naming(_ ids: Set<RowValue.ID>, isExpanded: Bool) -> Self {
    var expansion = self
    let earlier = named
    expansion.named = { ids.contains($0.id) ? isExpanded : earlier?($0) }
    return expansion
  }
}
