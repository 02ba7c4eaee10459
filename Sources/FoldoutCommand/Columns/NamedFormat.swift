internal import TableModel

/// Formats that have a name on the command line.
enum NamedFormat: String, OptionWord {
  case number, integer, currency, percent, bytes, date

  /// The format that a text stands for: a name, a currency such as `currency:EUR`, or a format code.
  ///
  /// - Parameters:
  ///   - text: What was written behind `column=`.
  ///   - currency: The currency of the column's amounts, where it is known.
  /// - Returns: The format.
  static func format(_ text: String, currency: String?) -> CellFormat {
    let prefix = "\(NamedFormat.currency.rawValue):"
    if text.hasPrefix(prefix) { return .currency(String(text.dropFirst(prefix.count))) }
    guard let name = NamedFormat(rawValue: text) else { return .pattern(text) }
    switch name {
    case .number: return .number(decimals: 2)
    case .integer: return .number(decimals: 0)
    case .currency: return currency.map { .currency($0) } ?? .number(decimals: 2)
    case .percent: return .percent(decimals: 1)
    case .bytes: return .bytes
    case .date: return .pattern("yyyy-mm-dd")
    }
  }
}
