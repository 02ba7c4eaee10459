internal import TableModel

/// A value during evaluation; text stays where it is.
enum Operand: BitwiseCopyable {
  case blank
  case boolean(Bool)
  case decimal(ExactDecimal)
  /// A number that no exact decimal stands for.
  case number(Double)
  case text(TextRange)
  case date(CalendarTime)

  /// Where the bytes of a text are.
  struct TextRange: BitwiseCopyable {
    let start: Int
    let count: Int
    /// True if they are the evaluator's own, false if they are the row's.
    let isOwn: Bool

    var range: Range<Int> { start..<start + count }
  }

  /// The value of a cell of the row.
  init(_ cell: Cell) {
    switch cell.kind {
    case .empty: self = .blank
    case .integer, .decimal: self = .decimal(cell.decimal)
    case .number: self = .number(cell.number)
    case .boolean: self = .boolean(cell.boolean)
    case .date: self = .date(cell.date)
    case .text, .link:
      let range = cell.textRange
      self = .text(TextRange(start: range.lowerBound, count: range.count, isOwn: false))
    }
  }

  /// Whether the value is nothing, or a text without characters.
  var isBlank: Bool {
    switch self {
    case .blank: true
    case .text(let text): text.count == 0
    default: false
    }
  }

  /// What the value is called in messages.
  var noun: String {
    switch self {
    case .blank: "blank"
    case .boolean: "true or false"
    case .decimal, .number: "a number"
    case .text: "text"
    case .date: "a date"
    }
  }
}
