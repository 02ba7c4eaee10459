/// One cell of a `CellBuffer`: 24 bytes that can be copied freely; text stays in the buffer's bytes.
@frozen
public struct Cell: Sendable, BitwiseCopyable {
  /// What a cell holds.
  @frozen
  public enum Kind: UInt8, Sendable, BitwiseCopyable {
    /// Nothing.
    case empty
    /// Text in the buffer.
    case text
    /// A whole number.
    case integer
    /// An exact decimal.
    case decimal
    /// A floating-point number.
    case number
    /// Yes or no.
    case boolean
    /// A date.
    case date
    /// An address, its text in the buffer.
    case link
  }

  @usableFromInline let low: UInt64
  @usableFromInline let high: Int64
  @usableFromInline let detail: UInt8

  /// What the cell holds.
  public let kind: Kind

  @inlinable
  init(kind: Kind, low: UInt64 = 0, high: Int64 = 0, detail: UInt8 = 0) {
    self.kind = kind
    self.low = low
    self.high = high
    self.detail = detail
  }

  /// A cell without content.
  @inlinable public static var empty: Cell { Cell(kind: .empty) }

  /// Creates a cell that holds a whole number.
  ///
  /// - Parameter value: The number.
  @inlinable
  public init(integer value: Int64) {
    self.init(kind: .integer, low: UInt64(bitPattern: value), high: value < 0 ? -1 : 0)
  }

  /// Creates a cell that holds an exact decimal.
  ///
  /// - Parameter value: The number.
  @inlinable
  public init(decimal value: ExactDecimal) {
    self.init(
      kind: .decimal, low: UInt64(truncatingIfNeeded: value.significand),
      high: Int64(truncatingIfNeeded: value.significand >> 64), detail: value.scale)
  }

  /// Creates a cell that holds a floating-point number.
  ///
  /// - Parameter value: The number.
  @inlinable
  public init(number value: Double) { self.init(kind: .number, low: value.bitPattern) }

  /// Creates a cell that holds yes or no.
  ///
  /// - Parameter value: The answer.
  @inlinable
  public init(boolean value: Bool) { self.init(kind: .boolean, low: value ? 1 : 0) }

  /// Creates a cell that holds a date.
  ///
  /// - Parameter value: The date.
  @inlinable
  public init(date value: CalendarTime) {
    self.init(kind: .date, low: UInt64(bitPattern: value.milliseconds), detail: value.hasTime ? 1 : 0)
  }

  @inlinable
  init(kind: Kind, textFrom start: Int, count: Int) {
    self.init(kind: kind, low: UInt64(truncatingIfNeeded: start), high: Int64(count))
  }

  /// Whether the cell has no content.
  @inlinable public var isEmpty: Bool { kind == .empty }

  /// Whether the cell holds a number of some sort.
  @inlinable public var isNumeric: Bool { kind == .integer || kind == .decimal || kind == .number }

  /// Where the text stands in the buffer's bytes; empty for other kinds.
  @inlinable
  public var textRange: Range<Int> {
    guard kind == .text || kind == .link else { return 0..<0 }
    let start = Int(truncatingIfNeeded: low)
    return start..<start + Int(high)
  }

  /// The whole number; meaningful for the kind `integer`.
  @inlinable public var integer: Int64 { Int64(bitPattern: low) }

  /// The exact number; meaningful for the kinds `decimal` and `integer`.
  @inlinable
  public var decimal: ExactDecimal {
    ExactDecimal(significand: Int128(high) << 64 | Int128(low), scale: kind == .decimal ? detail : 0)
  }

  /// The floating-point number; meaningful for the kind `number`.
  @inlinable public var number: Double { Double(bitPattern: low) }

  /// The answer; meaningful for the kind `boolean`.
  @inlinable public var boolean: Bool { low != 0 }

  /// The date; meaningful for the kind `date`.
  @inlinable
  public var date: CalendarTime {
    CalendarTime(milliseconds: Int64(bitPattern: low), hasTime: detail != 0)
  }
}
