public import TableModel

/// Writes cells as a reader is to see them, by a number format pattern as spreadsheets use it.
///
/// The pattern is compiled once; after that no cell costs memory. Numbers are rounded once, from all their digits,
/// half away from zero, and there is no negative zero.
///
/// ```swift
/// let formatter = try CellFormatter(.pattern("#,##0.00;(#,##0.00)"), locale: .german)
/// formatter.append(cell, of: row, to: &line)  // 1.234,50
/// ```
public struct CellFormatter: Sendable {
  let pattern: FormatPattern
  let decimalSeparator: FormatSeparator
  let groupSeparator: FormatSeparator
  let roundedDecimals: ClosedRange<Int>?
  /// For numbers of bytes a formatter for each unit.
  private let units: ContiguousArray<CellFormatter>

  static let plainPattern = "General"

  /// Compiles a format.
  ///
  /// - Parameters:
  ///   - format: The format; the automatic one shows numbers with the digits they have, dates as `2024-02-29` or
  ///     `2024-02-29 18:30:00`, and answers as `TRUE` or `FALSE`.
  ///   - locale: The separators, and the names of months and days.
  ///   - roundedDecimals: How many decimals exact numbers keep in the automatic format; zeros beyond the lower bound
  ///     that rounding leaves at the end are not shown. `nil` keeps all.
  /// - Throws: `FormatPatternError` with the character at fault.
  /// - Complexity: O(*n*) in the length of the pattern.
  public init(
    _ format: CellFormat, locale: FormatLocale = .english, roundedDecimals: ClosedRange<Int>? = nil
  ) throws(FormatPatternError) {
    self.roundedDecimals = roundedDecimals
    var units = ContiguousArray<CellFormatter>()
    for unit in ByteUnit.all where format.isBytes {
      units.append(try CellFormatter(.pattern(unit.pattern), locale: locale))
    }
    self.units = units
    pattern = try FormatPattern(format.pattern ?? Self.plainPattern, locale: locale)
    decimalSeparator = FormatSeparator(locale.decimalSeparator)
    groupSeparator = FormatSeparator(locale.groupSeparator)
  }

  /// Appends the shown text of a cell.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - row: The buffer that the cell belongs to.
  ///   - out: Where the text goes.
  /// - Returns: How many bytes of the text stand before the decimal point or, in a number without one, before the
  ///   place where it would stand; for everything else, the length of the text.
  /// - Complexity: O(*n*) in the length of the text.
  @discardableResult
  public func append(_ cell: Cell, of row: borrowing CellBuffer, to out: inout OutputBuffer) -> Int {
    let start = out.count
    switch cell.kind {
    case .empty: return 0
    case .integer, .decimal:
      guard units.isEmpty else { return appendBytes(cell.decimal, to: &out) }
      return appendExact(cell.decimal, to: &out)
    case .number:
      // No decimal stands for such a double, so that no unit is large or small enough for it.
      return appendDouble(cell.number, to: &out)
    case .date: return appendDate(cell.date, to: &out)
    case .boolean: out.append(cell.boolean ? "TRUE" : "FALSE")
    case .text, .link:
      let bytes = row.bytes.span
      appendText(bytes.extracting(cell.textRange), to: &out)
    }
    return out.count - start
  }

  private func appendBytes(_ number: ExactDecimal, to out: inout OutputBuffer) -> Int {
    units[ByteUnit.unit(for: number.magnitude).exponent].appendExact(number, to: &out)
  }

  private func appendText(_ text: Span<UInt8>, to out: inout OutputBuffer) {
    guard let section = pattern.textSection else { return out.append(text) }
    for step in section.steps {
      switch step {
      case .literal(let start, let count): appendLiteral(start, count, to: &out)
      case .text: out.append(text)
      default: continue
      }
    }
  }

  /// Appends a double; what is no number has no digits and is shown by name.
  private func appendDouble(_ number: Double, to out: inout OutputBuffer) -> Int {
    let start = out.count
    if number.isNaN {
      out.append("NaN")
    } else if number.isInfinite {
      out.append(number < 0 ? "-∞" : "∞")
    } else {
      return appendNumber(.double(number), to: &out)
    }
    return out.count - start
  }

  func appendLiteral(_ start: UInt16, _ count: UInt16, to out: inout OutputBuffer) {
    let literals = pattern.literals
    out.append(literals.span.extracting(Int(start)..<Int(start) + Int(count)))
  }
}
