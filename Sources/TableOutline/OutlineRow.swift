public import TableModel

/// Place and state of one row of the report.
///
/// One value is reused for every row; a renderer reads it while it is given one and keeps nothing of it.
public struct OutlineRow: ~Copyable {
  /// What the row is.
  public internal(set) var kind = RowKind.leaf

  /// 0 for a top row, one more for each level below it.
  ///
  /// A subtotal row has the depth of its disclosure row.
  public internal(set) var depth = 0

  /// Whether the row can be opened and closed: its children are rows of this report, or it is a disclosure row that
  /// never had any.
  public internal(set) var isDisclosure = false

  /// Whether the children of a disclosure row are shown; `true` for all other rows.
  public internal(set) var isExpanded = true

  /// Whether an ancestor is collapsed.
  public internal(set) var isHidden = false

  /// Whether the caller marked the row.
  public internal(set) var isSelected = false

  /// Whether no sibling follows.
  public internal(set) var isLast = false

  /// How many rows lie below this one, however deep, subtotal rows not counted.
  ///
  /// For a subtotal row: below its
  /// disclosure row; for the grand total: all rows.
  public internal(set) var rowsBelow = 0

  /// How many rows are written for those, subtotal rows included: the rows that follow the disclosure row directly,
  /// or that stand directly before the subtotal row or the grand total.
  public internal(set) var rowsSpanned = 0

  /// Whether the row's leaves are no rows of this report, because it is cut above them: the row's totals are data.
  public internal(set) var isFolded = false

  /// Whether some leaf below, however deep, is no row of this report.
  public internal(set) var hasFoldedLeaves = false

  var showsTotals = false
  var aggregateColumns: ContiguousArray<Bool> = []
  var levels: ContiguousArray<OutlineLevel> = []
  var ancestors = OutputBuffer(capacity: 256)
  var treeColumn = 0

  init() {}

  /// Whether the line of an ancestor goes on below this row: the ancestor at that level has a later sibling.
  ///
  /// - Parameter level: The ancestor's depth, 0 up to this row's depth, exclusively.
  /// - Returns: Whether its guide is drawn beside this row.
  public func lineContinues(atLevel level: Int) -> Bool { !levels[level].isLast }

  /// Whether a cell of this row shows an aggregate of the rows below and not a value of the row itself.
  ///
  /// - Parameter column: The column's position.
  /// - Returns: Whether it is a total.
  public func isAggregate(column: Int) -> Bool { showsTotals && aggregateColumns[column] }

  /// What assistive technology says of the row's place: `Expanded, level 2`.
  public var placeDescription: String {
    let level = "level \(depth + 1)"
    guard kind == .group, isDisclosure else { return level }
    return (isExpanded ? "Expanded, " : "Collapsed, ") + level
  }

  /// Appends the row's path: the labels from the top row down to this one, joined by `/`.
  ///
  /// A `/` inside a label is written `\/`, and a `\` is written `\\`. The grand total has no path; a subtotal row has
  /// the path of its disclosure row.
  ///
  /// - Parameters:
  ///   - cells: The row's cells.
  ///   - output: Receives the path.
  /// - Complexity: O(*n*) in the length of the path.
  public func appendPath(of cells: borrowing CellBuffer, to output: inout OutputBuffer) {
    switch kind {
    case .total: break
    case .subtotal:
      // The path of the disclosure row is still open; the separator at its end is not part of it.
      let start = output.count
      output.append(ancestors)
      if output.count > start { output.truncate(to: output.count - 1) }
    case .group, .leaf:
      output.append(ancestors)
      Self.appendLabel(of: cells, at: treeColumn, to: &output)
    }
  }

  /// The row's path as text.
  ///
  /// - Parameter cells: The row's cells.
  /// - Returns: The path, as `appendPath(of:to:)` writes it.
  /// - Complexity: O(*n*) in the length of the path.
  public func path(of cells: borrowing CellBuffer) -> String {
    var output = OutputBuffer(capacity: 64)
    appendPath(of: cells, to: &output)
    return output.withSpan { bytes in
      var text: ContiguousArray<UInt8> = []
      for index in bytes.indices { text.append(bytes[index]) }
      return String(decoding: text, as: UTF8.self)
    }
  }

  private static let separators = ByteScan(for: UInt8(ascii: "/"), UInt8(ascii: "\\"))

  static func appendLabel(
    of cells: borrowing CellBuffer, at treeColumn: Int, to output: inout OutputBuffer
  ) {
    guard treeColumn < cells.count else { return }
    let start = output.count
    let cell = cells[treeColumn]
    output.append(raw: cell, of: cells)
    // Numbers, dates and answers have nothing to escape.
    guard cell.kind == .text || cell.kind == .link else { return }
    guard output.withSpan({ separators.finds(in: $0.extracting(start..<$0.count)) }) else { return }
    let (slash, backslash) = (UInt8(ascii: "/"), UInt8(ascii: "\\"))
    var special = 0
    for index in start..<output.count where output[index] == slash || output[index] == backslash {
      special += 1
    }
    let unescaped = output.count
    output.append(0, count: special)
    var target = output.count - 1
    for source in stride(from: unescaped - 1, through: start, by: -1) {
      let byte = output[source]
      output[target] = byte
      target -= 1
      if byte == slash || byte == backslash {
        output[target] = backslash
        target -= 1
      }
    }
  }
}
