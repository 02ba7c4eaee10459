import TableModel
import TableOutline
import TestSupport
import Testing

@Suite("Expansion is a value that the caller owns")
struct ExpansionTests {
  let forest = [
    Branch(
      "Hardware",
      [
        Branch("Fasteners", [Branch("Bolts", [Branch("M8")]), Branch("Nuts")]),
        Branch("Paint", [Branch("Primer")]),
      ]),
    Branch("A/B", [Branch("C")]),
  ]

  @Test("One level shows the top rows and how much lies below them")
  func oneLevel() throws {
    expectText(
      try visible(.levels(1)),
      equals: """
        0 group Hardware >6
        0 group A/B >1$
        """)
    #expect(try visible(.none) == visible(.levels(1)))
  }

  @Test("Two levels show two levels")
  func twoLevels() throws {
    expectText(
      try visible(.levels(2)),
      equals: """
        0 group Hardware v6
        1 group Fasteners >3|
        1 group Paint >1$|
        0 group A/B v1$
        1 leaf C $.
        """)
  }

  @Test("Hidden rows keep their own state, for outputs that keep them")
  func hiddenRows() throws {
    let all = try table.render(
      with: EventRecorder<AllRows>(), expansion: .all.collapsing(path: ["Hardware"]))
    expectText(
      all.text,
      equals: """
        0 group Hardware >6
        1 group Fasteners v3h|
        2 group Bolts v1h||
        3 leaf M8 h$|||
        2 leaf Nuts h$||
        1 group Paint v1h$|
        2 leaf Primer h$|.
        0 group A/B v1$
        1 leaf C $.
        """)
  }

  @Test("Ids open just the rows that they name")
  func ids() throws {
    expectText(
      try visible(.ids(["Hardware", "Paint"])),
      equals: """
        0 group Hardware v6
        1 group Fasteners >3|
        1 group Paint v1$|
        2 leaf Primer $|.
        0 group A/B >1$
        """)
  }

  @Test("A predicate opens the rows for which it holds")
  func predicate() throws {
    #expect(try visible(.rows { $0.id == "A/B" }).contains("1 leaf C"))
  }

  @Test("Expanding a path opens all above it and nothing beside it")
  func expandingPath() throws {
    expectText(
      try visible(.none.expanding(path: ["Hardware", "Fasteners", "Bolts"])),
      equals: """
        0 group Hardware v6
        1 group Fasteners v3|
        2 group Bolts v1||
        3 leaf M8 $|||
        2 leaf Nuts $||
        1 group Paint >1$|
        0 group A/B >1$
        """)
  }

  @Test("A path named later wins over one named before")
  func laterPathWins() throws {
    let closed = Expansion<Branch>.all.expanding(path: ["Hardware"]).collapsing(path: ["Hardware"])
    #expect(try visible(closed).hasPrefix("0 group Hardware >6"))
    let open = Expansion<Branch>.none.collapsing(path: ["Hardware"]).expanding(path: ["Hardware"])
    #expect(try visible(open).hasPrefix("0 group Hardware v6"))
  }

  @Test("A path that names no disclosure row is told, a slash in a label needs no escape in a list of labels")
  func unmetPath() throws {
    var notes: [OutlineNote] = []
    let expansion = Expansion<Branch>.all.collapsing(path: ["Hardware", "Glue"]).collapsing(path: ["A/B"])
      .collapsing(path: ["Hardware", "Fasteners", "Nuts"])
    let rendered = try table.render(
      with: EventRecorder<VisibleRows>(), expansion: expansion, notes: { notes.append($0) })
    #expect(rendered.text.contains("group A/B >1"))
    #expect(notes == [.noSuchPath("Hardware/Glue"), .noSuchPath("Hardware/Fasteners/Nuts")])
  }

  @Test("A row's own statement wins over the rule for all, and a named row over its own statement")
  func ownStatement() throws {
    let table = Table(of: Branch.self) {
      TableColumn("Name", value: \.id)
    } rows: {
      DisclosureRow(Branch("open"), isExpanded: true) { TableRow(Branch("x")) }
      DisclosureRow(Branch("closed"), isExpanded: false) { TableRow(Branch("y")) }
    }
    let none = try table.render(with: EventRecorder<VisibleRows>(), expansion: .none)
    expectText(
      none.text,
      equals: """
        0 group open v1
        1 leaf x $|
        0 group closed >1$
        """)
    let named = try table.render(
      with: EventRecorder<VisibleRows>(), expansion: .all.expanding(ids: ["closed"]))
    #expect(named.text.contains("0 group closed v1$"))
  }

  @Test("Selected rows are marked")
  func selection() throws {
    let rendered = try table.render(with: EventRecorder<VisibleRows>(), selection: .ids(["Nuts"]))
    #expect(rendered.text.contains("2 leaf Nuts $*||"))
    #expect(rendered.lines.filter { $0.contains("*") }.count == 1)
  }

  private var table: Table<Branch, OutlineGroup<[Branch]>> {
    Table(forest, children: \.children) { TableColumn("Name", value: \.id) }
  }

  private func visible(_ expansion: Expansion<Branch>) throws -> String {
    try table.render(with: EventRecorder<VisibleRows>(), expansion: expansion).text
  }
}

/// A tree whose nodes may have a value.
struct Branch: Identifiable, Sendable {
  let id: String
  var value: Int?
  var children: [Branch]

  init(_ id: String, _ children: [Branch] = [], value: Int? = nil) {
    self.id = id
    self.children = children
    self.value = value
  }
}
