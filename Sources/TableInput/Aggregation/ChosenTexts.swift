/// For each group the smallest, the largest, the first or the last of some texts.
struct ChosenTexts: Sendable {
  /// Where a text stands; its place is used again by those that fit.
  private struct Chosen: BitwiseCopyable, Sendable {
    var offset = 0
    var length = 0
    var capacity = 0
    var isSet = false

    var range: Range<Int> { offset..<offset + length }
  }

  private let choices: [Choice]
  private var chosen: ContiguousArray<Chosen> = []
  private var bytes: ContiguousArray<UInt8> = []

  /// Starts without groups.
  init(_ choices: [Choice]) {
    self.choices = choices
  }

  /// Makes room for one more group.
  mutating func addGroup() {
    chosen.append(contentsOf: repeatElement(Chosen(), count: choices.count))
  }

  /// Looks at a text of a group.
  ///
  /// - Complexity: O(*n*) in its length.
  mutating func add(_ text: Span<UInt8>, to group: Int) {
    for index in choices.indices where isBetter(text, group * choices.count + index, choices[index]) {
      put(text, at: group * choices.count + index)
    }
  }

  /// Looks at the texts of a group of another one, which come behind those here.
  mutating func merge(_ other: ChosenTexts, group otherGroup: Int, into group: Int) {
    for index in choices.indices {
      let entry = other.chosen[otherGroup * choices.count + index]
      let text = other.bytes.span.extracting(entry.range)
      guard entry.isSet, isBetter(text, group * choices.count + index, choices[index]) else { continue }
      put(text, at: group * choices.count + index)
    }
  }

  /// The text of a group, or `nil` if it has none.
  func string(_ choice: Choice, of group: Int) -> String? {
    guard let index = choices.firstIndex(of: choice) else { return nil }
    let entry = chosen[group * choices.count + index]
    return entry.isSet ? String(utf8: bytes.span.extracting(entry.range)) : nil
  }

  private mutating func put(_ text: Span<UInt8>, at position: Int) {
    var entry = chosen[position]
    if entry.capacity < text.count {
      // Twice as much as is needed, so that texts that grow slowly move seldom.
      entry.offset = bytes.count
      entry.capacity = text.count * 2
      bytes.append(contentsOf: repeatElement(0, count: entry.capacity))
    }
    entry.length = text.count
    entry.isSet = true
    for index in text.indices { bytes[entry.offset + index] = text[index] }
    chosen[position] = entry
  }

  private func isBetter(_ text: Span<UInt8>, _ position: Int, _ choice: Choice) -> Bool {
    let entry = chosen[position]
    guard entry.isSet else { return true }
    return switch choice {
    case .first: false
    case .last: true
    case .minimum: text.isOrdered(before: bytes.span.extracting(entry.range))
    case .maximum: bytes.span.extracting(entry.range).isOrdered(before: text)
    }
  }
}

extension Span<UInt8> {
  /// Whether the bytes stand before others in the order of bytes.
  fileprivate func isOrdered(before other: Span<UInt8>) -> Bool {
    for index in 0..<Swift.min(count, other.count) where self[index] != other[index] {
      return self[index] < other[index]
    }
    return count < other.count
  }
}
