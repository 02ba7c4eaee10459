// Signed and unsigned integers of every size; what does not fit into 64 bits becomes an exact decimal.

extension CellConvertible where Self: FixedWidthInteger {
  /// A whole number.
  public static var cellKind: CellKind { .integer }

  /// The number.
  @inlinable
  public var cellValue: CellValue {
    if let integer = Int64(exactly: self) { return .integer(integer) }
    if let wide = Int128(exactly: self) { return .decimal(ExactDecimal(significand: wide)) }
    return .text(String(self))
  }

  /// Appends the number.
  ///
  /// - Parameter cells: The row.
  @inlinable
  public func append(to cells: inout CellBuffer) {
    guard let integer = Int64(exactly: self) else { return cells.append(cellValue) }
    cells.append(integer: integer)
  }
}

extension Int: CellConvertible {}
extension Int8: CellConvertible {}
extension Int16: CellConvertible {}
extension Int32: CellConvertible {}
extension Int64: CellConvertible {}
extension Int128: CellConvertible {}
extension UInt: CellConvertible {}
extension UInt8: CellConvertible {}
extension UInt16: CellConvertible {}
extension UInt32: CellConvertible {}
extension UInt64: CellConvertible {}
