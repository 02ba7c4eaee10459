/// A set of characters, as `[a-z0-9]`, `\d` or `[^\s,]` name one.
struct ScalarSet: Sendable {
  /// A class with a name of its own.
  enum Class: Sendable {
    /// `\d`: 0 to 9.
    case digit
    /// `\w`: letters of any script with their marks, digits, and `_`.
    case word
    /// `\s`: blanks, tabs and line breaks.
    case space

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .digit: ("0"..."9").contains(scalar)
      case .word: scalar.properties.isXIDContinue
      case .space: scalar.properties.isWhitespace
      }
    }
  }

  private var ranges: [ClosedRange<UInt32>] = []
  private var classes: [(class: Class, isNegated: Bool)] = []
  var isNegated = false
  /// The answers for the 128 scalars of ASCII, one bit each.
  private var asciiMembers: UInt128 = 0

  mutating func insert(_ range: ClosedRange<UInt32>) { ranges.append(range) }

  mutating func insert(_ name: Class, isNegated: Bool) { classes.append((name, isNegated)) }

  /// Works out the answers for ASCII; to be called when all is inserted.
  mutating func finish() {
    for value in UInt32(0)..<128 where search(value) { asciiMembers |= 1 << UInt128(value) }
  }

  /// Whether the set has a scalar.
  @inline(__always)
  func contains(_ value: UInt32) -> Bool {
    value < 128 ? asciiMembers >> UInt128(value) & 1 != 0 : search(value)
  }

  private func search(_ value: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(value) else { return isNegated }
    let isMember =
      ranges.contains { $0.contains(value) }
      || classes.contains { $0.class.contains(scalar) != $0.isNegated }
    return isMember != isNegated
  }
}
