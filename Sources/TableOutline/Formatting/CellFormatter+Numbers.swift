internal import TableModel

extension CellFormatter {
  /// Appends an exact number: the short way if the pattern has one, and step by step if not.
  func appendExact(_ decimal: ExactDecimal, to out: inout OutputBuffer) -> Int {
    if pattern.isPlain { return appendPlain(rounded(decimal), to: &out) }
    if let layout = pattern.onlyLayout, let scaled = layout.scaled(decimal) {
      let start = out.count
      if decimal.isNegative, scaled > 0 { out.append(UInt8(ascii: "-")) }
      return layout.append(scaled, by: self, to: &out, from: start)
    }
    let number = FormatNumber.exact(decimal)
    guard let position = pattern.section(for: number) else { return appendPlain(decimal, to: &out) }
    guard let layout = pattern.sections[position].fixedLayout, let scaled = layout.scaled(decimal) else {
      return appendNumber(number, to: &out)
    }
    let start = out.count
    if decimal.isNegative {
      if pattern.sections[position].showsMagnitude {
        // What rounds to zero is shown as zero is, not as a negative zero in brackets.
        if scaled == 0 { return appendExact(.zero, to: &out) }
      } else if scaled > 0 {
        out.append(UInt8(ascii: "-"))
      }
    }
    return layout.append(scaled, by: self, to: &out, from: start)
  }

  /// The number with as many decimals as the automatic format keeps.
  private func rounded(_ decimal: ExactDecimal) -> ExactDecimal {
    guard let roundedDecimals, decimal.scale > roundedDecimals.upperBound else { return decimal }
    var rounded = decimal.rounded(toScale: UInt8(roundedDecimals.upperBound))
    while rounded.scale > roundedDecimals.lowerBound, let shorter = rounded.rescaled(to: rounded.scale - 1) {
      rounded = shorter
    }
    return rounded
  }

  /// Appends an exact number with the digits it has.
  private func appendPlain(_ decimal: ExactDecimal, to out: inout OutputBuffer) -> Int {
    let start = out.count
    out.append(decimal: decimal, point: decimalSeparator.first)
    let decimals = Int(decimal.scale)
    return out.count - start - (decimals > 0 ? decimals + 1 : 0)
  }

  /// Appends a number by the section that wants it; returns where the decimal point stands or would stand.
  func appendNumber(_ number: FormatNumber, to out: inout OutputBuffer) -> Int {
    guard let position = pattern.section(for: number) else { return appendGeneral(number, to: &out) }
    let section = pattern.sections[position]
    let isSigned = number.isNegative && !section.showsMagnitude
    switch section.content {
    case .number(let layout):
      var digits = number.digits
      digits.pointPosition += digits.isZero ? 0 : layout.powerOfTen
      var exponent = 0
      if layout.isScientific {
        exponent = Self.splitExponent(off: &digits, layout)
      } else {
        digits.round(toDecimals: layout.decimals)
      }
      if digits.isZero, number.isNegative, section.showsMagnitude {
        // What rounds to zero is shown as zero is, not as a negative zero in brackets.
        return appendExact(.zero, to: &out)
      }
      let start = out.count
      if isSigned, !digits.isZero { out.append(UInt8(ascii: "-")) }
      return appendSteps(section, layout, digits, exponent: exponent, to: &out, from: start)
    case .calendar(let layout):
      guard let time = CalendarTime(serialDay: number.approximation) else {
        return appendGeneral(number, to: &out)
      }
      return appendCalendar(time, section, layout, to: &out)
    case .general, .literal:
      let start = out.count
      if isSigned { out.append(UInt8(ascii: "-")) }
      var point: Int?
      for step in section.steps {
        switch step {
        case .literal(let first, let count): appendLiteral(first, count, to: &out)
        case .general:
          let before = out.count - start
          point = before + appendMagnitude(number, to: &out)
        default: continue
        }
      }
      return point ?? out.count - start
    case .text: return appendGeneral(number, to: &out)
    }
  }

  /// Appends a number with the digits it has.
  private func appendGeneral(_ number: FormatNumber, to out: inout OutputBuffer) -> Int {
    if case .exact(let decimal) = number { return appendPlain(decimal, to: &out) }
    guard number.isNegative else { return appendMagnitude(number, to: &out) }
    out.append(UInt8(ascii: "-"))
    return 1 + appendMagnitude(number, to: &out)
  }

  /// Appends a number with the digits it has, without its sign; a double with the fewest that read back as it, and
  /// with an exponent where it would be long.
  private func appendMagnitude(_ number: FormatNumber, to out: inout OutputBuffer) -> Int {
    let start = out.count
    var digits = number.digits
    var exponent = 0
    if case .double = number, !Self.plainPositions.contains(digits.pointPosition) {
      exponent = digits.pointPosition - 1
      digits.pointPosition = 1
    }
    for place in 0..<max(1, digits.pointPosition) {
      out.append(UInt8(ascii: "0") + (digits.pointPosition > 0 ? digits[place] : 0))
    }
    let point = out.count - start
    let decimals =
      if case .exact(let decimal) = number { Int(decimal.scale) } else { digits.significantDecimals }
    if decimals > 0 {
      decimalSeparator.append(to: &out)
      appendDecimals(0..<decimals, .zero, digits, to: &out)
    }
    if exponent != 0 { Self.appendExponent(exponent, showsPlus: true, places: 2, to: &out) }
    return point
  }

  /// Doubles with their point at one of these places are written without an exponent.
  private static let plainPositions = -6...21
}
