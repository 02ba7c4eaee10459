// The one file that knows Foundation, for users of the library: the command is built without, and starts faster.
#if Foundation
  #if canImport(FoundationEssentials)
    public import FoundationEssentials
  #else
    public import Foundation
  #endif

  extension Decimal: CellConvertible {
    /// An exact decimal.
    public static var cellKind: CellKind { .decimal }

    /// The number, digit by digit; `NaN` is empty.
    public var cellValue: CellValue {
      if isNaN { return .empty }
      // Through text, because that is exact for every platform's `Decimal`.
      let digits = description
      if let decimal = ExactDecimal(digits) { return .decimal(decimal) }
      return Double(digits).map(CellValue.number) ?? .text(digits)
    }
  }

  extension Date: CellConvertible {
    /// A date with a time of day.
    public static var cellKind: CellKind { .date }

    /// The date and the time in UTC, so that a report is the same wherever it is made; to the millisecond.
    public var cellValue: CellValue {
      let milliseconds = (timeIntervalSince1970 * 1000).rounded()
      guard milliseconds.magnitude < 4e14 else { return .empty }
      return .date(CalendarTime(milliseconds: Int64(milliseconds), hasTime: true))
    }
  }

  extension URL: CellConvertible {
    /// An address.
    public static var cellKind: CellKind { .link }
    /// The address as it is written.
    public var cellValue: CellValue { .link(absoluteString) }
  }

  extension UUID: CellConvertible {
    /// Text.
    public static var cellKind: CellKind { .text }
    /// The identifier as it is written.
    public var cellValue: CellValue { .text(uuidString) }
  }
#endif
