internal import TableModel
internal import TableOutline

extension TableWriter {
  /// Writes the headings that columns share with their neighbours, each with a rule below its columns.
  mutating func writeHeadings() {
    for level in 0..<layout.groups.levels {
      let spans = layout.groups.spans(level: level)
      block.removeAll()
      for span in spans {
        guard let title = span.title else {
          block.appendEmpty()
          continue
        }
        let width = layout.columns(of: span, separator: style.headerBars.separator.columns)
        block.append(
          ContiguousArray(title.utf8).span,
          in: RowBlock.Room(first: width, others: width, maximumLines: options.maximumCellLines),
          pen: .strong)
      }
      for number in 0..<block.height { writeHeadingLine(number, spans) }
      writeHeadingRule(level)
    }
  }

  private mutating func writeHeadingLine(_ number: Int, _ spans: ContiguousArray<HeaderGroups.Span>) {
    line.append(style.headerBars.start)
    for (position, span) in spans.enumerated() {
      if position > 0 { line.append(style.headerBars.separator) }
      let column = TextLayout.Column(
        source: layout.columns[span.columns.lowerBound].source,
        width: layout.columns(of: span, separator: style.headerBars.separator.columns), alignment: .center,
        tail: 0)
      block.draw(number, of: position, in: column, ellipsis: ellipsis, to: &line)
    }
    line.append(style.headerBars.end)
    line.endLine()
  }

  /// Writes the rule below the headings of a level; columns without one go on through it.
  private mutating func writeHeadingRule(_ level: Int) {
    guard let rule = style.belowHeadings else { return }
    let groups = layout.groups
    for position in layout.columns.indices {
      let hasHeading = groups.hasHeading(position, level: level)
      if position == 0 {
        if hasHeading { line.append(rule.start) } else { line.append(style.headerBars.start) }
      } else if groups.joins(position, level: level + 1) {
        line.append(rule.fill, count: style.headerBars.separator.columns)
      } else if groups.joins(position, level: level) {
        line.append(rule.branch)
      } else {
        switch (groups.hasHeading(position - 1, level: level), hasHeading) {
        case (true, true): line.append(rule.cross)
        case (true, false): line.append(rule.close)
        case (false, true): line.append(rule.open)
        case (false, false): line.append(style.headerBars.separator)
        }
      }
      let width = layout.columns[position].width
      if hasHeading { line.append(rule.fill, count: width) } else { line.append(blanks: width) }
    }
    let last = layout.columns.count - 1
    if groups.hasHeading(last, level: level) {
      line.append(rule.end)
    } else {
      line.append(style.headerBars.end)
    }
    line.endLine()
  }
}

extension TextLayout {
  /// How wide neighbouring columns are together.
  ///
  /// - Parameters:
  ///   - span: The columns.
  ///   - separator: How wide that is what stands between two of them.
  /// - Returns: The columns of the terminal.
  fileprivate func columns(of span: HeaderGroups.Span, separator: Int) -> Int {
    span.columns.reduce(separator * (span.columns.count - 1)) { $0 + columns[$1].width }
  }
}
