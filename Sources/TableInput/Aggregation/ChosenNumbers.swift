/// For each group the smallest, the largest, the first or the last of some numbers.
struct ChosenNumbers: Sendable {
  private struct Chosen: BitwiseCopyable, Sendable {
    var number = PlainNumberParser.Number(significand: 0, scale: 0)
    var isSet = false
  }

  private let choices: [Choice]
  private var chosen: ContiguousArray<Chosen> = []

  /// Starts without groups.
  init(_ choices: [Choice]) {
    self.choices = choices
  }

  /// Makes room for one more group.
  mutating func addGroup() {
    chosen.append(contentsOf: repeatElement(Chosen(), count: choices.count))
  }

  /// Looks at a number of a group.
  @inline(__always)
  mutating func add(_ number: PlainNumberParser.Number, to group: Int) {
    let first = group * choices.count
    for index in choices.indices where isBetter(number, first + index, choices[index]) {
      chosen[first + index] = Chosen(number: number, isSet: true)
    }
  }

  /// Looks at the numbers of a group of another one, which come behind those here.
  mutating func merge(_ other: ChosenNumbers, group otherGroup: Int, into group: Int) {
    for index in choices.indices {
      let entry = other.chosen[otherGroup * choices.count + index]
      guard entry.isSet, isBetter(entry.number, group * choices.count + index, choices[index]) else {
        continue
      }
      chosen[group * choices.count + index] = entry
    }
  }

  /// The number of a group, or `nil` if it has none.
  func number(_ choice: Choice, of group: Int) -> PlainNumberParser.Number? {
    guard let index = choices.firstIndex(of: choice) else { return nil }
    let entry = chosen[group * choices.count + index]
    return entry.isSet ? entry.number : nil
  }

  @inline(__always)
  private func isBetter(_ number: PlainNumberParser.Number, _ position: Int, _ choice: Choice) -> Bool {
    let entry = chosen[position]
    guard entry.isSet else { return true }
    switch choice {
    case .first: return false
    case .last: return true
    // Of 1 and 1.0 the one with more decimals, whichever comes first.
    case .minimum: return number.isLess(than: entry.number, elseHasMoreDecimals: true)
    case .maximum: return entry.number.isLess(than: number, elseHasMoreDecimals: false)
    }
  }
}

extension PlainNumberParser.Number {
  /// Whether this is the smaller number; of equal ones, whether it has more decimals than the other, or fewer.
  @inline(__always)
  fileprivate func isLess(than other: Self, elseHasMoreDecimals: Bool) -> Bool {
    if scale == other.scale { return significand < other.significand }
    let (left, right) = (exact, other.exact)
    if left != right { return left < right }
    return elseHasMoreDecimals ? scale > other.scale : scale < other.scale
  }
}
