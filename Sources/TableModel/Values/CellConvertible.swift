/// A type whose values can stand in a cell.
///
/// Text, integers, `Double`, `Decimal`, `Bool`, dates, `URL`, raw-value enums and optionals of these conform. A type
/// of your own needs one property:
///
/// ```swift
/// extension Money: CellConvertible {
///   var cellValue: CellValue { .decimal(ExactDecimal(significand: Int128(cents), scale: 2)) }
///   static var cellKind: CellKind { .decimal }
/// }
/// ```
public protocol CellConvertible: SendableMetatype {
  /// What all values of the type are; columns are aligned and totalled by it.
  static var cellKind: CellKind { get }

  /// The value as a cell shows it.
  var cellValue: CellValue { get }

  /// Appends the value to a row; the default appends `cellValue`.
  ///
  /// - Parameter cells: The row.
  func append(to cells: inout CellBuffer)
}

extension CellConvertible {
  /// Unknown until a cell is seen.
  public static var cellKind: CellKind { .any }

  /// Appends `cellValue`.
  ///
  /// - Parameter cells: The row.
  @inlinable
  public func append(to cells: inout CellBuffer) { cells.append(cellValue) }
}

extension CellValue: CellConvertible {
  /// The value itself.
  @inlinable public var cellValue: CellValue { self }
}

extension String: CellConvertible {
  /// Text.
  public static var cellKind: CellKind { .text }
  /// The text.
  @inlinable public var cellValue: CellValue { .text(self) }
  /// Appends the text without a copy of its own.
  ///
  /// - Parameter cells: The row.
  @inlinable
  public func append(to cells: inout CellBuffer) { cells.append(text: self) }
}

extension Substring: CellConvertible {
  /// Text.
  public static var cellKind: CellKind { .text }
  /// The text.
  @inlinable public var cellValue: CellValue { .text(String(self)) }
}

extension Character: CellConvertible {
  /// Text.
  public static var cellKind: CellKind { .text }
  /// The character as text.
  @inlinable public var cellValue: CellValue { .text(String(self)) }
}

extension Bool: CellConvertible {
  /// Yes or no.
  public static var cellKind: CellKind { .boolean }
  /// The answer.
  @inlinable public var cellValue: CellValue { .boolean(self) }
}

extension Double: CellConvertible {
  /// A floating-point number.
  public static var cellKind: CellKind { .number }
  /// The decimal that the number is written as, where there is one.
  @inlinable public var cellValue: CellValue { ExactDecimal(self).map(CellValue.decimal) ?? .number(self) }
  /// Appends the number.
  ///
  /// - Parameter cells: The row.
  @inlinable
  public func append(to cells: inout CellBuffer) { cells.append(number: self) }
}

extension Float: CellConvertible {
  /// A floating-point number.
  public static var cellKind: CellKind { .number }
  /// The decimal that the number is written as: `0.1`, not the digits that a double would add.
  public var cellValue: CellValue {
    Double(description).flatMap { ExactDecimal($0) }.map(CellValue.decimal) ?? .number(Double(self))
  }
}

extension ExactDecimal: CellConvertible {
  /// An exact decimal.
  public static var cellKind: CellKind { .decimal }
  /// The number.
  @inlinable public var cellValue: CellValue { .decimal(self) }
  /// Appends the number.
  ///
  /// - Parameter cells: The row.
  @inlinable
  public func append(to cells: inout CellBuffer) { cells.append(decimal: self) }
}

extension CalendarTime: CellConvertible {
  /// A date.
  public static var cellKind: CellKind { .date }
  /// The date.
  @inlinable public var cellValue: CellValue { .date(self) }
}

extension Optional: CellConvertible where Wrapped: CellConvertible {
  /// What the value inside is.
  public static var cellKind: CellKind { Wrapped.cellKind }
  /// The value inside, or an empty cell.
  @inlinable public var cellValue: CellValue { self?.cellValue ?? .empty }
  /// Appends the value inside, or an empty cell.
  ///
  /// - Parameter cells: The row.
  @inlinable
  public func append(to cells: inout CellBuffer) {
    guard let value = self else { return cells.appendEmpty() }
    value.append(to: &cells)
  }
}

extension CellConvertible where Self: RawRepresentable, RawValue: CellConvertible {
  /// What the raw value is.
  public static var cellKind: CellKind { RawValue.cellKind }
  /// The raw value.
  @inlinable public var cellValue: CellValue { rawValue.cellValue }
}
