/// A setting for one column, written `column=value`.
struct ColumnSetting<Value: Sendable>: Sendable {
  let column: String
  let value: Value

  /// Splits at the first `=` that has no backslash before it.
  static func parsed(
    _ text: String, _ parse: (String) throws(OptionValueError) -> Value
  ) throws(OptionValueError) -> Self {
    var isEscaped = false
    for index in text.indices {
      let character = text[index]
      if character == "=", !isEscaped {
        let column = NameList.unescaped(String(text[..<index]))
        guard !column.isEmpty else { break }
        return Self(column: column, value: try parse(String(text[text.index(after: index)...])))
      }
      isEscaped = character == "\\" && !isEscaped
    }
    throw OptionValueError(expected: "of the form column=value", part: text)
  }
}
