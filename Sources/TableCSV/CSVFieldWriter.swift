internal import TableModel
internal import TableOutline

/// Puts fields into quotation marks and guards where they need it, in place, after they have been appended.
///
/// That way one short scan serves every kind of field, and a field that needs nothing is written once.
struct CSVFieldWriter {
  /// The byte between fields.
  let delimiter: UInt8

  /// Whether text that looks like a formula is guarded.
  let guardsFormulas: Bool

  private let decimalPoint: UInt8

  /// Whether a look at a row's text as a whole does not tell: with guards, and where the delimiter is what escapes the
  /// labels of a path.
  private let finishesAllText: Bool

  private let scan: ByteScan

  private static let quote = UInt8(ascii: "\"")

  /// Takes what matters of the options.
  ///
  /// - Throws: `CSVError.delimiter` if values could hold it without needing quotation marks.
  init(_ options: borrowing CSVOutputOptions) throws(CSVError) {
    guard CSVOutputOptions.canSeparate(options.delimiter), let delimiter = options.delimiter.asciiValue else {
      throw .delimiter(options.delimiter)
    }
    self.delimiter = delimiter
    guardsFormulas = options.guardsFormulas
    decimalPoint = options.hasDecimalComma ? UInt8(ascii: ",") : UInt8(ascii: ".")
    finishesAllText = guardsFormulas || delimiter == UInt8(ascii: "\\")
    scan = ByteScan(for: delimiter, Self.quote, 0x0A, 0x0D)
  }

  /// Finishes text that has been appended from `start` on.
  func finishText(from start: Int, in out: inout OutputBuffer) {
    if guardsFormulas, isFormula(from: start, in: out) {
      quote(from: start, in: &out, guarded: true)
    } else if needsQuotes(from: start, in: out) {
      quote(from: start, in: &out, guarded: false)
    }
  }

  /// Finishes a number, date or answer in its shown form, which is never guarded.
  func finishShown(from start: Int, in out: inout OutputBuffer) {
    if needsQuotes(from: start, in: out) { quote(from: start, in: &out, guarded: false) }
  }

  /// Whether none of a row's text needs quotation marks or a guard: one look at all of it is cheaper than one at each
  /// field.
  func isPlain(_ text: Span<UInt8>) -> Bool { !finishesAllText && !scan.finds(in: text) }

  /// Appends a value as data, behind some blanks; text, which is part of the row's, is finished unless it is known to be
  /// plain, nothing else needs it.
  @inline(__always)
  func append(_ cell: Cell, text: Span<UInt8>, isPlain: Bool, indent: Int, to out: inout OutputBuffer) {
    let start = out.count
    if indent > 0 { out.append(UInt8(ascii: " "), count: indent) }
    switch cell.kind {
    case .empty: return
    case .text, .link:
      out.append(text.extracting(cell.textRange))
      if !isPlain { finishText(from: start, in: &out) }
    case .integer: out.append(integer: cell.integer)
    case .decimal:
      out.append(decimal: cell.decimal, point: decimalPoint)
      if decimalPoint == delimiter { finishShown(from: start, in: &out) }
    case .number:
      out.append(number: cell.number)
      if decimalPoint != UInt8(ascii: ".") { replacePoint(from: start, in: &out) }
      if decimalPoint == delimiter { finishShown(from: start, in: &out) }
    case .boolean: out.append(cell.boolean ? "true" : "false")
    case .date: out.append(date: cell.date)
    }
  }

  private func needsQuotes(from start: Int, in out: borrowing OutputBuffer) -> Bool {
    out.withSpan { scan.finds(in: $0.extracting(start..<$0.count)) }
  }

  private func replacePoint(from start: Int, in out: inout OutputBuffer) {
    for index in start..<out.count where out[index] == UInt8(ascii: ".") { out[index] = decimalPoint }
  }

  /// Surrounds what stands from `start` on with quotation marks and doubles those inside.
  private func quote(from start: Int, in out: inout OutputBuffer, guarded: Bool) {
    let end = out.count
    var inner = 0
    for index in start..<end where out[index] == Self.quote { inner += 1 }
    let front = guarded ? 2 : 1
    out.append(Self.quote, count: front + inner + 1)
    var target = out.count - 2
    var source = end - 1
    while source >= start {
      let byte = out[source]
      out[target] = byte
      target -= 1
      if byte == Self.quote {
        out[target] = byte
        target -= 1
      }
      source -= 1
    }
    out[start] = Self.quote
    if guarded { out[start + 1] = UInt8(ascii: "'") }
  }

  private func isFormula(from start: Int, in out: borrowing OutputBuffer) -> Bool {
    guard start < out.count else { return false }
    switch out[start] {
    case UInt8(ascii: "+"), UInt8(ascii: "-"): return !isNumber(from: start + 1, in: out)
    case UInt8(ascii: "="), UInt8(ascii: "@"), 0x09, 0x0A, 0x0D: return true
    default: return false
    }
  }

  /// Whether only digits with at most one point follow.
  private func isNumber(from start: Int, in out: borrowing OutputBuffer) -> Bool {
    var (digits, points) = (0, 0)
    for index in start..<out.count {
      switch out[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case decimalPoint: points += 1
      default: return false
      }
    }
    return digits > 0 && points <= 1
  }
}
