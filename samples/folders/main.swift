// A tree of folders: which ones are open is a set of ids that the program owns.
import TableModel
import TableOutline
import TableText

struct Node: Identifiable, Sendable {
  let id: String
  let title: String
  let symbol: String
  var children: [Node]?

  static func folder(_ id: String, _ title: String, _ children: [Node]) -> Node {
    Node(id: id, title: title, symbol: "folder", children: children)
  }

  static func file(_ id: String, _ title: String) -> Node {
    Node(id: id, title: title, symbol: "doc")
  }
}

let nodes = [
  Node.folder(
    "documents", "Documents",
    [
      .folder("reports", "Reports", [.file("q1", "Quarter 1.xlsx"), .file("q2", "Quarter 2.xlsx")]),
      .folder("drafts", "Drafts", [.file("letter", "Letter.txt")]),
      .file("readme", "Read me.txt"),
    ]),
  .folder("pictures", "Pictures", [.file("cat", "Cat.png")]),
  .folder(
    "nested", "A", [.folder("b", "B", [.folder("c", "C", [.folder("d", "D", [.file("deep", "Deep.txt")])])])]),
]

let table = Table(nodes, children: \.children) {
  TableColumn("Name", value: \.title)
  TableColumn("Symbol", value: \.symbol)
}

// A renderer of one's own: the visible rows as assistive technology reads them out.
struct SpokenRows: TableRenderer {
  static var includesHiddenRows: Bool { false }

  private(set) var lines: [String] = []

  mutating func begin(_ header: TableHeader) {}

  mutating func write(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) {
    lines.append("\(row.path(of: cells)): \(row.placeDescription)")
  }

  mutating func end() {}
}

let expanded: Set = ["documents", "reports", "nested", "b", "c", "d"]

var options = TextOptions()
options.indentCap = 3
print(try table.render(with: TextRenderer(options: options), expansion: .ids(expanded)).text)

for line in try table.render(with: SpokenRows(), expansion: .ids(expanded)).lines { print(line) }
