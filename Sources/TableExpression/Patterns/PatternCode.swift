/// A pattern's program while it is written.
struct PatternCode {
  typealias Instruction = RegularPattern.Instruction

  var instructions: ContiguousArray<Instruction> = []

  var count: Int { instructions.count }

  mutating func append(_ instruction: Instruction) { instructions.append(instruction) }

  /// Makes what begins at `start` one of two ways: the other one goes to `target`, counted after the insertion.
  mutating func insertSplit(at start: Int, skippingTo target: Int) {
    let moved = instructions[start...].map { $0.moved(by: 1) }
    instructions.removeSubrange(start...)
    instructions.append(.split(start + 1, target))
    instructions.append(contentsOf: moved)
  }

  /// Repeats what begins at `start` from `least` to `most` times; `nil` means without end.
  mutating func repeatLast(from start: Int, least: Int, most: Int?) {
    let part = instructions[start...].map { $0.moved(by: -start) }
    instructions.removeSubrange(start...)
    for _ in 0..<least { append(part) }
    if let most {
      var splits: [Int] = []
      for _ in least..<most {
        splits.append(count)
        append(.split(count + 1, 0))
        append(part)
      }
      for split in splits { instructions[split] = .split(split + 1, count) }
    } else if least > 0 {
      append(.split(count - part.count, count + 1))
    } else {
      append(.split(count + 1, count + part.count + 2))
      append(part)
      append(.jump(count - part.count - 1))
    }
  }

  private mutating func append(_ part: [Instruction]) {
    let start = count
    for instruction in part { instructions.append(instruction.moved(by: start)) }
  }
}

extension RegularPattern.Instruction {
  /// The instruction for a program that begins `distance` places later.
  fileprivate func moved(by distance: Int) -> Self {
    switch self {
    case .split(let first, let second): .split(first + distance, second + distance)
    case .jump(let target): .jump(target + distance)
    default: self
    }
  }
}
