internal import TableModel
internal import TableOutline

/// Writes the fields that say where a row stands in the tree.
struct CSVHierarchyWriter {
  private let hierarchy: CSVHierarchy
  /// The position of the column with the rows' labels.
  private(set) var treeColumn = 0
  private var levelCount = 0

  // The labels of the open rows as finished fields, one after the other, and where each ends.
  private var labels: ContiguousArray<UInt8> = []
  private var labelEnds: ContiguousArray<Int> = []

  // The number of the last row, and the numbers of the open rows.
  private var lastNumber: Int64 = 0
  private var numbers: ContiguousArray<Int64> = []

  private static let indentWidth = 2

  /// Prepares to write a kind of hierarchy.
  init(_ hierarchy: CSVHierarchy) {
    self.hierarchy = hierarchy
  }

  /// Takes what matters of the header.
  mutating func begin(_ header: TableHeader) {
    treeColumn = header.treeColumn
    levelCount = header.maximumDepth + 1
  }

  /// How many fields stand in front of the table's columns.
  var fieldCount: Int {
    switch hierarchy {
    case .depth: 3
    case .levels: levelCount
    case .parent: 2
    case .indent, .none: 0
    }
  }

  /// Whether what is written of a row follows from the row alone, and not from the rows before it.
  var writesLinesAlone: Bool {
    switch hierarchy {
    case .depth, .indent, .none: true
    case .levels, .parent: false
    }
  }

  /// How many blanks stand before a row's cell in the tree column.
  func indent(of row: borrowing OutlineRow) -> Int {
    hierarchy == .indent ? row.depth * Self.indentWidth : 0
  }

  /// Appends the titles of the fields, each with a delimiter after it.
  func appendTitles(_ fields: CSVFieldWriter, to out: inout OutputBuffer) {
    let titles: [String] =
      switch hierarchy {
      case .depth: ["depth", "kind", "path"]
      case .levels: (1...levelCount).map { "level\($0)" }
      case .parent: ["id", "parent"]
      case .indent, .none: []
      }
    for title in titles {
      out.append(title)
      out.append(fields.delimiter)
    }
  }

  /// Appends the fields of one row, each with a delimiter after it.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - cells: Its cells.
  ///   - fields: Finishes the fields.
  ///   - isPlain: Whether none of the row's text needs that.
  ///   - out: Where the fields go.
  mutating func append(
    _ row: borrowing OutlineRow, _ cells: borrowing CellBuffer, _ fields: CSVFieldWriter, isPlain: Bool,
    to out: inout OutputBuffer
  ) {
    switch hierarchy {
    case .depth: appendDepth(row, cells, fields, isPlain: isPlain, to: &out)
    case .levels: appendLevels(row, cells, fields, to: &out)
    case .parent: appendParent(row, fields, to: &out)
    case .indent, .none: return
    }
  }

  private func appendDepth(
    _ row: borrowing OutlineRow, _ cells: borrowing CellBuffer, _ fields: CSVFieldWriter, isPlain: Bool,
    to out: inout OutputBuffer
  ) {
    out.append(unsigned: UInt64(row.depth))
    out.append(fields.delimiter)
    switch row.kind {
    case .group: out.append("group")
    case .leaf: out.append("leaf")
    case .subtotal: out.append("subtotal")
    case .total: out.append("total")
    }
    out.append(fields.delimiter)
    let start = out.count
    row.appendPath(of: cells, to: &out)
    // The path of a top row is a label of its own text.
    let isOwnText = row.depth == 0 && row.kind != .subtotal
    if !isPlain || !isOwnText { fields.finishText(from: start, in: &out) }
    out.append(fields.delimiter)
  }

  private mutating func appendLevels(
    _ row: borrowing OutlineRow, _ cells: borrowing CellBuffer, _ fields: CSVFieldWriter,
    to out: inout OutputBuffer
  ) {
    let open =
      switch row.kind {
      case .group, .leaf: row.depth
      case .subtotal: row.depth + 1
      case .total: 0
      }
    close(to: open)
    for level in 0..<open {
      let start = level == 0 ? 0 : labelEnds[level - 1]
      let span = labels.span
      out.append(span.extracting(start..<labelEnds[level]))
      out.append(fields.delimiter)
    }
    var written = open
    if row.kind == .group || row.kind == .leaf {
      let start = out.count
      out.append(raw: cells[treeColumn], of: cells)
      fields.finishText(from: start, in: &out)
      if row.kind == .group {
        for index in start..<out.count { labels.append(out[index]) }
        labelEnds.append(labels.count)
      }
      out.append(fields.delimiter)
      written += 1
    }
    out.append(fields.delimiter, count: levelCount - written)
  }

  private mutating func close(to level: Int) {
    guard labelEnds.count > level else { return }
    labelEnds.removeSubrange(level...)
    labels.removeSubrange((labelEnds.last ?? 0)...)
  }

  private mutating func appendParent(
    _ row: borrowing OutlineRow, _ fields: CSVFieldWriter, to out: inout OutputBuffer
  ) {
    lastNumber += 1
    let level = row.kind == .subtotal ? row.depth + 1 : row.depth
    if numbers.count > level { numbers.removeSubrange(level...) }
    out.append(integer: lastNumber)
    out.append(fields.delimiter)
    if let parent = numbers.last { out.append(integer: parent) }
    out.append(fields.delimiter)
    if row.kind == .group { numbers.append(lastNumber) }
  }
}
