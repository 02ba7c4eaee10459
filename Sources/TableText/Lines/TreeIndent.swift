internal import TableOutline

/// What stands before a label in the tree column: guides, the level of a row that lies too deep for them, the mark.
struct TreeIndent: Sendable {
  private static let markdownBlank = Glyph("&emsp;")

  private let glyphs: GuideGlyphs
  private let style: GuideStyle
  private let showsMarks: Bool
  private let levels: Int
  private let isMarkdown: Bool

  /// Whether there is no disclosure row in the table, and so no indent.
  let isFlat: Bool

  /// Chooses how a table is indented.
  ///
  /// - Parameters:
  ///   - options: Guides, marks and the cap.
  ///   - isFlat: Whether there is no disclosure row in the table.
  init(_ options: TextOptions, isFlat: Bool) {
    style = options.drawnGuides
    glyphs = GuideGlyphs(options.drawnGuides, isASCII: options.ambiguousIsWide)
    showsMarks = options.showsMarks
    isMarkdown = options.style == .markdown
    self.isFlat = isFlat
    // The indent may fill half of the line; the label needs the rest.
    let perLevel = glyphs.columnsPerLevel
    let room = options.maximumWidth.map { ($0 / 2 - GuideGlyphs.markColumns) / perLevel + 1 }
    levels = max(1, min(options.indentCap, room ?? .max))
  }

  /// How many columns the indent takes up.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - isFirstLine: Whether the label begins in this line; the guides alone go on through the others.
  /// - Returns: The columns.
  func columns(before row: borrowing OutlineRow, isFirstLine: Bool) -> Int {
    guard !isFlat, row.kind != .total else { return 0 }
    let depth = row.depth
    if isMarkdown {
      return 6 * min(depth, levels) + tagColumns(depth) + (hasMark(row) ? GuideGlyphs.markColumns : 0)
    }
    let drawn = glyphs.columnsPerLevel * min(depth, levels - 1) + marginColumns(depth) + tagColumns(depth)
    guard !isFirstLine, childrenFollow(row) else { return drawn + markColumns(row) }
    return drawn + glyphs.columnsPerLevel + (depth == 0 && showsMarks ? GuideGlyphs.markColumns : 0)
  }

  /// Draws the indent.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - isFirstLine: Whether the label begins in this line.
  ///   - line: Where it goes.
  func draw(before row: borrowing OutlineRow, isFirstLine: Bool, to line: inout LineWriter) {
    guard !isFlat, row.kind != .total else { return }
    guard !isMarkdown else { return drawMarkdown(before: row, to: &line) }
    let depth = row.depth
    line.append(blanks: marginColumns(depth))
    let opensLine = !isFirstLine && childrenFollow(row)
    if opensLine && depth == 0 && showsMarks { line.append(blanks: GuideGlyphs.markColumns) }
    let hasGuides = style != .blank && (depth > 0 || opensLine)
    if hasGuides { line.begin(.faint) }
    for level in stride(from: 1, to: min(depth, levels), by: 1) {
      line.append(row.lineContinues(atLevel: level) ? glyphs.line : glyphs.gap)
    }
    let isElbow = isFirstLine && row.kind != .subtotal
    if depth > 0 && depth < levels {
      if isElbow {
        line.append(row.isLast ? glyphs.lastBranch : glyphs.branch)
      } else {
        line.append(row.isLast ? glyphs.gap : glyphs.line)
      }
    }
    if isElbow { drawTag(depth, to: &line) } else { line.append(blanks: tagColumns(depth)) }
    if opensLine {
      line.append(glyphs.line)
      if hasGuides { line.end(.faint) }
    } else {
      if hasGuides { line.end(.faint) }
      if isElbow && hasMark(row) {
        line.append(row.isExpanded ? glyphs.expanded : glyphs.collapsed)
      } else {
        line.append(blanks: markColumns(row))
      }
    }
  }

  private func drawMarkdown(before row: borrowing OutlineRow, to line: inout LineWriter) {
    for _ in 0..<min(row.depth, levels) { line.append(Self.markdownBlank) }
    drawTag(row.depth, to: &line)
    if hasMark(row) { line.append(row.isExpanded ? glyphs.expanded : glyphs.collapsed) }
  }

  private func drawTag(_ depth: Int, to line: inout LineWriter) {
    guard depth >= levels else { return }
    line.append("[\(depth + 1)]")
    line.append(blanks: 1)
  }

  /// Children stand below the label of their top row, which is behind its mark.
  private func marginColumns(_ depth: Int) -> Int {
    showsMarks && style != .blank && depth > 0 ? GuideGlyphs.markColumns : 0
  }

  private func tagColumns(_ depth: Int) -> Int {
    guard depth >= levels else { return 0 }
    var (digits, rest) = (1, (depth + 1) / 10)
    while rest > 0 {
      digits += 1
      rest /= 10
    }
    return digits + 3
  }

  private func hasMark(_ row: borrowing OutlineRow) -> Bool {
    showsMarks && row.kind == .group && row.isDisclosure
  }

  /// Without guides, and at the top, labels stand below each other whether or not they have a mark.
  private func markColumns(_ row: borrowing OutlineRow) -> Int {
    guard showsMarks else { return 0 }
    return hasMark(row) || row.depth == 0 || style == .blank ? GuideGlyphs.markColumns : 0
  }

  private func childrenFollow(_ row: borrowing OutlineRow) -> Bool {
    row.kind == .group && row.isDisclosure && row.isExpanded && row.rowsBelow > 0 && row.depth + 1 < levels
  }
}
