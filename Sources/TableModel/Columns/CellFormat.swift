/// How a column's numbers and dates are shown: a number format code as spreadsheets use it, so that one string
/// serves text and workbook.
public struct CellFormat: Sendable, Hashable {
  /// The format code, for instance `#,##0.00`; `nil` shows each value with the digits that it has.
  public let pattern: String?

  /// Whether each number is shown in the unit of bytes that suits it; the pattern is what comes closest then.
  package let isBytes: Bool

  private init(pattern: String?, isBytes: Bool = false) {
    self.pattern = pattern
    self.isBytes = isBytes
  }

  /// Each value with the digits that it has.
  public static let automatic = CellFormat(pattern: nil)

  /// A format code (ECMA-376 part 1, section 18.8.31).
  ///
  /// - Parameter pattern: The code: `#,##0.00`, `0.0%`, `yyyy-mm-dd`, `#,##0;(#,##0)`.
  /// - Returns: The format.
  public static func pattern(_ pattern: String) -> CellFormat { CellFormat(pattern: pattern) }

  /// An amount of money with group separators: `$1,234.50`.
  ///
  /// - Parameters:
  ///   - code: The currency's ISO 4217 code, or its sign as it is to be written.
  ///   - decimals: How many decimals to show.
  /// - Returns: The format.
  public static func currency(_ code: String, decimals: Int = 2) -> CellFormat {
    let digits = "#,##0" + (decimals > 0 ? "." + String(repeating: "0", count: decimals) : "")
    guard let sign = signs[code] else {
      // A code without a sign of its own is written in front with a blank, a given sign as it is.
      let isCode = code.utf8.count == 3 && code.utf8.allSatisfy { (65...90).contains($0) }
      return CellFormat(pattern: "\"\(quoted(code))\(isCode ? " " : "")\"\(digits)")
    }
    return CellFormat(pattern: "\"\(sign)\"\(digits)")
  }

  /// A share of one hundred: 0.125 is shown as `12.5%`.
  ///
  /// - Parameter decimals: How many decimals to show.
  /// - Returns: The format.
  public static func percent(decimals: Int = 0) -> CellFormat {
    CellFormat(pattern: "0" + (decimals > 0 ? "." + String(repeating: "0", count: decimals) : "") + "%")
  }

  /// A number with a fixed count of decimals and group separators: `1,234.50`.
  ///
  /// - Parameter decimals: How many decimals to show.
  /// - Returns: The format.
  public static func number(decimals: Int) -> CellFormat {
    CellFormat(pattern: "#,##0" + (decimals > 0 ? "." + String(repeating: "0", count: decimals) : ""))
  }

  /// A number of bytes in the unit that suits it, from B over kB (a thousand) up to EB, with one decimal: `1.5 GB`.
  ///
  /// A format code has room for three units; a workbook shows the unit of the column's largest number and the two
  /// below it, and numbers below zero in the last of these.
  public static let bytes = CellFormat(
    pattern: #"[>=999950]#,##0.0,," MB";[>=999.5]0.0," kB";0" B""#, isBytes: true)

  private static let signs = [
    "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "KRW": "₩", "ILS": "₪", "UAH": "₴",
  ]

  /// A quotation mark can't stand inside a quoted part of a format code.
  private static func quoted(_ text: String) -> String { text.filter { $0 != "\"" } }
}
