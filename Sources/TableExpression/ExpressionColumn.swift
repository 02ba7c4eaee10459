public import TableModel

/// A column as an expression sees it.
public struct ExpressionColumn: Sendable, Hashable {
  /// The column's name.
  public let name: String

  /// What its cells hold; with `any`, kinds are checked row by row.
  public let kind: CellKind

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - name: The column's name.
  ///   - kind: What its cells hold.
  public init(_ name: String, kind: CellKind) {
    self.name = name
    self.kind = kind
  }
}
