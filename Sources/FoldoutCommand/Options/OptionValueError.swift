/// Why an option's value is refused: what it should have been.
struct OptionValueError: Error, Equatable {
  /// The end of the sentence `"x" is not …`.
  let expected: String
  /// The part of the value that is meant, if not the whole of it.
  var part: String?
  /// Words that would have been accepted.
  var words: [String] = []
}
