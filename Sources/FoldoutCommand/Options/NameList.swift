/// Lists of names as they are written on the command line: `a,b`, with `\,` for a comma inside a name.
enum NameList {
  /// Splits at commas and takes the backslash away from `\,` and `\\`.
  ///
  /// An empty name is an error.
  static func parsed(_ text: String) throws(OptionValueError) -> [String] {
    var names: [String] = []
    for part in try parts(of: text) {
      names.append(unescaped(part))
    }
    return names
  }

  /// Splits at commas that have no backslash before them and leaves escapes as they are.
  static func parts(of text: String) throws(OptionValueError) -> [String] {
    var parts: [String] = [""]
    var isEscaped = false
    for character in text {
      if character == ",", !isEscaped {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    guard !parts.contains("") else {
      throw OptionValueError(expected: #"a list such as a,b (a comma inside a name is written \,)"#)
    }
    return parts
  }

  /// Takes the backslash away from `\,`, `\=` and `\\`; any other backslash stays.
  static func unescaped(_ text: String) -> String {
    guard text.contains("\\") else { return text }
    var result = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        if character != ",", character != "=", character != "\\" { result.append("\\") }
        result.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    if isEscaped { result.append("\\") }
    return result
  }
}
