/// A function of the language.
enum ExpressionFunction: String, CaseIterable, BitwiseCopyable {
  case round, abs, min, max, length, lower, upper, year, month, day

  /// The name of the one function that is no call: only one of its values is evaluated.
  static let choiceName = "if"

  /// Names of everything that is called with brackets.
  static var names: [String] { allCases.map(\.rawValue) + [choiceName] }

  /// How many arguments it takes.
  var argumentCounts: ClosedRange<Int> {
    switch self {
    case .round: 1...2
    case .min, .max: 1...Int.max
    case .abs, .length, .lower, .upper, .year, .month, .day: 1...1
    }
  }

  /// How it is written, for messages.
  var usage: String {
    switch self {
    case .round: "round(number) or round(number, digits)"
    case .min, .max: "\(rawValue)(value, value, …)"
    case .abs: "abs(number)"
    case .length, .lower, .upper: "\(rawValue)(text)"
    case .year, .month, .day: "\(rawValue)(date)"
    }
  }
}
