import TableModel
import TableOutline
import TableText

/// A row of the tests: a label, the values of the other columns, and children.
struct Node: Identifiable, Sendable {
  let name: String
  let values: [CellValue]
  let children: [Node]?

  var id: String { name }

  init(_ name: String, _ values: Value..., children: [Node]? = nil) {
    self.name = name
    self.values = values.map(\.cell)
    self.children = children
  }

  /// The tree column.
  static func label(_ title: String = "") -> TableColumn<Node> { TableColumn(title, value: \.name) }

  /// The column of one of the values.
  static func column(_ title: String, _ kind: CellKind, _ index: Int = 0) -> TableColumn<Node> {
    TableColumn(title, kind: kind) { node, _, cells in
      if index < node.values.count { cells.append(node.values[index]) } else { cells.appendEmpty() }
    }
  }

  /// A value as the tests write it.
  struct Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    let cell: CellValue

    init(_ cell: CellValue) { self.cell = cell }
    init(stringLiteral text: String) { self.init(.text(text)) }
    init(integerLiteral integer: Int64) { self.init(.integer(integer)) }

    static let empty = Value(.empty)
    static func text(_ text: String) -> Value { Value(.text(text)) }
    static func link(_ text: String) -> Value { Value(.link(text)) }
    static func number(_ number: Double) -> Value { Value(.number(number)) }

    /// An exact number; text that is none stays text.
    static func decimal(_ text: String) -> Value {
      Value(ExactDecimal(text).map { .decimal($0) } ?? .text(text))
    }
  }
}

/// Renders a tree.
func render(
  _ nodes: [Node], _ columns: [TableColumn<Node>] = [Node.label()], expansion: Expansion<Node> = .all,
  selection: Selection<Node>? = nil, outline: OutlineOptions = OutlineOptions(), title: String? = nil,
  _ configure: (inout TextOptions) -> Void = { _ in }
) throws -> String {
  var table = Table(of: Node.self) {
    for column in columns { column }
  } rows: {
    OutlineGroup(nodes, children: \.children)
  }
  table.title = title
  var options = TextOptions()
  configure(&options)
  return try table.render(
    with: TextRenderer(options: options), expansion: expansion, selection: selection, options: outline
  ).text
}

/// Renders a list of texts as one column.
func renderList(_ texts: [String], title: String = "", _ configure: (inout TextOptions) -> Void = { _ in })
  throws -> String
{
  try render(texts.map { Node($0) }, [Node.label(title)], configure)
}
