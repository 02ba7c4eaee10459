extension CellFormatter {
  /// Appends digits by the steps of a section; returns where the decimal point stands or would stand.
  func appendSteps(
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

  /// Appends the decimals of a range of places.
  func appendDecimals(
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
  static func splitExponent(
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

  /// Appends a power of ten.
  static func appendExponent(
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
}
