public import TableModel
public import TableOutline

/// A renderer that writes one line per row, for tests that compare what a walk tells a renderer.
///
/// `0 group Fruit [30] v2` is a disclosure row at depth 0, its cells in brackets, expanded, two rows below. Marks: `v`
/// expanded, `>` collapsed, `h` hidden, `$` last sibling, `*` selected, `~` folded.
public struct EventRecorder<Hidden: HiddenRows>: TableRenderer, ~Copyable {
  /// All lines so far.
  public private(set) var lines: [String] = []
  /// The header.
  public private(set) var header: TableHeader?

  /// Whether hidden rows are recorded.
  public static var includesHiddenRows: Bool { Hidden.areIncluded }

  /// Creates a recorder without lines.
  public init() {}

  /// All lines as one text.
  public var text: String { lines.joined(separator: "\n") }

  /// Keeps the header.
  public mutating func begin(_ header: TableHeader) { self.header = header }

  /// Adds the row's line.
  public mutating func write(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) {
    var line = "\(row.depth) \(row.kind) "
    var values: [String] = []
    for index in 0..<cells.count { values.append(Self.text(cells.value(at: index))) }
    line += values.removeFirst()
    if !values.isEmpty { line += " [" + values.joined(separator: ", ") + "]" }
    var state = ""
    if row.kind == .group, row.isDisclosure { state += row.isExpanded ? "v" : ">" }
    if row.rowsBelow > 0 { state += "\(row.rowsBelow)" }
    if row.rowsSpanned != row.rowsBelow { state += "(\(row.rowsSpanned))" }
    if row.isHidden { state += "h" }
    if row.isLast { state += "$" }
    if row.isSelected { state += "*" }
    if row.isFolded { state += "~" }
    for level in 0..<row.depth { state += row.lineContinues(atLevel: level) ? "|" : "." }
    lines.append(state.isEmpty ? line : line + " " + state)
  }

  /// Adds lines that another recorder has.
  mutating func append(_ others: some Sequence<String>) { lines.append(contentsOf: others) }

  /// Does nothing.
  public mutating func end() {}

  private static func text(_ value: CellValue) -> String {
    switch value {
    case .empty: ""
    case .text(let text), .link(let text): text
    case .integer(let integer): String(integer)
    case .decimal(let decimal): decimal.description
    case .number(let number): number.description
    case .boolean(let boolean): boolean.description
    case .date(let date): "\(date.civil.year)-\(date.civil.month)-\(date.civil.day)"
    }
  }
}

/// Whether a recorder is given hidden rows; a type, because a renderer says so by its type.
public protocol HiddenRows {
  /// Whether it is.
  static var areIncluded: Bool { get }
}

/// All rows are recorded, as a workbook does.
public enum AllRows: HiddenRows {
  /// Yes.
  public static var areIncluded: Bool { true }
}

/// Visible rows are recorded, as text does.
public enum VisibleRows: HiddenRows {
  /// No.
  public static var areIncluded: Bool { false }
}
