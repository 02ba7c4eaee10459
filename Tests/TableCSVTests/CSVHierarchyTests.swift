import TableCSV
import TableModel
import TableOutline
import TestSupport
import Testing

@Suite("CSV: the place in the tree")
struct CSVHierarchyTests {
  struct Release: Sendable {
    let maker: String
    let system: String
    let count: Int
  }

  static let accounts = [
    Node(
      "assets", .empty,
      [
        Node("bank", .empty, [Node("saving", .integer(1))]),
        Node("cash", .integer(-2)),
      ])
  ]

  @Test("Groups, subgroups and no details: every group row has depth, kind, path and its sum")
  func groups() throws {
    let releases = [
      Release(maker: "CISCO", system: "IOS", count: 10), Release(maker: "CISCO", system: "NXOS", count: 1),
      Release(maker: "ADVA", system: "F7", count: 16),
    ]
    let table = Table(releases, groupedBy: \.maker, \.system) {
      TableColumn("mfgr / os", value: \Release.system)
      TableColumn("n", value: \Release.count).total(.sum)
    }
    var options = OutlineOptions()
    options.includesDetails = false
    expectText(
      try csv(table, options: options),
      equals: """
        depth,kind,path,mfgr / os,n
        0,group,CISCO,CISCO,11
        1,group,CISCO/IOS,IOS,10
        1,group,CISCO/NXOS,NXOS,1
        0,group,ADVA,ADVA,16
        1,group,ADVA/F7,F7,16
        0,total,,Total,27

        """)
  }

  @Test("A blank key is a group of its own, told from a subtotal by depth and kind")
  func blankKey() throws {
    let rows = [Release(maker: "S1", system: "CZ", count: 1), Release(maker: "S2", system: "", count: 1)]
    let table = Table(rows, groupedBy: \.maker, \.system) {
      TableColumn("sku / country", value: \Release.system)
      TableColumn("q", value: \Release.count).total(.sum)
    }
    var options = OutlineOptions()
    options.includesDetails = false
    let lines = try csv(table, options: options).split(separator: "\n")
    #expect(lines.contains("0,group,S2,S2,1"))
    #expect(lines.contains("1,group,S2/(blank),(blank),1"))
  }

  @Test("Depth, kind and path of every row, the grand total at depth 0 without a path")
  func depth() throws {
    expectText(
      try csv(nodeTable(Self.accounts, total: .sum)),
      equals: """
        depth,kind,path,name,value
        0,group,assets,assets,-1
        1,group,assets/bank,bank,1
        2,leaf,assets/bank/saving,saving,1
        1,leaf,assets/cash,cash,-2
        0,total,,Total,-1

        """)
  }

  @Test("Subtotals below are rows of the kind subtotal, with the path of what they sum up")
  func subtotals() throws {
    var options = OutlineOptions()
    options.subtotals = .below
    expectText(
      try csv(nodeTable(Self.accounts, total: .sum), options: options),
      equals: """
        depth,kind,path,name,value
        0,group,assets,assets,
        1,group,assets/bank,bank,
        2,leaf,assets/bank/saving,saving,1
        1,subtotal,assets/bank,bank total,1
        1,leaf,assets/cash,cash,-2
        0,subtotal,assets,assets total,-1
        0,total,,Total,-1

        """)
  }

  @Test("One column for each level, as many as the deepest row needs")
  func levels() throws {
    var options = OutlineOptions()
    options.subtotals = .below
    expectText(
      try csv(nodeTable(Self.accounts, total: .sum), csvOptions(.levels), options: options),
      equals: """
        level1,level2,level3,name,value
        assets,,,assets,
        assets,bank,,bank,
        assets,bank,saving,saving,1
        assets,bank,,bank total,1
        assets,cash,,cash,-2
        assets,,,assets total,-1
        ,,,Total,-1

        """)
  }

  @Test("Numbers for rows and for the rows that they stand below")
  func parents() throws {
    var options = OutlineOptions()
    options.subtotals = .below
    expectText(
      try csv(
        nodeTable(Self.accounts + [Node("loans", .integer(5))], total: .sum), csvOptions(.parent),
        options: options),
      equals: """
        id,parent,name,value
        1,,assets,
        2,1,bank,
        3,2,saving,1
        4,2,bank total,1
        5,1,cash,-2
        6,1,assets total,-1
        7,,loans,5
        8,,Total,4

        """)
  }

  @Test("An indented tree column, and no sign of levels at all")
  func indent() throws {
    expectText(
      try csv(nodeTable(Self.accounts), csvOptions(.indent)),
      equals: "name,value\nassets,\n  bank,\n    saving,1\n  cash,-2\n")
    expectText(
      try csv(nodeTable(Self.accounts), csvOptions(.none)),
      equals: "name,value\nassets,\nbank,\nsaving,1\ncash,-2\n")
  }

  @Test("The indent of a label that needs quotation marks stands inside them", arguments: [false, true])
  func quotedIndent(isFormatted: Bool) throws {
    let nodes = [Node("a", .empty, [Node("b, c", .integer(1)), Node("\"d\"", .integer(2))])]
    expectText(
      try csv(nodeTable(nodes), csvOptions(.indent) { $0.isFormatted = isFormatted }),
      equals: "name,value\na,\n\"  b, c\",1\n\"  \"\"d\"\"\",2\n")
  }

  @Test("Numbers in an indented tree column have the decimal comma, in quotation marks where it separates")
  func indentedNumbers() throws {
    let price = ExactDecimal(significand: 15, scale: 1)
    let nodes = [Node("a", .decimal(price), [Node("b", .decimal(price))])]
    let table = Table(nodes, children: \.children) { TableColumn("price", value: \Node.value) }
    for (delimiter, child) in [(";" as Character, "  1,5"), (",", "\"  1,5\"")] {
      expectText(
        try csv(table, csvOptions(.indent, delimiter: delimiter) { $0.hasDecimalComma = true }),
        equals: "price\n\(delimiter == "," ? "\"1,5\"" : "1,5")\n\(child)\n")
    }
  }

  @Test("All rows are written however much is collapsed, unless hidden rows are left out")
  func hidden() throws {
    let table = nodeTable(Self.accounts + [Node("loans", .integer(5))], total: .sum)
    #expect(try csv(table, expansion: .levels(1)) == csv(table))
    for hierarchy in [CSVHierarchy.depth, .levels, .parent, .indent, .none] {
      let visible = csvOptions(hierarchy) { $0.omitsHiddenRows = true }
      let lines = try csv(table, visible, expansion: .levels(2)).split(separator: "\n")
      #expect(lines.count == 6 && !lines.contains { $0.contains("saving") }, "\(hierarchy)")
    }
    let visible = csvOptions(.parent) { $0.omitsHiddenRows = true }
    expectText(
      try csv(table, visible, expansion: .levels(1)),
      equals: "id,parent,name,value\n1,,assets,-1\n2,,loans,5\n3,,Total,4\n")
  }

  @Test("A path is quoted where its own slashes and backslashes are the delimiter", arguments: ["/", "\\"])
  func delimitersOfPaths(delimiter: Character) throws {
    let text = try csv(
      nodeTable([Node("a/b", .empty, [Node("c", .integer(1))])]), csvOptions(.depth, delimiter: delimiter))
    let label = delimiter == "/" ? "\"a/b\"" : "a/b"
    let lines = [
      ["depth", "kind", "path", "name", "value"], ["0", "group", "\"a\\/b\"", label, ""],
      ["1", "leaf", "\"a\\/b/c\"", "c", "1"],
    ]
    expectText(text, equals: lines.map { $0.joined(separator: String(delimiter)) + "\n" }.joined())
  }

  @Test("Slashes and backslashes in labels can be told from the path's own")
  func pathEscapes() throws {
    let nodes = [Node("a/b", .empty, [Node("c\\d", .integer(1)), Node("e,f", .integer(2))])]
    expectText(
      try csv(nodeTable(nodes)),
      equals: """
        depth,kind,path,name,value
        0,group,a\\/b,a/b,
        1,leaf,a\\/b/c\\\\d,c\\d,1
        1,leaf,"a\\/b/e,f","e,f",2

        """)
  }

  @Test("A chain of a thousand rows is written level by level")
  func deep() throws {
    var node = Node("n", .integer(1))
    for _ in 0..<1000 { node = Node("n", .empty, [node]) }
    let lines = try csv(nodeTable([node]), csvOptions(.parent)).split(separator: "\n")
    #expect(lines.count == 1002)
    #expect(lines.last == "1001,1000,n,1")
  }
}
