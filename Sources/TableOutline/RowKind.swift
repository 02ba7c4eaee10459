/// What a line of the report is.
public enum RowKind: UInt8, Sendable, Hashable {
  /// A disclosure row: it has, or could have, children.
  case group
  /// A row without children.
  case leaf
  /// The aggregates of the disclosure row above it, on a row of their own.
  case subtotal
  /// The aggregates of the whole table.
  case total
}
