import TableModel
import TableOutline
import TestSupport
import Testing

@Suite("Siblings in an order of their own")
struct ArrangementTests {
  let value = TableColumn<Branch>("Value", value: \.value).total(.sum)
  let forest = [
    Branch("A", [Branch("x", value: 1), Branch("y", value: 9)]),
    Branch("B", [Branch("z", value: 5), Branch("blank")]),
    Branch("C", [Branch("w", value: 20)]),
  ]

  @Test("Sorting by a total never tears a row from its group")
  func byTotal() throws {
    var arrangement = RowArrangement<Branch>()
    arrangement.groups = [.by(value, descending: true)]
    arrangement.rows = [.by(value, descending: true)]
    #expect(
      try labels(forest, arrangement) == "C 20 (w 20), A 10 (y 9, x 1), B 5 (z 5, blank )")
  }

  @Test("Groups and rows can have different orders")
  func apart() throws {
    var arrangement = RowArrangement<Branch>()
    arrangement.groups = [.byLabel(descending: true)]
    arrangement.rows = [.by(value, blanks: .first)]
    #expect(try labels(forest, arrangement) == "C 20 (w 20), B 5 (blank , z 5), A 10 (x 1, y 9)")
  }

  @Test("Equal rows keep their order, whatever the direction")
  func stable() throws {
    let rows = (0..<20).map { Branch("\($0)", value: $0 % 2) }
    var arrangement = RowArrangement<Branch>()
    arrangement.rows = [.by(value, descending: true)]
    let odd = (0..<10).map { "\($0 * 2 + 1) 1" }
    let even = (0..<10).map { "\($0 * 2) 0" }
    #expect(try labels(rows, arrangement) == (odd + even).joined(separator: ", "))
  }

  @Test("In natural order 1.9 stands before 1.10, and leading zeros decide last")
  func natural() throws {
    let rows = ["1.10", "1.9", "1.2", "a10", "a9", "010", "10", "1"].map { Branch($0) }
    var arrangement = RowArrangement<Branch>()
    arrangement.rows = [.byLabel(natural: true)]
    #expect(try labels(rows, arrangement) == "1 , 1.2 , 1.9 , 1.10 , 10 , 010 , a9 , a10 ")
  }

  @Test("The largest stay, and one row stands for the rest, with the rest's totals")
  func top() throws {
    let rows = [("a", 9), ("b", 8), ("c", 1), ("d", 3)].map { Branch($0.0, value: $0.1) }
    var arrangement = RowArrangement<Branch>()
    arrangement.top = TopRows(2, by: value)
    #expect(try labels(rows, arrangement) == "a 9, b 8, Other (2) 4")
    #expect(try labels(rows, arrangement, .average) == "a 9, b 8, Other (2) 2")
    arrangement.rows = [.byLabel(descending: true)]
    #expect(try labels(rows, arrangement) == "b 8, a 9, Other (2) 4")
  }

  @Test("The largest can be chosen at one level only")
  func topAtDepth() throws {
    var arrangement = RowArrangement<Branch>()
    arrangement.top = TopRows(1, by: value, depth: 1, otherLabel: "Rest")
    #expect(
      try labels(forest, arrangement) == "A 10 (y 9, Rest (1) 1), B 5 (z 5, Rest (1) ), C 20 (w 20)")
    arrangement.top = TopRows(1, by: value, depth: 0)
    #expect(try labels(forest, arrangement) == "C 20 (w 20), Other (2) 15")
  }

  @Test("Leaf rows that are no rows of the report are not cut, and take no place among the largest")
  func topWithoutDetails() throws {
    var arrangement = RowArrangement<Branch>()
    arrangement.top = TopRows(1, by: value)
    var options = OutlineOptions()
    options.includesDetails = false
    let rows = forest + [Branch("leaf", value: 100)]
    expectText(
      try table(rows).arranged(arrangement, options: options).render(
        with: EventRecorder<AllRows>(), options: options
      ).text,
      equals: """
        0 group C [20] ~
        0 group Other (2) [15] $~
        0 total Total [135] 2$
        """)
  }

  @Test("Totals stay what they were in random trees, and rows stay below their parents", arguments: 0..<100)
  func totalsStay(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let forest = generator.forest(depth: 0)
    var arrangement = RowArrangement<Branch>()
    arrangement.groups = [.by(value, descending: Bool.random(using: &generator)), .byLabel()]
    arrangement.rows = [.byLabel(natural: Bool.random(using: &generator))]
    let plain = try table(forest).render(with: PathLines())
    let ordered = try table(forest).arranged(arrangement).render(with: PathLines())
    #expect(ordered.lines.sorted() == plain.lines.sorted())
    arrangement.top = TopRows(Int.random(in: 1...3, using: &generator), by: value)
    let cut = try table(forest).arranged(arrangement).render(with: PathLines())
    #expect(cut.lines.last == plain.lines.last)
  }

  @Test("Twenty thousand groups are ordered as fast as their rows: no group looks at the rows of others")
  func manyGroups() throws {
    let forest = (0..<20_000).map { Branch("g\($0)", [Branch("a", value: $0), Branch("b", value: -$0)]) }
    var arrangement = RowArrangement<Branch>()
    arrangement.rows = [.by(value)]
    let rendered = try table(forest).arranged(arrangement).render(with: RowCounter())
    #expect(rendered.rows == 60_001)
  }

  @Test("A chain of 50,000 rows is arranged without recursion")
  func deep() throws {
    let table = Table([LargeTableTests.Link(number: 50_000)], children: \.children) {
      TableColumn("Number", value: \.number)
    }
    var arrangement = RowArrangement<LargeTableTests.Link>()
    arrangement.groups = [.byLabel()]
    #expect(try table.arranged(arrangement).render(with: RowCounter()).rows == 50_001)
  }

  private func table(
    _ forest: [Branch], _ aggregate: Aggregate = .sum
  ) -> Table<Branch, OutlineGroup<[Branch]>> {
    Table(forest, children: \.children) {
      TableColumn("Name", value: \.id)
      TableColumn("Value", value: \.value).total(ColumnTotal(aggregate))
    }
  }

  private func labels(
    _ forest: [Branch], _ arrangement: RowArrangement<Branch>, _ aggregate: Aggregate = .sum
  ) throws -> String {
    var options = OutlineOptions()
    options.grandTotal = .none
    return try table(forest, aggregate).arranged(arrangement)
      .render(with: Parenthesised(), options: options).text
  }
}

/// Rows as `label value`, children in parentheses.
private struct Parenthesised: TableRenderer, ~Copyable {
  static var includesHiddenRows: Bool { true }
  private(set) var text = ""
  private var depth = -1

  mutating func begin(_ header: TableHeader) {}
  mutating func write(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) {
    if row.depth > depth { text += depth < 0 ? "" : " (" }
    if row.depth <= depth { text += String(repeating: ")", count: depth - row.depth) + ", " }
    depth = row.depth
    for index in 0..<2 {
      switch cells.value(at: index) {
      case .text(let label): text += label
      case .integer(let integer): text += "\(integer)"
      case .decimal(let decimal): text += "\(decimal)"
      default: break
      }
      if index == 0 { text += " " }
    }
  }
  mutating func end() { text += String(repeating: ")", count: max(depth, 0)) }
}

private struct PathLines: TableRenderer, ~Copyable {
  static var includesHiddenRows: Bool { true }
  private(set) var lines: [String] = []

  mutating func begin(_ header: TableHeader) {}
  mutating func write(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) {
    lines.append("\(row.path(of: cells)) \(cells.value(at: 1))")
  }
  mutating func end() {}
}
