// A picker of categories: children by key path, one of them chosen.
import TableModel
import TableOutline
import TableText

struct Category: Identifiable, Sendable {
  let id: Int
  let title: String
  // Nil and an empty array both make a leaf row.
  var children: [Category]?
}

let categories = [
  Category(
    id: 1, title: "Hardware",
    children: [
      Category(
        id: 2, title: "Fasteners",
        children: [Category(id: 3, title: "Bolts"), Category(id: 4, title: "Nuts", children: [])]),
      Category(id: 5, title: "Paint", children: [Category(id: 6, title: "Primer")]),
    ]),
  Category(id: 7, title: "Services"),
]

let table = Table(categories, children: \.children) {
  TableColumn("Category", value: \.title)
  TableColumn("Kind") { (_: Category, place: RowContext) in place.isDisclosure ? "branch" : "leaf" }
}

/// The picker with everything open and one category marked, or none.
@MainActor func picker(chosen: Category?) throws -> String {
  var options = TextOptions()
  options.noSelectionText = "No category"
  let chosenID = chosen?.id
  return try table.render(with: TextRenderer(options: options), selection: .rows { $0.id == chosenID }).text
}

print(try picker(chosen: nil))
print(try picker(chosen: categories[0].children?[0]))

let closed = try table.render(with: TextRenderer(), expansion: .none)
print(closed.text, terminator: "")
