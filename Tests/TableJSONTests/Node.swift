import TableJSON
import TableModel
import TableOutline

/// A row of the tests: a label, a value of any sort, and children; `nil` children make a leaf row.
struct Node: Sendable {
  let name: String
  let value: CellValue
  let children: [Node]?

  init(_ name: String, _ value: CellValue = .empty, _ children: [Node]? = nil) {
    self.name = name
    self.value = value
    self.children = children
  }

  /// The tree column.
  static let label = TableColumn<Node>("Name", value: \.name)

  /// A column of the values.
  static func column(_ title: String, kind: CellKind = .any) -> TableColumn<Node> {
    TableColumn(title, kind: kind) { node, _, cells in cells.append(node.value) }
  }
}

/// What a tree is as JSON.
func json(
  _ nodes: [Node], _ columns: [TableColumn<Node>] = [Node.label, Node.column("Qty")],
  form: JSONForm = .nested, omitsHiddenRows: Bool = false, expansion: Expansion<Node> = .all,
  outline: OutlineOptions = OutlineOptions()
) throws -> String {
  let table = Table(of: Node.self) {
    for column in columns { column }
  } rows: {
    OutlineGroup(nodes, children: \.children)
  }
  var options = JSONOutputOptions(form: form)
  options.omitsHiddenRows = omitsHiddenRows
  return try table.render(
    with: JSONRenderer(options: options), expansion: expansion, options: outline
  ).text
}

/// An exact number; text that is none stays text.
func decimal(_ text: String) -> CellValue { ExactDecimal(text).map { .decimal($0) } ?? .text(text) }
