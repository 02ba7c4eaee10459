internal import TableModel

/// One word, literal or sign of an expression.
struct Token {
  enum Kind: Equatable {
    case number(ExactDecimal)
    case text(String)
    /// The name of a column, or of a function if it is not quoted and a bracket follows.
    case name(String, isQuoted: Bool)
    case keyword(Keyword)
    case sign(Sign)
    case end
  }

  let kind: Kind
  /// The bytes of the expression that it stands on.
  let range: Range<Int>

  func `is`(_ sign: Sign) -> Bool { kind == .sign(sign) }

  func `is`(_ keyword: Keyword) -> Bool { kind == .keyword(keyword) }
}

/// A word that can't be the name of a column unless it stands in backticks; case does not count.
enum Keyword: String {
  case and, or, not, `in`, like, ilike, matches, `is`, blank, `true`, `false`
}

/// An operator or bracket written with signs.
enum Sign: String {
  case plus = "+"
  case minus = "-"
  case times = "*"
  case divide = "/"
  case remainder = "%"
  case equal = "="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case open = "("
  case close = ")"
  case comma = ","
}
