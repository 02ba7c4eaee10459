/// Compiles the elements of one section into steps.
struct FormatSectionBuilder {
  private let pattern: String
  let elements: [FormatPatternScanner.Element]

  /// What has been compiled so far.
  var steps: ContiguousArray<FormatStep> = []

  /// The literal bytes of all sections compiled so far.
  private(set) var literals: ContiguousArray<UInt8>

  /// The language of month and day names, if the section names one.
  private(set) var language: Int?

  /// Prepares to compile `elements`; the literal bytes are added to `literals`.
  init(
    pattern: String, elements: [FormatPatternScanner.Element], literals: ContiguousArray<UInt8>
  ) {
    self.pattern = pattern
    self.elements = elements
    self.literals = literals
  }

  /// Compiles the section.
  mutating func build() throws(FormatPatternError) -> FormatSection {
    var condition: FormatCondition?
    for (token, _) in elements {
      if case .condition(let found) = token { condition = found }
      if case .language(let found) = token { language = found }
    }
    let content: FormatSection.Content
    var fixedLayout: FixedLayout?
    if elements.contains(where: { $0.token.isCalendar }) {
      content = .calendar(try buildCalendar())
    } else if let digit = elements.firstIndex(where: { $0.token.isDigit }) {
      let layout = try buildNumber(firstDigit: digit)
      content = .number(layout)
      fixedLayout = FixedLayout(layout, steps)
    } else {
      content = try buildText()
    }
    return FormatSection(
      content: content, steps: steps, fixedLayout: fixedLayout, condition: condition)
  }

  private mutating func buildText() throws(FormatPatternError) -> FormatSection.Content {
    var content = FormatSection.Content.literal
    for (token, offset) in elements {
      switch (token, content) {
      case (.text, .literal), (.text, .text):
        content = .text
        steps.append(.text)
      case (.general, .literal):
        content = .general
        steps.append(.general)
      case (.text, _), (.general, _): throw error(.mixedKinds, at: offset)
      case (.exponent, _): throw error(.unexpectedCharacter, at: offset)
      default: appendLiteral(token)
      }
    }
    return content
  }

  private mutating func buildNumber(
    firstDigit: Int
  ) throws(FormatPatternError) -> FormatSection.NumberLayout {
    let exponent = elements.firstIndex { if case .exponent = $0.token { true } else { false } }
    let mantissa = 0..<(exponent ?? elements.count)
    let point = elements[mantissa].firstIndex { if case .point = $0.token { true } else { false } }
    let integer = 0..<(point ?? mantissa.upperBound)
    var layout = FormatSection.NumberLayout()
    let lastInteger = elements[integer].lastIndex { $0.token.isDigit }
    let places = elements[integer].count { $0.token.isDigit }
    layout.highestPlace = max(0, places - 1)
    var place = places
    var pad: FormatPlaceholder?
    var followsDigit = false
    var index = 0
    while index < elements.count {
      let (token, offset) = elements[index]
      defer { index += 1 }
      if index == point, lastInteger == nil {
        // The digits before the point are shown although the pattern has no place for them.
        steps.append(.integer(.none, high: 0, low: 0))
      }
      switch token {
      case .digit(let placeholder) where integer.contains(index):
        // A place to the right of a zero always shows a digit.
        pad = pad == .zero ? .zero : placeholder
        place -= 1
        appendInteger(pad ?? placeholder, place: place)
      case .digit(let placeholder) where mantissa.contains(index):
        appendDecimal(placeholder, place: layout.decimals)
        layout.decimals += 1
      case .comma where mantissa.contains(index):
        if let lastInteger, index < lastInteger, index > firstDigit {
          layout.isGrouped = true
        } else if followsDigit {
          layout.powerOfTen -= 3
          continue
        } else {
          appendLiteral(token)
        }
      case .point where index == point: steps.append(.point)
      case .exponent(let showsPlus):
        guard index == exponent, index > firstDigit else { throw error(.unexpectedCharacter, at: offset) }
        layout.isScientific = true
        index = try appendExponent(showsPlus: showsPlus, at: index)
      case .percent:
        layout.powerOfTen += 2
        appendLiteral(token)
      case .slash: throw error(.fraction, at: offset)
      case .digit, .point: throw error(.unexpectedCharacter, at: offset)
      case .text, .general: throw error(.mixedKinds, at: offset)
      default: appendLiteral(token)
      }
      followsDigit = token.isDigit
    }
    return layout
  }

  private mutating func appendInteger(_ placeholder: FormatPlaceholder, place: Int) {
    let low = UInt8(clamping: place)
    if case .integer(placeholder, let high, let last)? = steps.last, last == low + 1 {
      steps[steps.count - 1] = .integer(placeholder, high: high, low: low)
    } else {
      steps.append(.integer(placeholder, high: low, low: low))
    }
  }

  private mutating func appendDecimal(_ placeholder: FormatPlaceholder, place: Int) {
    let end = UInt8(clamping: place + 1)
    if case .decimals(placeholder, let first, _)? = steps.last {
      steps[steps.count - 1] = .decimals(placeholder, first: first, end: end)
    } else {
      steps.append(.decimals(placeholder, first: end - 1, end: end))
    }
  }

  /// Takes the digits after `E+` and returns the position of the last one.
  private mutating func appendExponent(showsPlus: Bool, at index: Int) throws(FormatPatternError) -> Int {
    let places = elements[(index + 1)...].prefix { $0.token.isDigit }.count
    guard places > 0 else { throw error(.unexpectedCharacter, at: elements[index].offset) }
    steps.append(.exponent(showsPlus: showsPlus, places: UInt8(clamping: places)))
    return index + places
  }

  /// Appends an element that stands for itself.
  mutating func appendLiteral(_ token: FormatToken) {
    let text = token.literalText.utf8
    guard !text.isEmpty else { return }
    if case .literal(let start, let count)? = steps.last {
      steps[steps.count - 1] = .literal(start: start, count: count + UInt16(clamping: text.count))
    } else {
      steps.append(
        .literal(start: UInt16(clamping: literals.count), count: UInt16(clamping: text.count)))
    }
    literals.append(contentsOf: text)
  }

  /// The error for an element.
  func error(_ problem: FormatPatternError.Problem, at offset: Int) -> FormatPatternError {
    FormatPatternError(pattern: pattern, offset: offset, problem: problem)
  }
}
