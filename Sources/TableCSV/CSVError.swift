public import TableOutline

/// Options by which no CSV file can be written.
public enum CSVError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The delimiter could be part of a value, or is more than one byte.
  case delimiter(Character)
  /// A column's format can't be used.
  case format(column: String, FormatPatternError)

  /// What is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .delimiter(let character):
      "delimiter \(String(character).debugDescription) can't separate fields; use a comma, semicolon, tab or |"
    case .format(let column, let error): "column \(column): \(error)"
    }
  }
}
