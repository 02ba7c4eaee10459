/// Options by which no CSV file can be written.
public enum CSVError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The delimiter could be part of a value, or is more than one byte.
  case delimiter(Character)

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .delimiter(let character):
      "delimiter \(String(character).debugDescription) can't separate fields; use a comma, semicolon, tab or |"
    }
  }
}
