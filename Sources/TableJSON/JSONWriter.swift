internal import TableModel
internal import TableOutline

/// Writes rows into a buffer; it knows no sink, so that it is compiled once for all of them.
struct JSONWriter: ~Copyable {
  /// What no sink has taken yet.
  var out: OutputBuffer

  private let form: JSONForm
  private let omitsHiddenRows: Bool
  private var keys = JSONKeys([], besides: [])
  private var treeColumn = 0

  /// How many arrays of children are open, and whether the innermost array has a row already.
  private var openArrays = 0
  private var isBehindRow = false

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - options: How the table is written.
  ///   - capacity: How many bytes the buffer takes before it grows.
  init(_ options: JSONOutputOptions, capacity: Int) {
    form = options.form
    omitsHiddenRows = options.omitsHiddenRows
    out = OutputBuffer(capacity: capacity)
  }

  /// Begins the document.
  mutating func begin(_ header: TableHeader) {
    treeColumn = header.treeColumn
    openArrays = 0
    isBehindRow = false
    switch form {
    case .nested:
      keys = JSONKeys(header.columns, besides: [])
      out.append(UInt8(ascii: "["))
    case .lines:
      keys = JSONKeys(header.columns, besides: ["depth", "kind", "path", "hidden"])
    }
  }

  /// Writes a row, unless it is hidden and such rows are left out.
  mutating func write(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) {
    if omitsHiddenRows, row.isHidden { return }
    switch form {
    case .nested: writeNested(cells, at: row)
    case .lines: writeLine(cells, at: row)
    }
  }

  /// Ends the document.
  mutating func end() {
    guard form == .nested else { return }
    closeArrays(to: 0)
    out.append(isBehindRow ? "\n]\n" : "]\n")
  }

  private mutating func writeNested(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) {
    closeArrays(to: row.depth)
    out.append(isBehindRow ? ",\n" : "\n")
    isBehindRow = true
    appendPlace(of: row)
    if treeColumn < cells.count, !cells[treeColumn].isEmpty {
      out.append(",\"label\":")
      appendLabel(cells)
    }
    out.append(",\"values\":{")
    for index in 0..<cells.count {
      if index > 0 { out.append(UInt8(ascii: ",")) }
      keys.append(index, to: &out)
      out.append(json: cells[index], of: cells)
    }
    out.append(UInt8(ascii: "}"))
    appendHiddenCount(of: row)
    guard row.kind == .group, row.isDisclosure, !leavesOutRows(below: row) else {
      out.append(UInt8(ascii: "}"))
      return
    }
    out.append(",\"children\":[")
    openArrays += 1
    isBehindRow = false
  }

  private mutating func writeLine(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) {
    appendPlace(of: row)
    out.append(",\"path\":")
    if row.kind == .total {
      out.append("null")
    } else {
      out.append(UInt8(ascii: "\""))
      let start = out.count
      row.appendPath(of: cells, to: &out)
      out.escapeJSON(from: start)
      out.append(UInt8(ascii: "\""))
    }
    appendHiddenCount(of: row)
    for index in 0..<cells.count {
      out.append(UInt8(ascii: ","))
      keys.append(index, to: &out)
      out.append(json: cells[index], of: cells)
    }
    out.append("}\n")
  }

  /// Appends the beginning of a row's object.
  private mutating func appendPlace(of row: borrowing OutlineRow) {
    out.append("{\"depth\":")
    out.append(unsigned: UInt64(row.depth))
    switch row.kind {
    case .group: out.append(",\"kind\":\"group\"")
    case .leaf: out.append(",\"kind\":\"leaf\"")
    case .subtotal: out.append(",\"kind\":\"subtotal\"")
    case .total: out.append(",\"kind\":\"total\"")
    }
  }

  /// Appends the label as text, whatever the tree column holds.
  private mutating func appendLabel(_ cells: borrowing CellBuffer) {
    out.append(UInt8(ascii: "\""))
    let start = out.count
    out.append(raw: cells[treeColumn], of: cells)
    out.escapeJSON(from: start)
    out.append(UInt8(ascii: "\""))
  }

  private mutating func appendHiddenCount(of row: borrowing OutlineRow) {
    guard leavesOutRows(below: row) else { return }
    out.append(",\"hidden\":")
    out.append(unsigned: UInt64(row.rowsBelow))
  }

  private func leavesOutRows(below row: borrowing OutlineRow) -> Bool {
    omitsHiddenRows && row.kind == .group && !row.isExpanded && row.rowsBelow > 0
  }

  /// Closes the arrays of children that a row at a depth does not belong to.
  private mutating func closeArrays(to depth: Int) {
    while openArrays > depth {
      out.append(isBehindRow ? "\n]}" : "]}")
      openArrays -= 1
      isBehindRow = true
    }
  }
}
