/// Searches texts for patterns, all ways through the pattern at once.
///
/// The memory is kept from text to text, so that nothing is allocated once it has grown.
struct PatternMatcher {
  /// Instructions that wait for the next scalar.
  private var current: ContiguousArray<Int> = []
  private var next: ContiguousArray<Int> = []
  private var pending: ContiguousArray<Int> = []
  /// For each instruction, the step at which it was reached last.
  private var reached: ContiguousArray<Int> = []
  private var step = 0

  /// Whether the pattern is found anywhere in the text.
  ///
  /// - Complexity: O(*m* · *n*) in the lengths of pattern and text.
  mutating func finds(_ pattern: borrowing RegularPattern, in text: Span<UInt8>) -> Bool {
    if reached.count < pattern.instructions.count {
      reached.append(contentsOf: repeatElement(0, count: pattern.instructions.count - reached.count))
    }
    next.removeAll(keepingCapacity: true)
    step += 1
    var position = 0
    while true {
      // The pattern may begin at every place.
      if follow(0, of: pattern, at: position, of: text.count) { return true }
      guard position < text.count, !next.isEmpty || !pattern.isAnchored else { return false }
      swap(&current, &next)
      next.removeAll(keepingCapacity: true)
      let scalar = text.readScalar(at: &position)
      step += 1
      for index in current.indices where pattern.takes(scalar, at: current[index]) {
        if follow(current[index] + 1, of: pattern, at: position, of: text.count) { return true }
      }
    }
  }

  /// Goes to an instruction and on to all that are reached without a scalar; true if the end is among them.
  private mutating func follow(
    _ instruction: Int, of pattern: borrowing RegularPattern, at position: Int, of end: Int
  ) -> Bool {
    pending.append(instruction)
    while let instruction = pending.popLast() {
      guard reached[instruction] != step else { continue }
      reached[instruction] = step
      switch pattern.instructions[instruction] {
      case .split(let first, let second):
        pending.append(second)
        pending.append(first)
      case .jump(let target): pending.append(target)
      case .start: if position == 0 { pending.append(instruction + 1) }
      case .end: if position == end { pending.append(instruction + 1) }
      case .match:
        pending.removeAll(keepingCapacity: true)
        return true
      case .scalar, .anyScalar, .set: next.append(instruction)
      }
    }
    return false
  }
}

extension RegularPattern {
  /// Whether it can only begin where the text does.
  fileprivate var isAnchored: Bool {
    if case .start = instructions[0] { true } else { false }
  }

  /// Whether an instruction takes a scalar.
  @inline(__always)
  fileprivate func takes(_ scalar: UInt32, at instruction: Int) -> Bool {
    switch instructions[instruction] {
    case .scalar(let wanted): wanted == scalar
    case .anyScalar: true
    case .set(let set): sets[set].contains(scalar)
    case .split, .jump, .start, .end, .match: false
    }
  }
}
