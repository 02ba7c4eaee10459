package import TableModel

/// A unit of bytes: which numbers are shown in it, and how.
///
/// Units are a thousand apart. A number that would be rounded to a thousand of one is shown as one of the next.
package struct ByteUnit: Sendable {
  private static let names = ["B", "kB", "MB", "GB", "TB", "PB", "EB"]

  /// All units, from the smallest.
  package static let all = names.indices.map { ByteUnit(exponent: $0) }

  /// The power of a thousand.
  let exponent: Int

  /// The unit of a number.
  ///
  /// - Parameter magnitude: The number without its sign.
  /// - Returns: The largest unit of which it has one.
  package static func unit(for magnitude: ExactDecimal) -> ByteUnit {
    all.last { magnitude >= $0.threshold } ?? all[0]
  }

  /// The smallest number that is shown in it: what one decimal of the unit below is rounded up to it from.
  var threshold: ExactDecimal {
    switch exponent {
    case 0: return .zero
    case 1: return ExactDecimal(significand: 9995, scale: 1)
    default: return ExactDecimal(significand: (2..<exponent).reduce(999_950) { power, _ in power * 1000 })
    }
  }

  /// A format code for numbers of this unit alone.
  var pattern: String {
    let digits = exponent == 0 ? "#,##0" : "#,##0.0" + String(repeating: ",", count: exponent)
    return "\(digits)\" \(Self.names[exponent])\""
  }

  /// A format code that shows the numbers of a column in this unit, the column's largest, and the two below it.
  package var columnPattern: String {
    guard exponent > 0 else { return pattern }
    let lower = (max(exponent - 2, 0)..<exponent).reversed().map { Self.all[$0] }
    let units = ([self] + lower).map { unit in
      unit.exponent == max(exponent - 2, 0) ? unit.pattern : "[>=\(unit.threshold)]\(unit.pattern)"
    }
    return units.joined(separator: ";")
  }
}
