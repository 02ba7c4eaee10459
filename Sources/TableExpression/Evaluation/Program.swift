/// An expression in the form in which it is evaluated.
struct Program: Sendable {
  var instructions: ContiguousArray<Instruction> = []
  /// Where in the text the faults of each instruction are shown.
  var offsets: ContiguousArray<Int> = []
  /// The positions of the columns used, in the order in which a row hands over its cells.
  var columns: ContiguousArray<Int> = []
  /// The bytes of all text literals.
  var literals: ContiguousArray<UInt8> = []
  var likePatterns: [LikePattern] = []
  var regularPatterns: [RegularPattern] = []
  /// What the value is, as far as it is known.
  var kind = OperandKind.unknown
  let text: String

  init(text: String) { self.text = text }

  /// The error that a fault of an instruction is.
  func error(_ fault: EvaluationFault, at instruction: Int) -> ExpressionError {
    ExpressionError(fault.located(at: offsets[instruction]), in: text)
  }
}
