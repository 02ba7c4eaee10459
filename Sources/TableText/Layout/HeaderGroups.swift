internal import TableOutline

/// The headings that shown columns share with their neighbours.
struct HeaderGroups: Sendable {
  /// Neighbours with a common heading, or a single column without one.
  struct Span {
    /// Their positions among the shown columns.
    let columns: Range<Int>
    /// The heading.
    let title: String?
  }

  /// How many lines of headings stand above the columns' own.
  let levels: Int

  /// The headings of each column, from the outermost in.
  private let titles: ContiguousArray<[String]>

  /// How many of them a column shares with the one before it.
  private let shared: ContiguousArray<Int>

  /// Finds the headings of some columns.
  ///
  /// - Parameters:
  ///   - sources: What the columns are filled with.
  ///   - header: The table's columns.
  init(_ sources: some Sequence<TextLayout.Source>, _ header: TableHeader) {
    let titles: ContiguousArray<[String]> = ContiguousArray(
      sources.map { source in
        switch source {
        case .selection: []
        case .cells(let index), .bar(let index): header.columns[index].groupTitles
        }
      })
    self.titles = titles
    shared = ContiguousArray(
      titles.indices.map { position in
        guard position > 0 else { return 0 }
        return zip(titles[position - 1], titles[position]).prefix { $0 == $1 }.count
      })
    levels = titles.reduce(0) { max($0, $1.count) }
  }

  /// Whether a column has a heading at a level, 0 being the outermost.
  func hasHeading(_ position: Int, level: Int) -> Bool { titles[position].count > level }

  /// Whether a column and the one before it have a common heading at a level.
  func joins(_ position: Int, level: Int) -> Bool { shared[position] > level }

  /// What stands in one line of headings, from the left.
  func spans(level: Int) -> ContiguousArray<Span> {
    var spans: ContiguousArray<Span> = []
    for position in titles.indices {
      if joins(position, level: level), let last = spans.popLast() {
        spans.append(Span(columns: last.columns.lowerBound..<position + 1, title: last.title))
      } else {
        let title = hasHeading(position, level: level) ? titles[position][level] : nil
        spans.append(Span(columns: position..<position + 1, title: title))
      }
    }
    return spans
  }

  /// Makes columns as wide as the headings that they share, where they may grow, and keeps them as wide as those need
  /// to be read.
  ///
  /// - Parameters:
  ///   - requests: What the columns ask for.
  ///   - separator: How wide that is what stands between two columns.
  ///   - width: How wide a heading is.
  ///   - least: How wide it has to be to be read.
  func widen(
    _ requests: inout ContiguousArray<WidthRequest>, separator: Int, _ width: (String) -> Int,
    least: (String) -> Int
  ) {
    for level in (0..<levels).reversed() {
      for span in spans(level: level) {
        guard let title = span.title else { continue }
        let bars = separator * (span.columns.count - 1)
        Self.grow(span, to: width(title) - bars, \.natural, \.most, &requests)
        Self.grow(span, to: least(title) - bars, \.minimum, \.natural, &requests)
      }
    }
  }

  /// Makes some width of columns larger, all of them alike, as far as they may.
  private static func grow(
    _ span: Span, to sum: Int, _ width: WritableKeyPath<WidthRequest, Int>,
    _ most: KeyPath<WidthRequest, Int>,
    _ requests: inout ContiguousArray<WidthRequest>
  ) {
    var missing = span.columns.reduce(sum) { $0 - requests[$1][keyPath: width] }
    while missing > 0 {
      let growing = span.columns.filter { requests[$0][keyPath: width] < requests[$0][keyPath: most] }
      guard !growing.isEmpty else { return }
      let share = (missing + growing.count - 1) / growing.count
      for position in growing {
        let room = requests[position][keyPath: most] - requests[position][keyPath: width]
        let extra = min(share, missing, room)
        requests[position][keyPath: width] += extra
        missing -= extra
      }
    }
  }
}
