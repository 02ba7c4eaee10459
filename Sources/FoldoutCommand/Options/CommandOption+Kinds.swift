/// A setting that is one of a few words, spelt on the command line as its raw value.
protocol OptionWord: RawRepresentable, CaseIterable, Sendable where RawValue == String {}

extension OptionWord {
  static var words: [String] { allCases.map(\.rawValue) }

  static func parsed(_ text: String) throws(OptionValueError) -> Self {
    guard let value = Self(rawValue: text) else {
      throw OptionValueError(expected: "one of \(words.joined(separator: ", "))", part: text, words: words)
    }
    return value
  }
}

/// A place in the request that an option writes to.
typealias RequestField<Value> = WritableKeyPath<ReportRequest, Value> & Sendable

// One function for each kind of value. All take the field of the request that the option sets.
extension CommandOption {
  /// A yes or no; `standard` is what holds when the option is not given.
  static func flag(
    _ name: String, _ letter: Character? = nil, standard: Bool = false, sets field: any RequestField<Bool>,
    in group: OptionGroup, essential: Bool = false, _ summary: String
  ) -> Self {
    Self(
      name: name, letter: letter, argument: .negatable(standard: standard), repeats: false, group: group,
      isEssential: essential, summary: summary, example: nil
    ) { (request, text) throws(OptionValueError) in
      request[keyPath: field] = text == "true"
    }
  }

  /// One of the words of an enumeration; `negation` is the one that `--no-name` stands for.
  static func word<Word: OptionWord>(
    _ name: String, _ letter: Character? = nil, sets field: any RequestField<Word>, negation: Word? = nil,
    in group: OptionGroup, essential: Bool = false, _ summary: String
  ) -> Self {
    var option = value(
      name, letter, placeholder: Word.words.joined(separator: "|"), words: Word.words, in: group,
      essential: essential, summary
    ) { (request, text) throws(OptionValueError) in
      request[keyPath: field] = try Word.parsed(text)
    }
    option.negation = negation?.rawValue
    return option
  }

  /// One of the words of an enumeration, with no word when the option is not given.
  static func word<Word: OptionWord>(
    _ name: String, _ letter: Character? = nil, sets field: any RequestField<Word?>, in group: OptionGroup,
    essential: Bool = false, _ summary: String
  ) -> Self {
    value(
      name, letter, placeholder: Word.words.joined(separator: "|"), words: Word.words, in: group,
      essential: essential, summary
    ) { (request, text) throws(OptionValueError) in
      request[keyPath: field] = try Word.parsed(text)
    }
  }

  /// Text taken as it is.
  static func text(
    _ name: String, _ letter: Character? = nil, _ placeholder: String, sets field: any RequestField<String?>,
    in group: OptionGroup, essential: Bool = false, _ summary: String, example: String? = nil
  ) -> Self {
    value(name, letter, placeholder: placeholder, in: group, essential: essential, summary, example: example)
    {
      (request, text) throws(OptionValueError) in
      request[keyPath: field] = text
    }
  }

  /// A whole number from `minimum` up.
  static func count(
    _ name: String, _ placeholder: String, from minimum: Int, sets field: any RequestField<Int?>,
    in group: OptionGroup, essential: Bool = false, _ summary: String
  ) -> Self {
    value(name, nil, placeholder: placeholder, in: group, essential: essential, summary) {
      (request, text) throws(OptionValueError) in
      request[keyPath: field] = try WholeNumber.parsed(text, from: minimum)
    }
  }

  /// Names separated by commas; each use adds to the ones before.
  static func list(
    _ name: String, _ letter: Character? = nil, _ placeholder: String, sets field: any RequestField<[String]>,
    in group: OptionGroup, essential: Bool = false, _ summary: String, example: String? = nil
  ) -> Self {
    value(
      name, letter, placeholder: placeholder, repeats: true, in: group, essential: essential, summary,
      example: example
    ) { (request, text) throws(OptionValueError) in
      request[keyPath: field] += try NameList.parsed(text)
    }
  }

  /// A setting for each of some columns, `column=value`; each use adds to the ones before.
  static func settings<Value>(
    _ name: String, _ placeholder: String, words: [String] = [],
    sets field: any RequestField<[ColumnSetting<Value>]>, separatedByCommas: Bool = true,
    in group: OptionGroup, essential: Bool = false, _ summary: String, example: String? = nil,
    parse: @escaping @Sendable (String) throws(OptionValueError) -> Value
  ) -> Self {
    value(
      name, nil, placeholder: placeholder, words: words, repeats: true, in: group, essential: essential,
      summary, example: example
    ) { (request, text) throws(OptionValueError) in
      let parts = separatedByCommas ? try NameList.parts(of: text) : [text]
      for part in parts {
        request[keyPath: field].append(try ColumnSetting.parsed(part, parse))
      }
    }
  }

  /// Any other value, put into the request by a function of its own.
  static func value(
    _ name: String, _ letter: Character? = nil, placeholder: String, words: [String] = [],
    repeats: Bool = false, in group: OptionGroup, essential: Bool = false, _ summary: String,
    example: String? = nil,
    apply: @escaping @Sendable (inout ReportRequest, String) throws(OptionValueError) -> Void
  ) -> Self {
    Self(
      name: name, letter: letter, argument: .value(placeholder: placeholder, words: words), repeats: repeats,
      group: group, isEssential: essential, summary: summary, example: example, apply: apply)
  }
}
