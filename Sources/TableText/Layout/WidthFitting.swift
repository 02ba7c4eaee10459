/// Fits columns into a line: the widest ones shrink first, then whole columns leave.
struct WidthFitting {
  /// The width of each column; `nil` for one that left.
  private(set) var widths: ContiguousArray<Int?>

  /// Fits columns.
  ///
  /// - Parameters:
  ///   - requests: What the columns ask for.
  ///   - limit: How wide the line may be; `nil` for any width.
  ///   - bars: What stands around and between the columns.
  /// - Complexity: O(*n* log *n*) in the number of columns.
  init(_ requests: ContiguousArray<WidthRequest>, limit: Int?, bars: StyleDescription.Bars) {
    widths = ContiguousArray(requests.map(\.natural))
    guard let limit else { return }
    var staying = requests.count
    var (naturals, minima) = requests.reduce((0, 0)) { ($0.0 + $1.natural, $0.1 + $1.minimum) }
    let leaving = requests.indices.filter { requests[$0].isExpendable }
      .sorted { requests[$0].departure < requests[$1].departure }
    for index in leaving {
      let needed = requests[index].isBlank ? naturals : minima
      guard needed + bars.columns(around: staying) > limit else { break }
      widths[index] = nil
      naturals -= requests[index].natural
      minima -= requests[index].minimum
      staying -= 1
    }
    shrink(requests, to: limit - bars.columns(around: staying))
  }

  /// Narrows the widest columns down to one common level, or to their minimum where that is higher.
  private mutating func shrink(_ requests: ContiguousArray<WidthRequest>, to available: Int) {
    let staying = widths.indices.filter { widths[$0] != nil }
    guard staying.reduce(0, { $0 + requests[$1].natural }) > available else { return }
    let minima = staying.reduce(0) { $0 + requests[$1].minimum }
    let floors = staying.map { minima <= available ? requests[$0].minimum : requests[$0].leastMinimum }
    func width(_ position: Int, level: Int) -> Int {
      max(floors[position], min(requests[staying[position]].natural, level))
    }
    func total(level: Int) -> Int { staying.indices.reduce(0) { $0 + width($1, level: level) } }
    var (low, high) = (0, available + 1)
    while low + 1 < high {
      let middle = low + (high - low) / 2
      if total(level: middle) <= available { low = middle } else { high = middle }
    }
    var rest = max(0, available - total(level: low))
    for position in staying.indices {
      let narrow = width(position, level: low)
      let extra = min(rest, width(position, level: low + 1) - narrow)
      rest -= extra
      widths[staying[position]] = narrow + extra
    }
  }
}
