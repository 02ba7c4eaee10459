// The price list built row by row, and the same report as `command` makes of the JSON file.
import TableModel
import TableOutline
import TableText

struct Item: Sendable {
  let name: String
  var quantity: Int?
  var price: ExactDecimal?
  var items: [Item] = []
}

let groups = [
  Item(
    name: "Fruit",
    items: [
      Item(name: "Apple", quantity: 10, price: ExactDecimal("1.20")),
      Item(name: "Banana", quantity: 20, price: ExactDecimal("0.80")),
    ]),
  Item(
    name: "Dairy",
    items: [
      Item(name: "Milk", quantity: 6, price: ExactDecimal("0.95")),
      Item(name: "Butter", quantity: 4, price: ExactDecimal("2.15")),
      Item(name: "Cheese", quantity: 2, price: ExactDecimal("4.25")),
    ]),
]

let table = Table(of: Item.self) {
  TableColumn("Name", value: \.name).width(16)
  TableColumn("Qty", value: \.quantity).total(.sum)
  TableColumn("Price", value: \.price).format(.currency("USD")).total(.sum).width(7)
} rows: {
  ForEach(groups) { group in
    DisclosureRow(group) {
      ForEach(group.items) { item in
        TableRow(item)
      }
    }
  }
}

let report = try table.render(with: TextRenderer(), expansion: .all.collapsing(path: ["Dairy"]))
print(report.text, terminator: "")
