public import TableModel

/// One criterion by which siblings are ordered.
///
/// ```swift
/// [.by(costColumn, descending: true), .byLabel(natural: true)]
/// ```
public struct RowOrder<RowValue>: Sendable {
  /// Where siblings without a value stand, whatever the direction.
  public enum Blanks: Sendable, Hashable {
    /// Before all others.
    case first
    /// After all others.
    case last
  }

  /// The column whose cells are compared, or `nil` for the rows' labels.
  package let column: TableColumn<RowValue>?
  package let isDescending: Bool
  package let isNatural: Bool
  package let blanks: Blanks
  package let depth: Int?

  /// Orders by a column: leaf rows by their cell, disclosure rows by their total where the column has one.
  ///
  /// - Parameters:
  ///   - column: The column; it need not be one of the table's.
  ///   - isDescending: Whether the largest comes first.
  ///   - isNatural: Whether runs of digits in text are compared as numbers: `1.9` before `1.10`.
  ///   - blanks: Where siblings without a value stand.
  ///   - depth: The depth whose siblings it orders, 0 for the top rows, or `nil` for every depth.
  /// - Returns: The criterion.
  public static func by(
    _ column: TableColumn<RowValue>, descending isDescending: Bool = false, natural isNatural: Bool = false,
    blanks: Blanks = .last, depth: Int? = nil
  ) -> Self {
    Self(column: column, isDescending: isDescending, isNatural: isNatural, blanks: blanks, depth: depth)
  }

  /// Orders by the label in the tree column.
  ///
  /// - Parameters:
  ///   - isDescending: Whether the last in the alphabet comes first.
  ///   - isNatural: Whether runs of digits are compared as numbers: `1.9` before `1.10`.
  ///   - blanks: Where siblings without a label stand.
  ///   - depth: The depth whose siblings it orders, 0 for the top rows, or `nil` for every depth.
  /// - Returns: The criterion.
  public static func byLabel(
    descending isDescending: Bool = false, natural isNatural: Bool = false, blanks: Blanks = .last,
    depth: Int? = nil
  ) -> Self {
    Self(column: nil, isDescending: isDescending, isNatural: isNatural, blanks: blanks, depth: depth)
  }
}
