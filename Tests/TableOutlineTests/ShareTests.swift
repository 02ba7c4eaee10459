import TableModel
import TableOutline
import TestSupport
import Testing

@Suite("Shares")
struct ShareTests {
  let forest = [
    Branch("A", [Branch("x", value: 30), Branch("y", value: 10)]),
    Branch("B", [Branch("z", value: 60)]),
  ]

  @Test("Every row shows its part of its parent and of the grand total")
  func parts() throws {
    expectText(
      try text(forest),
      equals: """
        0 group A [0.4, 0.4] v2
        1 leaf x [0.75, 0.3] |
        1 leaf y [0.25, 0.1] $|
        0 group B [0.6, 0.6] v1$
        1 leaf z [1, 0.6] $.
        0 total Total [1, 1] 5$
        """)
  }

  @Test("Each share is rounded on its own; balanced ones add up to their parent's")
  func balanced() throws {
    let parts = [Branch("a", value: 905), Branch("b", value: 85), Branch("c", value: 10)]
    #expect(try shares(parts, .balanced(decimals: 0)) == ["0.91", "0.08", "0.01", "1"])
    #expect(try shares(parts, .each) == ["0.905", "0.085", "0.01", "1"])
    let thirds = (0..<3).map { Branch("\($0)", value: 1) }
    #expect(try shares(thirds, .balanced(decimals: 1)) == ["0.333", "0.334", "0.333", "1"])
  }

  @Test(
    "Balanced shares add up at every level of random trees, also where rows are collapsed", arguments: 0..<50)
  func balancedTrees(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let forest = generator.forest(depth: 0)
    var options = OutlineOptions()
    options.shareRounding = .balanced(decimals: 0)
    let rendered = try table(forest).render(with: ShareSums(), options: options)
    for (parent, children) in rendered.sums where parent != nil { #expect(parent == children) }
    let all = try text(forest, options).split(separator: "\n")
    let some = try table(forest).render(
      with: EventRecorder<VisibleRows>(), expansion: .levels(2), options: options)
    for line in some.lines {
      let cells = line.split(separator: " ")[2...3].joined()
      #expect(all.contains { $0.split(separator: " ")[2...3].joined() == cells })
    }
  }

  @Test("Own values, subtotal rows and parts of nothing")
  func corners() throws {
    var options = OutlineOptions()
    options.subtotals = .below
    expectText(
      try text([Branch("A", [Branch("x", value: 3)], value: 1), Branch("B", [Branch("y")])], options),
      equals: """
        0 group A [, ] v2
        1 leaf (itself) [0.25, 0.25] |
        1 leaf x [0.75, 0.75] $|
        0 subtotal A total [1, 1] 2
        0 group B [, ] v1$
        1 leaf y [, ] $.
        0 subtotal B total [, ] 1$
        0 total Total [1, 1] 5(7)$
        """)
    #expect(try shares([Branch("a", value: 1), Branch("b", value: -1)], .each) == ["", "", ""])
  }

  private func shares(_ forest: [Branch], _ rounding: ShareRounding) throws -> [String] {
    var options = OutlineOptions()
    options.shareRounding = rounding
    return try table(forest).render(with: EventRecorder<AllRows>(), options: options).lines.map { line in
      String(line.split(separator: "[")[1].split(separator: ",", omittingEmptySubsequences: false)[0])
    }
  }

  private func text(_ forest: [Branch], _ options: OutlineOptions = OutlineOptions()) throws -> String {
    try table(forest).render(with: EventRecorder<AllRows>(), options: options).text
  }

  private func table(_ forest: [Branch]) -> Table<Branch, OutlineGroup<[Branch]>> {
    Table(forest, children: \.children) {
      TableColumn("Name", value: \.id)
      TableColumn("Of parent", value: \.value).total(.shareOfParent)
      TableColumn("Of total", value: \.value).total(.shareOfTotal)
    }
  }
}

/// Adds up the shares of the total that the children of each disclosure row show.
private struct ShareSums: TableRenderer, ~Copyable {
  static var includesHiddenRows: Bool { true }
  private(set) var sums: [(parent: ExactDecimal?, children: ExactDecimal?)] = []
  private var open: [Int] = []

  mutating func begin(_ header: TableHeader) {}
  mutating func write(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) throws {
    if row.kind == .total { return }
    open.removeLast(open.count - row.depth)
    let share: ExactDecimal? = cells[2].isEmpty ? nil : cells[2].decimal
    if let parent = open.last, let share {
      sums[parent].children = try (sums[parent].children ?? .zero).adding(share)
    }
    if row.kind == .group {
      open.append(sums.count)
      sums.append((share, nil))
    }
  }
  mutating func end() {}
}
