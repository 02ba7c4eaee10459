import TableModel
import TableOutline
import TestSupport
import Testing

@Suite("Totals that need more than the column's values")
struct CustomTotalsTests {
  struct Line: Sendable {
    let group: String
    let price: ExactDecimal?
    let quantity: Int?
  }

  struct Spread: AggregateFunction {
    var low: ExactDecimal?
    var high: ExactDecimal?

    mutating func add(_ value: CellValue) {
      guard case .decimal(let number) = value else { return }
      low = min(low ?? number, number)
      high = max(high ?? number, number)
    }
    mutating func merge(_ other: Spread) {
      for number in [other.low, other.high].compactMap({ $0 }) { add(.decimal(number)) }
    }
    var result: CellValue {
      guard let low, let high, let spread = try? high.subtracting(low) else { return .empty }
      return .decimal(spread)
    }
  }

  let lines = [
    Line(group: "A", price: ExactDecimal("2.00"), quantity: 1),
    Line(group: "A", price: ExactDecimal("1.00"), quantity: 3),
    Line(group: "B", price: ExactDecimal("5.00"), quantity: nil),
    Line(group: "B", price: nil, quantity: 9),
    Line(group: "C", price: ExactDecimal("4.00"), quantity: 2),
  ]

  @Test("An average is weighted by another property; blank weights and values count for nothing")
  func weighted() throws {
    let table = Table(lines, groupedBy: \.group) {
      TableColumn("Group", value: \.group)
      TableColumn("Price", value: \.price).total(.average(weightedBy: \.quantity))
      TableColumn("Quantity", value: \.quantity).total(.sum)
    }
    var options = OutlineOptions()
    options.includesDetails = false
    expectText(
      try table.render(with: EventRecorder<AllRows>(), options: options).text,
      equals: """
        0 group A [1.25, 4] ~
        0 group B [, 9] ~
        0 group C [4, 2] $~
        0 total Total [2.16666666666667, 15] 3$
        """)
  }

  @Test("An aggregate of one's own is merged level by level")
  func custom() throws {
    let table = Table(lines, groupedBy: \.group) {
      TableColumn("Group", value: \.group)
      TableColumn("Spread", value: \.price).total(.custom { Spread() })
    }
    var options = OutlineOptions()
    options.includesDetails = false
    expectText(
      try table.render(with: EventRecorder<AllRows>(), options: options).text,
      equals: """
        0 group A [1.00] ~
        0 group B [0.00] ~
        0 group C [0.00] $~
        0 total Total [4.00] 3$
        """)
  }

  @Test("Subtotals can be left to some levels")
  func subtotalDepths() throws {
    var options = OutlineOptions()
    options.subtotalDepths = [1]
    let forest = [Branch("A", [Branch("B", [Branch("c", value: 1)])])]
    expectText(
      try forest.rendered(options).text,
      equals: """
        0 group A [] v2$
        1 group B [1] v1$.
        2 leaf c [1] $..
        0 total Total [1] 3$
        """)
  }

  @Test("Columns below a common heading know it")
  func columnGroups() throws {
    let table = Table([1]) {
      TableColumn("Name") { _ in "n" }
      TableColumnGroup("2026") {
        TableColumn("Plan", value: \.self)
        TableColumnGroup("Q1") { TableColumn("Actual", value: \.self) }
      }
    }
    let header = try #require(try table.render(with: EventRecorder<AllRows>()).header)
    #expect(header.columns.map(\.groupTitles) == [[], ["2026"], ["2026", "Q1"]])
  }

  @Test("The children of a folded group count and are no rows")
  func foldedGroup() throws {
    var folded = Table(of: Int.self) {
      TableColumn("Name") { "row \($0)" }
      TableColumn("Value", value: \.self).total(.sum)
    } rows: {
      FoldedRows(label: "Other (2)", values: [1, 3])
      TableRow(9)
    }
    expectText(
      try folded.render(with: EventRecorder<AllRows>()).text,
      equals: """
        0 group Other (2) [4] ~
        0 leaf row 9 [9] $
        0 total Total [13] 2$
        """)
    folded.columns[1].total = nil
    #expect(try folded.render(with: RowCounter()).rows == 2)
  }
}

private struct FoldedRows: TableRowContent {
  typealias RowValue = Int
  let label: String
  let values: [Int]

  func visitRows<Visitor: TableRowVisitor & ~Copyable>(_ visitor: inout Visitor) throws
  where Visitor.RowValue == Int {
    if try visitor.enterGroup(isExpanded: nil, isFolded: true, label: { $0.append(text: label) }) {
      for value in values { try visitor.visitRow(value) }
    }
    try visitor.leaveRow()
  }
}
