import TableModel
import TableOutline
import TestSupport
import Testing

@testable import TableXLSX

@Suite("Workbooks: outline")
struct OutlineWorkbookTests {
  private let tree = [
    Node("A", nil, [Node("A1", nil, [Node("A1a", 5), Node("A1b", 7)]), Node("A2", 1)]), Node("B", 2),
  ]

  @Test("An open outline has levels and nothing hidden")
  func open() throws {
    let book = try Workbook(nodeTable(tree), keptAs: "outline-open")
    #expect(try book.rowMarks() == ["1", "2", "3 level=1", "4 level=2", "5 level=2", "6 level=1", "7", "8"])
    #expect(try book.sheet().contains("<outlinePr summaryBelow=\"0\"/>"))
    #expect(try book.sheet().contains("outlineLevelRow=\"2\""))
    #expect(book.warnings.isEmpty)
  }

  @Test("A closed outline opens level by level: nested groups are closed too")
  func closed() throws {
    let book = try Workbook(nodeTable(tree), expansion: .none, keptAs: "outline-closed")
    #expect(
      try book.rowMarks() == [
        "1", "2 collapsed", "3 hidden level=1 collapsed", "4 hidden level=2", "5 hidden level=2",
        "6 hidden level=1",
        "7", "8",
      ])
  }

  @Test("Rows below the chosen level are hidden, and the groups above stay open")
  func levels() throws {
    let book = try Workbook(nodeTable(tree), expansion: .levels(2), keptAs: "outline-levels")
    #expect(
      try book.rowMarks() == [
        "1", "2", "3 level=1 collapsed", "4 hidden level=2", "5 hidden level=2", "6 level=1", "7", "8",
      ])
  }

  @Test("One group can be closed while its sibling is open")
  func oneClosed() throws {
    let roots = [Node("A", nil, [Node("x", nil, [Node("p", 1)]), Node("y", nil, [Node("q", 1)])])]
    let book = try Workbook(
      nodeTable(roots), expansion: Expansion<Node>.all.collapsing(path: ["A", "x"]), keptAs: "outline-one")
    #expect(
      try book.rowMarks() == [
        "1", "2", "3 level=1 collapsed", "4 hidden level=2", "5 level=1", "6 level=2", "7",
      ])
  }

  @Test("With subtotals below, the mark of a closed group stands on its subtotal row")
  func below() throws {
    var options = OutlineOptions()
    options.subtotals = .below
    let book = try Workbook(nodeTable(tree), expansion: .none, options: options, keptAs: "outline-below")
    #expect(
      try book.rowMarks() == [
        "1", "2", "3 hidden level=1", "4 hidden level=2", "5 hidden level=2", "6 hidden level=1 collapsed",
        "7 hidden level=1", "8 collapsed", "9", "10",
      ])
    #expect(try book.sheet().contains("<outlinePr/>"))
  }

  @Test("With subtotals below, a group that ends the sheet has its mark on an empty row")
  func belowAtTheEnd() throws {
    var options = OutlineOptions()
    options.subtotals = .below
    let book = try Workbook(
      nodeTable([Node("A", nil, [Node("x", 1), Node("y", 2), Node("z", 3)])]), expansion: .none,
      options: options,
      keptAs: "outline-below-end"
    ) { $0.rowLimit = 4 }
    #expect(try book.rowMarks() == ["1", "2", "3 hidden level=1", "4 collapsed"])
    #expect(try book.rowMarks(2) == ["1", "2", "3 hidden level=1", "4 collapsed"])
    #expect(try book.rowMarks(3) == ["1", "2", "3 hidden level=1", "4 collapsed"])
  }

  @Test("Beyond level 8 the outline ends, the indent goes on, and both are said")
  func deep() throws {
    var node = Node("10", 1)
    for level in (0..<10).reversed() { node = Node("\(level)", nil, [node]) }
    let book = try Workbook(nodeTable([node]), expansion: .none, keptAs: "outline-deep")
    #expect(
      try book.rowMarks() == [
        "1", "2 collapsed", "3 hidden level=1 collapsed", "4 hidden level=2 collapsed",
        "5 hidden level=3 collapsed",
        "6 hidden level=4 collapsed", "7 hidden level=5 collapsed", "8 hidden level=6 collapsed",
        "9 hidden level=7",
        "10 hidden level=7", "11 hidden level=7", "12 hidden level=7", "13", "15",
      ])
    #expect(book.warnings == [.outlineTooDeep(rows: 3)])
    #expect(try #require(book.parts["xl/styles.xml"]).contains("indent=\"10\""))
    #expect(try #require(book.parts["docProps/core.xml"]).contains("Level 9 and deeper"))
    #expect(try book.text("A15")?.hasPrefix("Level 9 and deeper") == true)
  }

  @Test("Every shape of a small tree, in every state, has consistent marks")
  func allStates() throws {
    for shape in Self.shapes(rows: 4) {
      for state in 0..<16 {
        let table = Table(shape, children: \.children) {
          TableColumn("Name") { (node: Node) in node.name }
        }
        let expansion = Expansion<Node>.rows { node in
          guard let index = Int(node.name) else { return true }
          return state & (1 << index) != 0
        }
        try Self.check(try Workbook(table, expansion: expansion).rowMarks(), "\(shape) \(state)")
      }
    }
  }

  /// A row is hidden exactly if some row above it, less deep and the last so, is closed or hidden; and a row is
  /// closed only if the next row is deeper.
  private static func check(_ marks: [String], _ comment: String) throws {
    struct Row {
      var level: Int
      var isHidden: Bool
      var isCollapsed: Bool
    }
    let rows = marks.map { mark in
      Row(
        level: mark.firstRange(of: "level=").flatMap { Int(String(mark[$0.upperBound...].prefix(1))) } ?? 0,
        isHidden: mark.contains("hidden"), isCollapsed: mark.contains("collapsed"))
    }
    for (index, row) in rows.enumerated() {
      let parent = rows[..<index].last { $0.level < row.level }
      #expect(row.isHidden == (parent.map { $0.isHidden || $0.isCollapsed } ?? false), "\(comment)")
      if row.isCollapsed {
        #expect(index + 1 < rows.count && rows[index + 1].level > row.level, "\(comment)")
      }
    }
  }

  /// All forests with so many rows, whose names are their numbers in depth-first order.
  private static func shapes(rows count: Int) -> [[Node]] {
    var shapes: [[Int]] = [[0]]
    for _ in 1..<count {
      shapes = shapes.flatMap { depths in (0...(depths.last ?? 0) + 1).map { depths + [$0] } }
    }
    return shapes.map { depths in
      var next = 0
      return forest(depths, 0, &next)
    }
  }

  private static func forest(_ depths: [Int], _ depth: Int, _ next: inout Int) -> [Node] {
    var rows: [Node] = []
    while next < depths.count, depths[next] == depth {
      let name = String(next)
      next += 1
      let children = forest(depths, depth + 1, &next)
      rows.append(Node(name, nil, children.isEmpty ? nil : children))
    }
    return rows
  }
}
