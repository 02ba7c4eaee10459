internal import TableModel

/// A number as people write it, with what its notation says about it.
struct Amount {
  /// What is remarkable about the notation.
  struct Traits: OptionSet {
    let rawValue: UInt16

    /// Thousands are grouped.
    static let grouped = Traits(rawValue: 1 << 0)
    /// Thousands are grouped twice or more, which no decimal separator could be.
    static let groupedTwice = Traits(rawValue: 1 << 1)
    /// Thousands are grouped by blanks or apostrophes.
    static let groupedOtherwise = Traits(rawValue: 1 << 2)
    /// There are decimals.
    static let fraction = Traits(rawValue: 1 << 3)
    /// The digits begin with a zero that a number would not have.
    static let leadingZero = Traits(rawValue: 1 << 4)
    /// There are so many digits, and no decimals, that it is a name rather than a number.
    static let longInteger = Traits(rawValue: 1 << 5)
    /// There is an exponent.
    static let exponent = Traits(rawValue: 1 << 6)
    /// The amount is in parentheses, which make it negative.
    static let parenthesized = Traits(rawValue: 1 << 7)
    /// There is a percent sign.
    static let percent = Traits(rawValue: 1 << 8)
    /// The point or comma before the decimals can't group thousands: there are more or fewer than three decimals, or
    /// digits before them that no group begins with.
    static let certainFraction = Traits(rawValue: 1 << 10)
    /// A currency stands before the digits.
    static let currencyFirst = Traits(rawValue: 1 << 9)
  }

  /// The number; a hundredth of what is written before a percent sign.
  var value: ExactDecimal

  /// The code of the currency that is named.
  var currency: String?

  /// What is remarkable about the notation.
  var traits: Traits = []
}
