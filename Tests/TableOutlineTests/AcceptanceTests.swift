import Foundation
import TableModel
import TableOutline
import TestSupport
import Testing

struct Item: Identifiable { let id: String; let name: String; let price: Decimal?; var children: [Item] = [] }

struct Node {
  let title: String
  var children: [Node]?
}

struct Order: Sendable {
  let region: String
  let category: String
  let product: String
  let total: Decimal
}

/// What people who know SwiftUI write first; the tables are written as the documentation shows them.
@Suite("The first lines that a user writes")
struct AcceptanceTests {
  let items = [
    Item(
      id: "fruit", name: "Fruit", price: nil,
      children: [
        Item(id: "apple", name: "Apple", price: Decimal(string: "1.20")),
        Item(id: "banana", name: "Banana", price: Decimal(string: "0.80")),
      ]),
    Item(id: "salt", name: "Salt", price: nil),
  ]

  @Test("Columns by key path, disclosure rows with nested rows")
  func disclosureRows() throws {
    let table = Table(of: Item.self) {
      TableColumn("Name", value: \.name)
      TableColumn("Price", value: \.price).format(.currency("USD")).total(.sum)
    } rows: {
      ForEach(items) { group in
        DisclosureRow(group) {
          ForEach(group.children) { child in
            TableRow(child)
          }
        }
      }
    }
    expectText(
      try events(table),
      equals: """
        0 group Fruit [2.0] v2
        1 leaf Apple [1.2] |
        1 leaf Banana [0.8] $|
        0 group Salt [] v$
        0 total Total [2.0] 4$
        """)
  }

  @Test("A tree whose children are optional: nil and empty are leaf rows")
  func optionalChildren() throws {
    let nodes = [
      Node(title: "Root", children: [Node(title: "Empty", children: []), Node(title: "None", children: nil)])
    ]
    let outline = Table(nodes, children: \.children) {
      TableColumn("Name", value: \.title)
    }
    expectText(
      try events(outline),
      equals: """
        0 group Root v2$
        1 leaf Empty .
        1 leaf None $.
        """)
  }

  @Test("A tree whose children are never nil")
  func requiredChildren() throws {
    let outline = Table(items, children: \.children) {
      TableColumn("Name", value: \.name)
    }
    expectText(
      try events(outline),
      equals: """
        0 group Fruit v2
        1 leaf Apple |
        1 leaf Banana $|
        0 leaf Salt $
        """)
  }

  @Test("Flat records, grouped by two keys in order of first appearance")
  func grouped() throws {
    let orders = [
      Order(region: "North", category: "Tea", product: "Assam", total: 10),
      Order(region: "South", category: "Tea", product: "Sencha", total: 5),
      Order(region: "North", category: "", product: "Cup", total: 3),
      Order(region: "North", category: "Tea", product: "Darjeeling", total: 7),
    ]
    let grouped = Table(orders, groupedBy: \.region, \.category) {
      TableColumn("Product", value: \.product)
      TableColumn("Total", value: \.total).total(.sum)
    }
    expectText(
      try events(grouped),
      equals: """
        0 group North [20] v5
        1 group Tea [17] v2|
        2 leaf Assam [10] ||
        2 leaf Darjeeling [7] $||
        1 group (blank) [3] v1$|
        2 leaf Cup [3] $|.
        0 group South [5] v2$
        1 group Tea [5] v1$.
        2 leaf Sencha [5] $..
        0 total Total [25] 9$
        """)
  }

  @Test("Both builders take if, else and for; columns take closures, and ask whether their row is a branch")
  func builders() throws {
    let showsPrice = true
    let extra = ["a", "b"]
    let table = Table(of: Item.self) {
      TableColumn("Name", value: \.name)
      if showsPrice { TableColumn("Price", value: \.price) } else { TableColumn("Id", value: \.id) }
      for name in extra { TableColumn(name) { $0.id + name } }
      TableColumn("Kind") { item, row in row.isDisclosure ? "branch" : "leaf \(row.depth)" }
    } rows: {
      TableRow(items[1])
      if showsPrice {
        OutlineGroup(items, children: \.children)
      } else {
        TableRow(items[0])
      }
      for item in items { TableRow(item) }
      if !showsPrice { TableRow(items[0]) }
    }
    expectText(
      try events(table),
      equals: """
        0 leaf Salt [, salta, saltb, leaf 0]
        0 group Fruit [, fruita, fruitb, branch] v2
        1 leaf Apple [1.2, applea, appleb, leaf 1] |
        1 leaf Banana [0.8, bananaa, bananab, leaf 1] $|
        0 leaf Salt [, salta, saltb, leaf 0]
        0 leaf Fruit [, fruita, fruitb, leaf 0]
        0 leaf Salt [, salta, saltb, leaf 0] $
        """)
  }

  private func events<Value, Rows>(_ table: Table<Value, Rows>) throws -> String {
    try table.render(with: EventRecorder<AllRows>()).text
  }
}
