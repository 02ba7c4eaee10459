internal import TableModel

/// The amounts of a column, and what their notation says about all of them.
struct AmountReading {
  /// Reads one amount.
  let parser: AmountParser

  /// Whether a number without a percent sign is one with it.
  var readsBareAsPercent = false

  /// The numbers so far.
  private(set) var values: DecimalValues

  /// The records that hold nothing, though there are bytes: blanks, and what was skipped.
  private(set) var blankRecords: ContiguousArray<Int> = []

  /// The currency that is named first.
  private(set) var currency: String?

  /// The first amount in another currency.
  private(set) var otherCurrency: (record: Int, code: String)?

  /// How many amounts have a percent sign.
  private(set) var percentCount = 0

  /// The first amount without a percent sign.
  private(set) var firstBare: Int?

  /// The first amount whose thousands are grouped by the separator for it.
  private(set) var firstGrouped: Int?

  private var traits: Amount.Traits = []
  private var hasUnparenthesized = false
  private var hasUncertainGroups = false

  /// Starts with no amounts.
  init(parser: AmountParser, count: Int) {
    self.parser = parser
    values = DecimalValues(capacity: count)
  }

  /// Reads the amount of the next record.
  ///
  /// - Parameters:
  ///   - text: The value.
  ///   - record: The record's number.
  ///   - isMarked: Whether it is a number with a decimal point, whatever the others are.
  /// - Returns: False, and nothing is read, if it is none.
  mutating func read(_ text: Span<UInt8>, of record: Int, isMarked: Bool = false) -> Bool {
    if text.isEmpty {
      values.appendBlank()
      return true
    }
    guard let amount = (isMarked ? AmountParser(usesDecimalComma: false) : parser).parse(text) else {
      guard text.isBlank else { return false }
      skip(record)
      return true
    }
    var value = amount.value
    if amount.traits.contains(.percent) {
      percentCount += 1
    } else {
      firstBare = firstBare ?? record
      if readsBareAsPercent {
        guard value.scale + 2 <= ExactDecimal.maximumScale else { return false }
        value = ExactDecimal(significand: value.significand, scale: value.scale + 2)
      }
    }
    note(amount, of: record)
    values.append(value)
    return true
  }

  /// Takes the next record's value as blank.
  mutating func skip(_ record: Int) {
    values.appendBlank()
    blankRecords.append(record)
  }

  private mutating func note(_ amount: Amount, of record: Int) {
    traits.formUnion(amount.traits)
    if !amount.traits.contains(.parenthesized) { hasUnparenthesized = true }
    if amount.traits.contains(.groupedOtherwise) {
      // `555 123` may be a telephone number; `1 234.56` is none.
      if !amount.traits.contains(.fraction) { hasUncertainGroups = true }
    } else if amount.traits.contains(.grouped) {
      firstGrouped = firstGrouped ?? record
    }
    guard let code = amount.currency else { return }
    if currency == nil { currency = code }
    if currency != code, otherCurrency == nil { otherCurrency = (record, code) }
  }

  /// The first amount whose comma may group thousands or stand before decimals.
  ///
  /// There is no doubt where thousands are grouped twice in one number, beside decimals, or in an amount that begins
  /// with its currency, as it does where commas group.
  var firstUncertainGroup: Int? {
    let isCertain = !traits.isDisjoint(with: [.groupedTwice, .certainFraction, .currencyFirst])
    return parser.usesDecimalComma || isCertain ? nil : firstGrouped
  }

  /// Whether all values are numbers beyond doubt, so that nobody has to say so, whatever their commas are for.
  func isNumeric(allowsExponents: Bool) -> Bool {
    guard traits.isDisjoint(with: [.leadingZero, .longInteger]), otherCurrency == nil, hasUnparenthesized
    else {
      return false
    }
    if traits.contains(.exponent), !allowsExponents { return false }
    if percentCount > 0, firstBare != nil { return false }
    return !hasUncertainGroups
  }
}
