internal import TableModel
internal import TableOutline
internal import TextWidth

extension TableWriter {
  /// How many of the columns left out are named.
  private static var mostNamedColumns: Int { 10 }

  /// What stands beside a selected row.
  var selectionMark: String { options.drawsASCII ? "*" : "✓" }

  /// Chooses the columns, and writes everything above the first row.
  mutating func beginTable() {
    hasBegun = true
    layout = TextLayout(header, extents: extents, options: options, style: style)
    let columns = columns
    lineCells = ContiguousArray(layout.columns.map { LineCell($0, columns) })
    barScales.restart()
    if let title = header.title {
      writeParagraph(title, pen: .strong)
      line.endLine()
    }
    writeRule(style.top, isAboveHeader: true)
    writeHeader()
  }

  /// Writes what has to stand before a row of some kind: a rule around totals, the header once more.
  mutating func separate(_ kind: RowKind) {
    let isTotal = kind == .total
    if let lastKind, (lastKind == .total) != isTotal {
      writeRule(style.aroundTotals)
    } else if let interval = options.headerInterval, interval > 0, !style.isMarkdown,
      rowsSinceHeader >= interval
    {
      // The header stands between two rules, as it does at the top.
      writeRule(style.aroundTotals, isAboveHeader: true)
      writeHeader()
      rowsSinceHeader = 0
    }
  }

  /// Writes everything below the last row.
  mutating func endTable() {
    writeRule(style.bottom)
    if let text = options.noSelectionText, header.hasSelection, !maySelect { writeParagraph(text, pen: []) }
    var parts: [String] = []
    if !layout.hidden.isEmpty {
      parts.append(
        "\(layout.hidden.count) \(layout.hidden.count == 1 ? "column" : "columns") hidden: \(names(of: layout.hidden))"
      )
    }
    if !layout.hiddenBars.isEmpty { parts.append("bars hidden: \(names(of: layout.hiddenBars))") }
    if !parts.isEmpty { writeParagraph("\(parts.joined(separator: "; ")) (use --max-width 0)", pen: []) }
  }

  /// What columns are called, if they are not too many.
  private func names(of columns: [Int]) -> String {
    let names = columns.prefix(Self.mostNamedColumns).map { index in
      let title = header.columns[index].fullTitle
      return title.isEmpty ? "(blank)" : title
    }
    let rest = columns.count - names.count
    return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// Writes a text of our own, or the title, broken where lines have to end.
  private mutating func writeParagraph(_ text: String, pen: Palette.Pen) {
    let width = options.maximumWidth.map { max($0, 1) } ?? .max
    let bytes = ContiguousArray(text.utf8)
    block.removeAll()
    block.append(
      bytes.span, in: RowBlock.Room(first: width, others: width, maximumLines: nil), pen: pen)
    for number in 0..<block.height {
      let line = block.lines[number]
      block.draw(
        number, of: 0,
        in: TextLayout.Column(source: .cells(of: 0), width: line.columns, alignment: .leading, tail: 0),
        ellipsis: ellipsis, to: &self.line)
      self.line.endLine()
    }
  }

  /// Writes the headings; a table without any has no header.
  private mutating func writeHeader() {
    guard style.isMarkdown || header.columns.contains(where: { !$0.fullTitle.isEmpty }) else { return }
    guard !layout.columns.isEmpty else { return }
    if !style.isMarkdown { writeHeadings() }
    block.removeAll()
    for column in layout.columns {
      guard case .cells(let index) = column.source else {
        block.appendEmpty()
        continue
      }
      let title = ContiguousArray(style.title(of: header.columns[index]).utf8)
      let width = style.isMarkdown ? .max : column.width
      block.append(
        title.span,
        in: RowBlock.Room(first: width, others: width, maximumLines: options.maximumCellLines), pen: .strong)
    }
    for number in 0..<block.height {
      line.append(style.headerBars.start)
      for position in layout.columns.indices {
        if position > 0 { line.append(style.headerBars.separator) }
        block.draw(
          number, of: position, in: layout.columns[position].forHeader, ellipsis: ellipsis, to: &line)
      }
      line.append(style.headerBars.end)
      line.endLine()
    }
    writeRule(style.belowHeader)
  }

  private mutating func writeRule(_ rule: StyleDescription.Rule?, isAboveHeader: Bool = false) {
    guard let rule, !layout.columns.isEmpty else { return }
    line.append(rule.start)
    for position in layout.columns.indices {
      if position > 0 {
        let isAboveHeading = isAboveHeader && layout.groups.joins(position, level: 0)
        line.append((isAboveHeading ? rule.junctionAboveHeading : nil) ?? rule.junction)
      }
      let column = layout.columns[position]
      var (colonBefore, colonBehind) = (false, false)
      if rule.marksAlignment {
        colonBefore = column.alignment == .center
        colonBehind = column.alignment != .leading && column.alignment != .automatic
      }
      if colonBefore { line.append(":") }
      line.append(rule.fill, count: column.width - (colonBefore ? 1 : 0) - (colonBehind ? 1 : 0))
      if colonBehind { line.append(":") }
    }
    line.append(rule.end)
    line.endLine()
  }
}
