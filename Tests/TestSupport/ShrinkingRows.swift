internal import Synchronization
public import TableModel

/// Groups of which each walk but the first finds one less.
public struct ShrinkingRows: TableRowContent, Sendable {
  /// What a leaf row shows.
  public typealias RowValue = Int

  private let walks = WalkCount()

  /// A table of such rows.
  public static func table() -> Table<Int, ShrinkingRows> {
    let rows = ShrinkingRows()
    return Table(of: Int.self) {
      TableColumn("Number", value: \.self)
    } rows: {
      rows
    }
  }

  /// Several threads may walk the rows.
  public var sharedRowCount: Int? { 40_000 }

  /// Shows every row to a visitor.
  public func visitRows<Visitor: TableRowVisitor & ~Copyable>(_ visitor: inout Visitor) throws
  where Visitor.RowValue == Int {
    let count = walks.next() == 0 ? 200 : 199
    for group in 0..<count {
      if try visitor.enterGroup(isExpanded: nil, label: { $0.append(text: "group \(group)") }) {
        for number in 0..<200 { try visitor.visitRow(number) }
      }
      try visitor.leaveRow()
    }
  }
}

/// Counts walks, on any thread.
private final class WalkCount: Sendable {
  private let count = Atomic(0)

  /// How many walks there were before.
  func next() -> Int { count.add(1, ordering: .relaxed).oldValue }
}
