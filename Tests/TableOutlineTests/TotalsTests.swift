import TableModel
import TableOutline
import TestSupport
import Testing

@Suite("Totals are computed from the leaf rows")
struct TotalsTests {
  struct Sale: Sendable {
    let group: String
    let store: String
    let value: ExactDecimal?
  }

  let sales = [("A", "x", "10"), ("A", "x", "20"), ("A", "y", "60.00"), ("B", "z", "")].map {
    Sale(group: $0.0, store: $0.1, value: ExactDecimal($0.2))
  }

  @Test(
    "Each aggregate says what stands below, at every level",
    arguments: [
      (Aggregate.sum, ["90.00", "30", "60.00", "", "", "90.00"]),
      (.average, ["30.00", "15", "60.00", "", "", "30.00"]),
      (.count, ["3", "2", "1", "0", "0", "3"]),
      (.minimum, ["10", "10", "60.00", "", "", "10"]),
      (.maximum, ["60.00", "20", "60.00", "", "", "60.00"]),
      (.first, ["10", "10", "60.00", "", "", "10"]),
      (.last, ["60.00", "20", "60.00", "", "", "60.00"]),
      (.median, ["20.00", "15", "60.00", "", "", "20.00"]),
      (.distinct, ["3", "2", "1", "0", "0", "3"]),
    ])
  func aggregates(aggregate: Aggregate, expected: [String]) throws {
    var options = OutlineOptions()
    options.includesDetails = false
    let rendered = try table(aggregate).render(with: EventRecorder<AllRows>(), options: options)
    let shown = rendered.lines.map { line in
      line.split(separator: "[")[1].split(separator: "]", omittingEmptySubsequences: false)[0]
    }
    #expect(shown.map(String.init) == expected)
  }

  @Test("Distinct values are not added up")
  func distinct() throws {
    let table = Table(
      [("N", "ann"), ("N", "bob"), ("S", "ann")].map { Sale(group: $0.0, store: $0.1, value: nil) },
      groupedBy: \.group
    ) {
      TableColumn("Group", value: \.group)
      TableColumn("Customers", value: \.store).total(.distinct)
    }
    #expect(try table.render(with: EventRecorder<AllRows>()).lines.last == "0 total Total [2] 5$")
  }

  @Test("Subtotals below stand on rows of their own, and the disclosure rows show none")
  func below() throws {
    var options = OutlineOptions()
    options.subtotals = .below
    let rendered = try table(.sum).render(with: EventRecorder<AllRows>(), options: options)
    expectText(
      rendered.text,
      equals: """
        0 group A [] v5(7)
        1 group x [] v2|
        2 leaf x [10] ||
        2 leaf x [20] $||
        1 subtotal x total [30] 2|
        1 group y [] v1$|
        2 leaf y [60.00] $|.
        1 subtotal y total [60.00] 1$|
        0 subtotal A total [90.00] 5(7)
        0 group B [] v2(3)$
        1 group z [] v1$.
        2 leaf z [] $..
        1 subtotal z total [] 1$.
        0 subtotal B total [] 2(3)$
        0 total Total [90.00] 9(14)$
        """)
  }

  @Test("A collapsed row keeps its subtotal row in sight")
  func belowAndCollapsed() throws {
    var options = OutlineOptions()
    options.subtotals = .below
    let rendered = try table(.sum).render(
      with: EventRecorder<VisibleRows>(), expansion: .none, options: options)
    expectText(
      rendered.text,
      equals: """
        0 group A [] >5(7)
        0 subtotal A total [90.00] 5(7)
        0 group B [] >2(3)$
        0 subtotal B total [] 2(3)$
        0 total Total [90.00] 9(14)$
        """)
  }

  @Test("The grand total stands above, below or nowhere, apart from the subtotals")
  func grandTotal() throws {
    var options = OutlineOptions()
    options.subtotals = .none
    options.grandTotal = .above
    let above = try table(.sum).render(with: EventRecorder<AllRows>(), options: options)
    #expect(above.lines.first == "0 total Total [90.00] 9$")
    #expect(above.lines[1] == "0 group A [] v5")
    options.grandTotal = .none
    let none = try table(.sum).render(with: EventRecorder<AllRows>(), options: options)
    #expect(none.lines.count == 9)
  }

  @Test("A report cut after a level keeps its totals; the rows at the cut are folded")
  func cut() throws {
    var options = OutlineOptions()
    options.levels = 1
    let rendered = try table(.sum).render(with: EventRecorder<AllRows>(), options: options)
    expectText(
      rendered.text,
      equals: """
        0 group A [90.00] ~
        0 group B [] $~
        0 total Total [90.00] 2$
        """)
  }

  @Test("An own value beside children is shown as a first child row, and counts once")
  func ownValues() throws {
    let tree = [
      Branch(
        "Assets", [Branch("Cash", value: -2), Branch("Bank", [Branch("Fees", value: 3)], value: 5)], value: 10
      )
    ]
    expectText(
      try tree.rendered().text,
      equals: """
        0 group Assets [16] v5$
        1 leaf (itself) [10] .
        1 leaf Cash [-2] .
        1 group Bank [8] v2$.
        2 leaf (itself) [5] ..
        2 leaf Fees [3] $..
        0 total Total [16] 6$
        """)
  }

  @Test("Own values that are totals already can be ignored, and are noticed where they are not")
  func ownValuesIgnored() throws {
    let tree = [
      Branch("A", [Branch("x", value: 1), Branch("y", [Branch("z", value: 2)], value: 2)], value: 3)
    ]
    var options = OutlineOptions()
    options.ownValues = .ignore
    var notes: [OutlineNote] = []
    let ignoring = try tree.rendered(options) { notes.append($0) }
    #expect(ignoring.lines.last == "0 total Total [3] 4$")
    #expect(notes.isEmpty)
    let adding = try tree.rendered { notes.append($0) }
    #expect(adding.lines.last == "0 total Total [8] 6$")
    #expect(notes == [.parentsHoldTotals(column: "Value")])
  }

  @Test("A disclosure row without children counts with its own value")
  func emptyDisclosureRow() throws {
    let table = Table(of: Branch.self) {
      TableColumn("Name", value: \.id)
      TableColumn("Value", value: \.value).total(.sum)
    } rows: {
      DisclosureRow(Branch("alone", value: 4)) {}
      TableRow(Branch("leaf", value: 1))
    }
    for ownValues in [OwnValues.add, .ignore] {
      var options = OutlineOptions()
      options.ownValues = ownValues
      expectText(
        try table.render(with: EventRecorder<AllRows>(), options: options).text,
        equals: """
          0 group alone [4] v
          0 leaf leaf [1] $
          0 total Total [5] 2$
          """)
    }
  }

  @Test("Text in a totalled column is an error that names column, row and value")
  func textInTotal() {
    let table = Table([("a", "1"), ("b", "two")].map { Sale(group: $0.0, store: $0.1, value: nil) }) {
      TableColumn("Group", value: \.group)
      TableColumn("Store", value: \.store).total(.sum)
    }
    #expect(throws: OutlineError.notANumber(column: "Store", row: 1, value: "1")) {
      _ = try table.render(with: EventRecorder<AllRows>())
    }
  }

  @Test("A sum beyond 38 digits is an error that names column and row")
  func overflow() {
    let table = Table([ExactDecimal(significand: .max), ExactDecimal(significand: 1)]) {
      TableColumn("Name") { _ in "n" }
      TableColumn("Value", value: \.self).total(.sum)
    }
    #expect(throws: OutlineError.overflow(column: "Value", row: 2)) {
      _ = try table.render(with: EventRecorder<AllRows>())
    }
  }

  @Test("A total on the tree column is refused")
  func treeColumn() {
    let table = Table([1]) { TableColumn("Value", value: \.self).total(.sum) }
    #expect(throws: OutlineError.totalInTreeColumn(title: "Value")) {
      _ = try table.render(with: EventRecorder<AllRows>())
    }
  }

  @Test("Doubles sum to what a person would write")
  func doubles() throws {
    let table = Table([0.1, 0.2, 303.09, -303.09]) {
      TableColumn("Name") { _ in "n" }
      TableColumn("Value", value: \.self).total(.sum)
    }
    #expect(try table.render(with: EventRecorder<AllRows>()).lines.last == "0 total Total [0.30] 4$")
  }

  private func table(_ aggregate: Aggregate) -> Table<Sale, GroupedRows<Sale>> {
    Table(sales, groupedBy: \.group, \.store) {
      TableColumn("Store", value: \.store)
      TableColumn("Value", value: \.value).total(ColumnTotal(aggregate))
    }
  }
}

extension [Branch] {
  func rendered(
    _ options: OutlineOptions = OutlineOptions(), notes: (OutlineNote) -> Void = { _ in }
  ) throws -> EventRecorder<AllRows> {
    let table = Table(self, children: \.children) {
      TableColumn("Name", value: \.id)
      TableColumn("Value", value: \.value).total(.sum)
    }
    return try table.render(with: EventRecorder<AllRows>(), options: options, notes: notes)
  }
}
