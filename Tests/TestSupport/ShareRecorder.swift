public import TableModel
public import TableOutline

/// A renderer that takes all rows at once, one share after the other, and records them in their order, as an
/// `EventRecorder` does that is given them one by one.
public struct ShareRecorder<Hidden: HiddenRows>: TableRenderer, ~Copyable {
  private var recorder = EventRecorder<Hidden>()
  private let shares: Int
  private let stretch: Int

  /// Whether rows were taken at once.
  public private(set) var hasShared = false

  /// Whether hidden rows are recorded.
  public static var includesHiddenRows: Bool { Hidden.areIncluded }

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - shares: In how many shares the rows are taken.
  ///   - stretch: How many rows of a share follow each other.
  public init(shares: Int, stretch: Int) {
    self.shares = shares
    self.stretch = stretch
  }

  /// All lines as one text.
  public var text: String { recorder.text }

  /// Keeps the header.
  public mutating func begin(_ header: TableHeader) { recorder.begin(header) }

  /// Adds the row's line.
  public mutating func write(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) {
    recorder.write(cells, at: row)
  }

  /// Adds the lines of all rows.
  public mutating func write(_ rows: SharedRows) throws -> Bool {
    hasShared = true
    var parts: [[String]] = []
    for index in 0..<shares {
      var part = EventRecorder<Hidden>()
      try rows.visit(RowShare(index, of: shares, stretch: stretch)) { part.write($0, at: $1) }
      parts.append(part.lines)
    }
    var round = 0
    while parts.contains(where: { $0.count > round * stretch }) {
      for part in parts { recorder.append(part.dropFirst(round * stretch).prefix(stretch)) }
      round += 1
    }
    return true
  }

  /// Does nothing.
  public mutating func end() {}
}
