public import TableModel

/// Rows of four levels that follow from a seed: groups, rows with values above others, and leaf rows, in turns of all
/// lengths.
public struct SeededTree: TableRowContent, Sendable {
  /// What a row shows.
  public struct Item: Sendable {
    /// What the row is called.
    public let name: String
    /// A number, or nothing.
    public let price: ExactDecimal?
    /// A text.
    public let note: String
  }

  /// What the rows show.
  public typealias RowValue = Item

  private let top: [Branch]

  /// How many rows there are, of all depths.
  public let count: Int

  /// Whether several threads may walk the rows.
  public let isShared: Bool

  private struct Branch: Sendable {
    let item: Item
    let isGroup: Bool
    var children: [Branch] = []
  }

  private static let words = [
    "", "plain", "Größe", "日本語", "a\nb", "x | y", "\u{1B}[31m", "👩‍👩‍👧", "tab\there", "a/b\\c", "=1+1",
    "a rather long text that has to be wrapped",
  ]

  /// Makes rows.
  ///
  /// - Parameters:
  ///   - leaves: How many leaf rows there are at least.
  ///   - hasLevels: Whether there are disclosure rows.
  ///   - isShared: Whether several threads may walk the rows.
  public init(leaves: Int, hasLevels: Bool, isShared: Bool) {
    var generator = SeededGenerator(seed: 7)
    var (made, all) = (0, 0)
    func item() -> Item {
      all += 1
      return Item(
        name: "\(all) \(Self.words.randomElement(using: &generator) ?? "")",
        price: Int.random(in: 0..<9, using: &generator) == 0
          ? nil
          : ExactDecimal(
            significand: Int128(Int64.random(in: -1_000_000...1_000_000, using: &generator)),
            scale: UInt8.random(in: 0...3, using: &generator)),
        note: Self.words.randomElement(using: &generator) ?? "")
    }
    func makeBranch(_ depth: Int) -> Branch {
      let isLeaf = !hasLevels || depth == 3 || Int.random(in: 0..<4, using: &generator) == 0
      var branch = Branch(item: item(), isGroup: !isLeaf && Bool.random(using: &generator))
      guard !isLeaf else {
        made += 1
        return branch
      }
      for _ in 0..<Int.random(in: 1...30, using: &generator) { branch.children.append(makeBranch(depth + 1)) }
      return branch
    }
    var top: [Branch] = []
    while made < leaves { top.append(makeBranch(0)) }
    (self.top, count, self.isShared) = (top, all, isShared)
  }

  /// How many rows there are, if several threads may walk them.
  public var sharedRowCount: Int? { isShared ? count : nil }

  /// Shows every row to a visitor.
  public func visitRows<Visitor: TableRowVisitor & ~Copyable>(_ visitor: inout Visitor) throws
  where Visitor.RowValue == Item {
    try Self.visit(top, &visitor)
  }

  private static func visit<Visitor: TableRowVisitor & ~Copyable>(
    _ branches: [Branch], _ visitor: inout Visitor
  ) throws where Visitor.RowValue == Item {
    for branch in branches {
      if branch.children.isEmpty {
        try visitor.visitRow(branch.item)
        continue
      }
      let isWanted =
        branch.isGroup
        ? try visitor.enterGroup(isExpanded: nil) { $0.append(text: branch.item.name) }
        : try visitor.enterRow(branch.item, isExpanded: nil)
      if isWanted { try visit(branch.children, &visitor) }
      try visitor.leaveRow()
    }
  }
}
