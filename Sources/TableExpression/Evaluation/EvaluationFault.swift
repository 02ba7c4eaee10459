/// Why a row has no value; where in the expression that happens is known to the machine alone.
enum EvaluationFault: Error {
  case divisionByZero
  case overflow
  case inexactNumber
  case invalidDate
  case wrongDigitCount
  case mismatch(String)

  /// The fault at a place of the text.
  func located(at offset: Int) -> ExpressionFault {
    switch self {
    case .divisionByZero:
      ExpressionFault(
        .divisionByZero, "division by zero", hint: "write if(divisor = 0, blank, …) around it", at: offset)
    case .overflow: ExpressionFault(.overflow, "the result has more than 38 digits", at: offset)
    case .inexactNumber:
      ExpressionFault(.overflow, "a number is too large or too small for exact arithmetic", at: offset)
    case .invalidDate: .invalidDate(at: offset)
    case .wrongDigitCount:
      ExpressionFault(
        .kindMismatch, "round takes a whole number of digits between -38 and 38", at: offset)
    case .mismatch(let message): ExpressionFault(.kindMismatch, message, at: offset)
    }
  }
}

extension ExpressionFault {
  /// A text that stands for no date.
  static func invalidDate(_ text: String? = nil, at offset: Int) -> ExpressionFault {
    ExpressionFault(
      .invalidDate, "\(text.map(\.quoted) ?? "this text") is not a date",
      hint: "write it as \"2026-03-08\" or \"2026-03-08 14:30\"", at: offset)
  }
}
