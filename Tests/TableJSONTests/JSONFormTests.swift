import TableJSON
import TableModel
import TableOutline
import TestSupport
import Testing

@Suite("Forms of JSON")
struct JSONFormTests {
  private let groceries = [
    Node("Fruit", .empty, [Node("Apple", decimal("1.10")), Node("Pear", decimal("0.90"))]),
    Node("Rest", decimal("7")),
  ]
  private let columns = [Node.label, Node.column("Price", kind: .decimal).total(.sum)]

  @Test("Rows stand in one another, one to a line, and a grand total behind them")
  func nested() throws {
    expectText(
      try json(groceries, columns),
      equals: """
        [
        {"depth":0,"kind":"group","label":"Fruit","values":{"Name":"Fruit","Price":2.00},"children":[
        {"depth":1,"kind":"leaf","label":"Apple","values":{"Name":"Apple","Price":1.10}},
        {"depth":1,"kind":"leaf","label":"Pear","values":{"Name":"Pear","Price":0.90}}
        ]},
        {"depth":0,"kind":"leaf","label":"Rest","values":{"Name":"Rest","Price":7}},
        {"depth":0,"kind":"total","label":"Total","values":{"Name":"Total","Price":9.00}}
        ]

        """)
  }

  @Test("Lines hold a row each, with its path")
  func lines() throws {
    expectText(
      try json(groceries, columns, form: .lines),
      equals: """
        {"depth":0,"kind":"group","path":"Fruit","Name":"Fruit","Price":2.00}
        {"depth":1,"kind":"leaf","path":"Fruit/Apple","Name":"Apple","Price":1.10}
        {"depth":1,"kind":"leaf","path":"Fruit/Pear","Name":"Pear","Price":0.90}
        {"depth":0,"kind":"leaf","path":"Rest","Name":"Rest","Price":7}
        {"depth":0,"kind":"total","path":null,"Name":"Total","Price":9.00}

        """)
  }

  @Test("A subtotal below stands behind the row that it sums up, not in it")
  func subtotals() throws {
    var outline = OutlineOptions()
    outline.subtotals = .below
    outline.grandTotal = .above
    expectText(
      try json(Array(groceries.prefix(1)), columns, outline: outline),
      equals: """
        [
        {"depth":0,"kind":"total","label":"Total","values":{"Name":"Total","Price":2.00}},
        {"depth":0,"kind":"group","label":"Fruit","values":{"Name":"Fruit","Price":null},"children":[
        {"depth":1,"kind":"leaf","label":"Apple","values":{"Name":"Apple","Price":1.10}},
        {"depth":1,"kind":"leaf","label":"Pear","values":{"Name":"Pear","Price":0.90}}
        ]},
        {"depth":0,"kind":"subtotal","label":"Fruit total","values":{"Name":"Fruit total","Price":2.00}}
        ]

        """)
    expectText(
      try json(Array(groceries.prefix(1)), columns, form: .lines, outline: outline),
      equals: """
        {"depth":0,"kind":"total","path":null,"Name":"Total","Price":2.00}
        {"depth":0,"kind":"group","path":"Fruit","Name":"Fruit","Price":null}
        {"depth":1,"kind":"leaf","path":"Fruit/Apple","Name":"Apple","Price":1.10}
        {"depth":1,"kind":"leaf","path":"Fruit/Pear","Name":"Pear","Price":0.90}
        {"depth":0,"kind":"subtotal","path":"Fruit","Name":"Fruit total","Price":2.00}

        """)
  }

  @Test("Several levels end at once, and the next row stands where it belongs")
  func ends() throws {
    let nodes = [
      Node("a", .empty, [Node("b", .empty, [Node("c", .empty, [Node("d")])]), Node("e")]), Node("f"),
    ]
    expectText(
      try json(nodes, [Node.label]),
      equals: """
        [
        {"depth":0,"kind":"group","label":"a","values":{"Name":"a"},"children":[
        {"depth":1,"kind":"group","label":"b","values":{"Name":"b"},"children":[
        {"depth":2,"kind":"group","label":"c","values":{"Name":"c"},"children":[
        {"depth":3,"kind":"leaf","label":"d","values":{"Name":"d"}}
        ]}
        ]},
        {"depth":1,"kind":"leaf","label":"e","values":{"Name":"e"}}
        ]},
        {"depth":0,"kind":"leaf","label":"f","values":{"Name":"f"}}
        ]

        """)
  }

  @Test("Hidden rows are written unless they are left out, and then counted", arguments: JSONForm.allCases)
  func hidden(_ form: JSONForm) throws {
    let all = try json(groceries, columns, form: form)
    #expect(try json(groceries, columns, form: form, expansion: .none) == all)
    expectText(
      try json(groceries, columns, form: form, omitsHiddenRows: true, expansion: .none),
      equals: form == .nested
        ? """
        [
        {"depth":0,"kind":"group","label":"Fruit","values":{"Name":"Fruit","Price":2.00},"hidden":2},
        {"depth":0,"kind":"leaf","label":"Rest","values":{"Name":"Rest","Price":7}},
        {"depth":0,"kind":"total","label":"Total","values":{"Name":"Total","Price":9.00}}
        ]

        """
        : """
        {"depth":0,"kind":"group","path":"Fruit","hidden":2,"Name":"Fruit","Price":2.00}
        {"depth":0,"kind":"leaf","path":"Rest","Name":"Rest","Price":7}
        {"depth":0,"kind":"total","path":null,"Name":"Total","Price":9.00}

        """)
    #expect(try json(groceries, columns, form: form, omitsHiddenRows: true) == all)
  }

  @Test("A disclosure row without children has an empty list of them, one that is cut has none")
  func emptyDisclosureRow() throws {
    let table = Table(of: Node.self) {
      Node.label
    } rows: {
      DisclosureRow(Node("Empty"), isExpanded: false) { EmptyRows<Node>() }
    }
    var options = JSONOutputOptions()
    options.omitsHiddenRows = true
    expectText(
      try table.render(with: JSONRenderer(options: options)).text,
      equals: """
        [
        {"depth":0,"kind":"group","label":"Empty","values":{"Name":"Empty"},"children":[]}
        ]

        """)
    var outline = OutlineOptions()
    outline.levels = 1
    expectText(
      try json(Array(groceries.prefix(1)), columns, outline: outline),
      equals: """
        [
        {"depth":0,"kind":"group","label":"Fruit","values":{"Name":"Fruit","Price":2.00}},
        {"depth":0,"kind":"total","label":"Total","values":{"Name":"Total","Price":2.00}}
        ]

        """)
  }

  @Test("A table without rows or without columns is JSON as well")
  func empty() throws {
    expectText(try json([]), equals: "[]\n")
    expectText(try json([], form: .lines), equals: "")
    expectText(
      try json([Node("a")], []), equals: "[\n{\"depth\":0,\"kind\":\"leaf\",\"values\":{}}\n]\n")
    expectText(
      try json([Node("a")], [], form: .lines), equals: "{\"depth\":0,\"kind\":\"leaf\",\"path\":\"\"}\n")
  }
}
