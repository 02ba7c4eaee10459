import TableModel
import TableOutline
import TestSupport
import Testing

/// The walk against a slow and obvious model: a recursive function over the whole tree.
@Suite("Random trees")
struct RandomTreeTests {
  @Test("Rows, places and totals are those of the obvious model", arguments: 0..<300)
  func againstModel(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let forest = generator.forest(depth: 0)
    var options = OutlineOptions()
    options.subtotals = [.above, .below, .none].randomElement(using: &generator) ?? .above
    options.grandTotal = [.above, .below, .none].randomElement(using: &generator) ?? .below
    options.levels = [nil, 1, 2, 3].randomElement(using: &generator) ?? nil
    options.includesDetails = Bool.random(using: &generator)
    let closed = Set(forest.allIds.filter { _ in Int.random(in: 0..<3, using: &generator) == 0 })
    let expansion = Expansion<Branch>.all.collapsing(ids: closed)
    let table = Table(forest, children: \.children) {
      TableColumn("Name", value: \.id)
      TableColumn("Value", value: \.value).total(.sum)
    }
    let model = Model(options: options, closed: closed)
    let all = try table.render(with: EventRecorder<AllRows>(), expansion: expansion, options: options)
    expectText(all.text, equals: model.lines(forest, withHidden: true))
    #expect(all.header?.rowCount == all.lines.count)
    let visible = try table.render(with: EventRecorder<VisibleRows>(), expansion: expansion, options: options)
    expectText(visible.text, equals: model.lines(forest, withHidden: false))
  }
}

private struct Model {
  let options: OutlineOptions
  let closed: Set<String>

  struct Row {
    var branch: Branch
    var isItself = false
  }

  func lines(_ forest: [Branch], withHidden: Bool) -> String {
    let rows = reportRows(forest, depth: 0)
    var lines = rows.enumerated().flatMap { index, row in
      self.lines(
        row, depth: 0, isLast: index == rows.count - 1, isHidden: false, guides: "", withHidden: withHidden)
    }
    var below = "\(count(forest, depth: 0))"
    if span(forest, depth: 0) != count(forest, depth: 0) { below += "(\(span(forest, depth: 0)))" }
    if below == "0" { below = "" }
    let folded = rows.isEmpty && !forest.isEmpty ? "~" : ""
    let total = "0 total Total [\(sum(forest))] \(below)$\(folded)"
    if options.grandTotal == .above { lines.insert(total, at: 0) }
    if options.grandTotal == .below { lines.append(total) }
    return lines.joined(separator: "\n")
  }

  /// The rows of some siblings that are part of the report.
  private func reportRows(_ siblings: [Branch], depth: Int) -> [Row] {
    guard depth < options.levels ?? .max else { return [] }
    return siblings.filter { !$0.children.isEmpty || options.includesDetails }.map { Row(branch: $0) }
  }

  private func rows(below branch: Branch, depth: Int) -> [Row] {
    var rows = reportRows(branch.children, depth: depth + 1)
    if branch.value != nil, options.includesDetails, depth + 1 < options.levels ?? .max {
      rows.insert(Row(branch: Branch("(itself)", value: branch.value), isItself: true), at: 0)
    }
    return rows
  }

  private func sum(_ branches: [Branch]) -> String {
    var total: Int?
    func add(_ branch: Branch) {
      if let value = branch.value { total = (total ?? 0) + value }
      branch.children.forEach(add)
    }
    branches.forEach(add)
    return total.map(String.init) ?? ""
  }

  private func count(_ siblings: [Branch], depth: Int) -> Int {
    reportRows(siblings, depth: depth).reduce(0) { $0 + 1 + count(below: $1.branch, depth: depth) }
  }

  private func count(below branch: Branch, depth: Int) -> Int {
    branch.children.isEmpty
      ? 0
      : rows(below: branch, depth: depth).reduce(0) {
        $0 + 1 + ($1.isItself ? 0 : count(below: $1.branch, depth: depth + 1))
      }
  }

  private func hasSubtotalRow(_ branch: Branch, depth: Int) -> Bool {
    options.subtotals == .below && !branch.children.isEmpty && !rows(below: branch, depth: depth).isEmpty
  }

  private func span(_ siblings: [Branch], depth: Int) -> Int {
    reportRows(siblings, depth: depth).reduce(0) {
      $0 + 1 + span(below: $1.branch, depth: depth) + (hasSubtotalRow($1.branch, depth: depth) ? 1 : 0)
    }
  }

  private func span(below branch: Branch, depth: Int) -> Int {
    branch.children.isEmpty
      ? 0
      : rows(below: branch, depth: depth).reduce(0) {
        $0 + 1 + ($1.isItself ? 0 : span(below: $1.branch, depth: depth + 1))
          + (!$1.isItself && hasSubtotalRow($1.branch, depth: depth + 1) ? 1 : 0)
      }
  }

  private func lines(
    _ row: Row, depth: Int, isLast: Bool, isHidden: Bool, guides: String, withHidden: Bool
  ) -> [String] {
    if isHidden && !withHidden { return [] }
    let branch = row.branch
    let state = (isHidden ? "h" : "") + (isLast ? "$" : "")
    if branch.children.isEmpty {
      let line = "\(depth) leaf \(branch.id) [\(branch.value.map(String.init) ?? "")]"
      return [state.isEmpty && guides.isEmpty ? line : "\(line) \(state)\(guides)"]
    }
    let children = rows(below: branch, depth: depth)
    let isFolded = children.isEmpty
    let isOpen = !closed.contains(branch.id)
    var below = count(below: branch, depth: depth) == 0 ? "" : "\(count(below: branch, depth: depth))"
    let span = span(below: branch, depth: depth)
    if span != count(below: branch, depth: depth) { below += "(\(span))" }
    let value =
      options.subtotals == .above || isFolded
      ? sum([branch]) : (children.first?.isItself ?? false) ? "" : branch.value.map(String.init) ?? ""
    let mark = isFolded ? "" : isOpen ? "v" : ">"
    var lines = [
      "\(depth) group \(branch.id) [\(value)] \(mark)\(below)\(state)\(isFolded ? "~" : "")\(guides)"
    ]
    for (index, child) in children.enumerated() {
      lines += self.lines(
        child, depth: depth + 1, isLast: index == children.count - 1, isHidden: isHidden || !isOpen,
        guides: guides + (isLast ? "." : "|"), withHidden: withHidden)
    }
    if hasSubtotalRow(branch, depth: depth) {
      lines.append("\(depth) subtotal \(branch.id) total [\(sum([branch]))] \(below)\(state)\(guides)")
    }
    return lines
  }
}

extension SeededGenerator {
  mutating func forest(depth: Int) -> [Branch] {
    let limit = depth == 0 ? 5 : depth < 5 ? 3 : 0
    return (0..<Int.random(in: 0...limit, using: &self)).map { _ in
      let value = Bool.random(using: &self) ? Int.random(in: -50...50, using: &self) : nil
      return Branch(
        "n\(UInt32.random(in: 0 ... .max, using: &self))", forest(depth: depth + 1), value: value)
    }
  }
}

extension [Branch] {
  var allIds: [String] { flatMap { [$0.id] + $0.children.allIds } }
}
