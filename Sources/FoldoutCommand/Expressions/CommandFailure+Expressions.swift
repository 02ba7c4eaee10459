internal import TableExpression
internal import TableInput

extension CommandFailure {
  /// The failure of an expression by itself: what is wrong, at which of its characters.
  init(_ error: ExpressionError, in option: ExpressionOption) {
    self = .usage(Self.message(error, option), hint: error.hint)
  }

  /// The failure of an expression for one record, with the record's place.
  init(_ error: ExpressionError, in option: ExpressionOption, at location: InputLocation) {
    self.init(.wrongData, inInput: ["\(location): \(Self.message(error, option))"], hint: error.hint)
  }

  /// The failure of an expression for one group, with the group's path.
  init(_ error: ExpressionError, in option: ExpressionOption, ofGroup path: String) {
    self.init(.wrongData, "\(Self.message(error, option)) in the group \"\(path)\"", hint: error.hint)
  }

  private static func message(_ error: ExpressionError, _ option: ExpressionOption) -> String {
    "\(option.rawValue) '\(error.text)', character \(error.column): \(error.message)"
  }
}
