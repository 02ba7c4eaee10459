internal import TableModel
internal import TableOutline

/// A renderer that counts the rows it passes on to another one.
struct CountingRenderer<Base: TableRenderer & ~Copyable>: TableRenderer, ~Copyable {
  static var includesHiddenRows: Bool { Base.includesHiddenRows }
  static var measuresFirst: Bool { Base.measuresFirst }
  static var needsSummary: Bool { Base.needsSummary }

  private var base: Base
  private let counter: RowCounter

  init(_ base: consuming Base, counter: RowCounter) {
    self.base = base
    self.counter = counter
  }

  mutating func begin(_ header: TableHeader) throws { try base.begin(header) }

  mutating func measure(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) throws {
    counter.increment()
    try base.measure(cells, at: row)
  }

  mutating func write(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) throws {
    counter.increment()
    try base.write(cells, at: row)
  }

  mutating func measure(_ rows: SharedRows) throws -> Bool {
    try base.measure(rows.noting { [counter] in counter.increment() })
  }

  mutating func write(_ rows: SharedRows) throws -> Bool {
    try base.write(rows.noting { [counter] in counter.increment() })
  }

  mutating func end() throws { try base.end() }

  /// The renderer that did the work.
  consuming func finish() -> Base { base }
}
