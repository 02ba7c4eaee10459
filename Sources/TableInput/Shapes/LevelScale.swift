/// Where levels begin, and how much each is more than the one above it.
struct LevelScale: Sendable {
  /// The smallest level.
  let top: Int32

  /// The difference between a level and the next.
  let step: Int32

  /// Finds the scale of the levels of an outline.
  ///
  /// The step is the one that most rows below another take, as long as the top is a multiple of it: 2, 4, 6 go up by
  /// two, but 1, 3 skip a level.
  init(of levels: some Sequence<Int32>) {
    var counts: [Int32: Int] = [:]
    var open: ContiguousArray<Int32> = []
    var smallest: Int32?
    for level in levels {
      while let last = open.last, last >= level { open.removeLast() }
      if let last = open.last { counts[level - last, default: 0] += 1 }
      open.append(level)
      smallest = min(smallest ?? level, level)
    }
    let top = smallest ?? 0
    let usual = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    self.top = top
    step = usual.map { top % $0.key == 0 ? $0.key : 1 } ?? 1
  }
}
