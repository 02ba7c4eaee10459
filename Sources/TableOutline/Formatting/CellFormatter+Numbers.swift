internal import TableModel

extension CellFormatter {
  /// Appends an exact number: the short way if the pattern has one, and step by step if not.
  func appendExact(_ decimal: ExactDecimal, to out: inout OutputBuffer) -> Int {
    if pattern.isPlain { return appendPlain(decimal, to: &out) }
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

  private func appendSteps(
    _ section: FormatSection, _ layout: FormatSection.NumberLayout, _ digits: DecimalDigits, exponent: Int,
    to out: inout OutputBuffer, from start: Int
  ) -> Int {
    var point: Int?
    for step in section.steps {
      switch step {
      case .literal(let first, let count): appendLiteral(first, count, to: &out)
      case .integer(let placeholder, let high, let low):
        let isTopmost = Int(high) == layout.highestPlace
        let first = isTopmost ? max(Int(high), digits.pointPosition - 1) : Int(high)
        appendInteger(first, Int(low), placeholder, layout, digits, to: &out)
        point = out.count - start
      case .point: decimalSeparator.append(to: &out)
      case .decimals(let placeholder, let first, let end):
        appendDecimals(Int(first)..<Int(end), placeholder, digits, to: &out)
      case .exponent(let showsPlus, let places):
        Self.appendExponent(exponent, showsPlus: showsPlus, places: Int(places), to: &out)
      default: continue
      }
    }
    return point ?? out.count - start
  }

  private func appendInteger(
    _ high: Int, _ low: Int, _ placeholder: FormatPlaceholder, _ layout: FormatSection.NumberLayout,
    _ digits: DecimalDigits, to out: inout OutputBuffer
  ) {
    var place = high
    while place >= low {
      defer { place -= 1 }
      let hasDigit = place < digits.pointPosition
      if hasDigit {
        out.append(UInt8(ascii: "0") + digits[digits.pointPosition - 1 - place])
      } else if !Self.append(placeholder, to: &out) {
        continue
      }
      guard layout.isGrouped, place > 0, place % 3 == 0 else { continue }
      if hasDigit || placeholder == .zero {
        groupSeparator.append(to: &out)
      } else {
        out.append(UInt8(ascii: " "))
      }
    }
  }

  private func appendDecimals(
    _ places: Range<Int>, _ placeholder: FormatPlaceholder, _ digits: DecimalDigits,
    to out: inout OutputBuffer
  ) {
    let significant = placeholder == .zero ? places.upperBound : digits.significantDecimals
    for place in places {
      if place < significant {
        out.append(UInt8(ascii: "0") + digits[digits.pointPosition + place])
      } else if !Self.append(placeholder, to: &out) {
        return
      }
    }
  }

  /// Appends what stands in a place without a digit; returns whether that is anything.
  private static func append(_ placeholder: FormatPlaceholder, to out: inout OutputBuffer) -> Bool {
    switch placeholder {
    case .zero: out.append(UInt8(ascii: "0"))
    case .blank: out.append(UInt8(ascii: " "))
    case .none: return false
    }
    return true
  }

  /// Moves the point so that the digits fill the integer places, rounds, and returns the power of ten split off.
  ///
  /// With several integer places the exponent is a multiple of their count: `##0.0E+0` counts in thousands.
  private static func splitExponent(
    off digits: inout DecimalDigits, _ layout: FormatSection.NumberLayout
  ) -> Int {
    guard !digits.isZero else { return 0 }
    let step = layout.highestPlace + 1
    var exponent = floorToMultiple(digits.pointPosition - 1, of: step)
    digits.pointPosition -= exponent
    digits.round(toDecimals: layout.decimals)
    // Rounding 9.99 up makes one digit more, which may belong to the next exponent.
    let carried = floorToMultiple(digits.pointPosition - 1, of: step)
    exponent += carried
    digits.pointPosition -= carried
    return exponent
  }

  private static func floorToMultiple(_ number: Int, of step: Int) -> Int {
    let rest = number % step
    return number - (rest < 0 ? rest + step : rest)
  }

  private static func appendExponent(
    _ exponent: Int, showsPlus: Bool, places: Int, to out: inout OutputBuffer
  ) {
    out.append(UInt8(ascii: "E"))
    if exponent < 0 {
      out.append(UInt8(ascii: "-"))
    } else if showsPlus {
      out.append(UInt8(ascii: "+"))
    }
    out.append(unsigned: UInt64(exponent.magnitude), minimumDigits: places)
  }

  /// Doubles with their point at one of these places are written without an exponent.
  private static let plainPositions = -6...21
}
