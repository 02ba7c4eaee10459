import TableCSV
import TableModel
import TableOutline

/// A node with a label and a value of any sort.
struct Node: Sendable {
  let name: String
  let value: CellValue
  var children: [Node] = []

  init(_ name: String, _ value: CellValue = .empty, _ children: [Node] = []) {
    self.name = name
    self.value = value
    self.children = children
  }
}

/// A table of nodes: the label in the tree column, then the value.
func nodeTable(
  _ nodes: [Node], format: CellFormat = .automatic, total: ColumnTotal<Node>? = nil
) -> Table<Node, OutlineGroup<[Node]>> {
  Table(nodes, children: \.children) {
    TableColumn("name", value: \.name)
    valueColumn(format, total)
  }
}

private func valueColumn(_ format: CellFormat, _ total: ColumnTotal<Node>?) -> TableColumn<Node> {
  var column = TableColumn<Node>("value", kind: .any) { node, _, cells in cells.append(node.value) }
  column.format = format
  column.total = total
  return column
}

/// What a table is as CSV.
func csv<Rows: TableRowContent>(
  _ table: Table<Rows.RowValue, Rows>, _ csvOptions: CSVOutputOptions = CSVOutputOptions(),
  expansion: Expansion<Rows.RowValue> = .all, options: OutlineOptions = OutlineOptions()
) throws -> String {
  let renderer = try CSVRenderer(to: MemorySink(), options: csvOptions)
  return try table.render(with: renderer, expansion: expansion, options: options).sink.text
}

/// The options with some of them changed.
func csvOptions(
  _ hierarchy: CSVHierarchy = .none, delimiter: Character = ",",
  _ change: (inout CSVOutputOptions) -> Void = { _ in }
) -> CSVOutputOptions {
  var options = CSVOutputOptions(delimiter: delimiter)
  options.hierarchy = hierarchy
  change(&options)
  return options
}
