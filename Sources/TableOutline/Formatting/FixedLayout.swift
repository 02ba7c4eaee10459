internal import TableModel

/// What most number patterns come to: text, units with at least so many digits, a fixed count of decimals, text.
///
/// Numbers of 64 bits take a short way through it; everything else goes step by step.
struct FixedLayout: Sendable {
  private var prefix = (start: UInt16(0), count: UInt16(0))
  private var suffix = (start: UInt16(0), count: UInt16(0))
  private var minimumDigits = 0
  private let decimals: Int
  private let powerOfTen: Int
  private let isGrouped: Bool
  private let unit: UInt64

  private static let maximumDecimals = 9

  /// Recognises the steps of a pattern, or returns `nil` if they ask for more.
  init?(_ layout: FormatSection.NumberLayout, _ steps: ContiguousArray<FormatStep>) {
    guard !layout.isScientific, layout.decimals <= Self.maximumDecimals else { return nil }
    decimals = layout.decimals
    powerOfTen = layout.powerOfTen
    isGrouped = layout.isGrouped
    unit = Self.power(decimals) ?? 1
    var (hasUnits, hasPoint, hasDecimals) = (false, false, false)
    for (index, step) in steps.enumerated() {
      switch step {
      case .literal(let start, let count) where index == 0: prefix = (start, count)
      case .literal(let start, let count) where index == steps.count - 1: suffix = (start, count)
      case .integer(.none, high: _, low: 1...) where !hasUnits: continue
      case .integer(.zero, let high, low: 0) where !hasUnits:
        hasUnits = true
        minimumDigits = Int(high) + 1
      case .point where hasUnits && !hasPoint: hasPoint = true
      case .decimals(.zero, first: 0, _) where hasPoint && !hasDecimals: hasDecimals = true
      default: return nil
      }
    }
    guard hasUnits, hasPoint == hasDecimals, !isGrouped || minimumDigits == 1 else { return nil }
  }

  /// The number in units of its last decimal, rounded half up; `nil` if that needs more than 64 bits.
  func scaled(_ decimal: ExactDecimal) -> UInt64? {
    guard let magnitude = UInt64(exactly: decimal.significand.magnitude) else { return nil }
    let shift = decimals + powerOfTen - Int(decimal.scale)
    if shift == 0 { return magnitude }
    guard let power = Self.power(abs(shift)) else { return nil }
    if shift > 0 {
      let (product, overflow) = magnitude.multipliedReportingOverflow(by: power)
      return overflow ? nil : product
    }
    let (quotient, remainder) = magnitude.quotientAndRemainder(dividingBy: power)
    return remainder >= power / 2 ? quotient + 1 : quotient
  }

  /// Appends a scaled number; returns where its point stands, counted from `start`.
  func append(
    _ scaled: UInt64, by formatter: borrowing CellFormatter, to out: inout OutputBuffer, from start: Int
  ) -> Int {
    if prefix.count > 0 { formatter.appendLiteral(prefix.start, prefix.count, to: &out) }
    let (whole, rest) = decimals == 0 ? (scaled, 0) : scaled.quotientAndRemainder(dividingBy: unit)
    if isGrouped, whole >= 1000 {
      appendGroups(whole, formatter.groupSeparator, to: &out)
    } else {
      out.append(unsigned: whole, minimumDigits: minimumDigits)
    }
    let point = out.count - start
    if decimals > 0 {
      formatter.decimalSeparator.append(to: &out)
      out.append(unsigned: rest, minimumDigits: decimals)
    }
    if suffix.count > 0 { formatter.appendLiteral(suffix.start, suffix.count, to: &out) }
    return point
  }

  private func appendGroups(_ whole: UInt64, _ separator: FormatSeparator, to out: inout OutputBuffer) {
    guard whole >= 1000 else { return out.append(unsigned: whole) }
    // At most six groups are above this one.
    appendGroups(whole / 1000, separator, to: &out)
    separator.append(to: &out)
    out.append(digits: whole % 1000, count: 3, decimals: 0, point: 0)
  }

  /// A power of ten, or `nil` if it needs more than 64 bits.
  private static func power(_ exponent: Int) -> UInt64? {
    guard exponent <= 19 else { return nil }
    var power: UInt64 = 1
    for _ in 0..<exponent { power &*= 10 }
    return power
  }
}
