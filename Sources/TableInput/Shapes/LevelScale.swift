/// Where levels begin, and how much each is more than the one above it.
struct LevelScale: Sendable {
  /// The smallest level.
  let top: Int64

  /// The difference between a level and the next.
  let step: Int64

  /// Finds the scale of the levels of an outline.
  ///
  /// The step is the one that most rows below another take, as long as the top is a multiple of it: 2, 4, 6 go up by
  /// two, but 1, 3 skip a level.
  init(of levels: ContiguousArray<Int64>) {
    var counts: [Int64: Int] = [:]
    var open: ContiguousArray<Int64> = []
    for level in levels {
      while let last = open.last, last >= level { open.removeLast() }
      if let last = open.last { counts[level - last, default: 0] += 1 }
      open.append(level)
    }
    let top = levels.min() ?? 0
    let usual = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    self.top = top
    step = usual.map { top % $0.key == 0 ? $0.key : 1 } ?? 1
  }
}
