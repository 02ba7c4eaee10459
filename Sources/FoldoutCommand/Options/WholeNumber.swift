/// Whole numbers as they are written on the command line.
enum WholeNumber {
  static func parsed(_ text: String, from minimum: Int) throws(OptionValueError) -> Int {
    guard let number = Int(text), number >= minimum else {
      throw OptionValueError(expected: "a whole number from \(minimum) up", part: text)
    }
    return number
  }
}
