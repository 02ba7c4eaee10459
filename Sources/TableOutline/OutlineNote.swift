/// Something about a report that its author may want to know; the report itself is right.
public enum OutlineNote: Sendable, Hashable, CustomStringConvertible {
  /// A path that was to be expanded or collapsed is no disclosure row of the report.
  case noSuchPath(String)
  /// Every disclosure row's own value equals the sum of its children: totals, which then count twice.
  case parentsHoldTotals(column: String)

  /// The note as one line.
  public var description: String {
    switch self {
    case .noSuchPath(let path): "no disclosure row \"\(path)\""
    case .parentsHoldTotals(let column):
      "column \"\(column)\": every parent's own value is the sum of its children, so it counts twice; "
        + "are the parents' values totals already?"
    }
  }
}
