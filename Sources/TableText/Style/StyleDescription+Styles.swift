extension StyleDescription {
  /// The description of a style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - isASCII: Whether rules have to be ASCII, because others would not be one column wide.
  init(_ style: TextStyle, isASCII: Bool) {
    switch style {
    case .plain: self = isASCII ? .plain(fill: "-") : .plain(fill: "─")
    case .ascii: self = .ascii
    case .rounded: self = isASCII ? .ascii : .rounded
    case .heavy: self = isASCII ? .ascii : .heavy
    case .markdown: self = .markdown
    }
  }

  private static func plain(fill: String) -> StyleDescription {
    let rule = Rule(start: "", fill: fill, junction: "  ", end: "")
    let bars = Bars(start: "", separator: "  ", end: "")
    let headings = HeadingRule(
      start: "", fill: fill, end: "", cross: "  ", branch: fill + fill, open: "  ", close: Glyph("  "))
    return StyleDescription(
      headerBars: bars, belowHeadings: headings, belowHeader: rule, bars: bars, aroundTotals: rule)
  }

  private static let ascii: StyleDescription = {
    let rule = Rule(start: "+-", fill: "-", junction: "-+-", end: "-+")
    let bars = Bars(start: "| ", separator: " | ", end: " |")
    let headings = HeadingRule(
      start: "+-", fill: "-", end: "-+", cross: "-+-", branch: "-+-", open: " +-", close: Glyph("-+ "))
    var top = rule
    top.junctionAboveHeading = "---"
    return StyleDescription(
      top: top, headerBars: bars, belowHeadings: headings, belowHeader: rule, bars: bars, aroundTotals: rule,
      bottom: rule)
  }()

  private static let rounded: StyleDescription = {
    let middle = Rule(
      start: "├─", fill: "─", junction: "─┼─", end: "─┤", junctionAboveHeading: "─┴─")
    let bars = Bars(start: "│ ", separator: " │ ", end: " │")
    return StyleDescription(
      top: Rule(start: "╭─", fill: "─", junction: "─┬─", end: "─╮", junctionAboveHeading: "───"),
      headerBars: bars,
      belowHeadings: HeadingRule(
        start: "├─", fill: "─", end: "─┤", cross: "─┼─", branch: "─┬─", open: " ├─", close: Glyph("─┤ ")),
      belowHeader: middle, bars: bars, aroundTotals: middle,
      bottom: Rule(start: "╰─", fill: "─", junction: "─┴─", end: "─╯"))
  }()

  private static let heavy = StyleDescription(
    top: Rule(start: "┏━", fill: "━", junction: "━┳━", end: "━┓", junctionAboveHeading: "━━━"),
    headerBars: Bars(start: "┃ ", separator: " ┃ ", end: " ┃"),
    belowHeadings: HeadingRule(
      start: "┣━", fill: "━", end: "━┫", cross: "━╋━", branch: "━┳━", open: " ┣━", close: Glyph("━┫ ")),
    belowHeader: Rule(start: "┡━", fill: "━", junction: "━╇━", end: "━┩"),
    bars: Bars(start: "│ ", separator: " │ ", end: " │"),
    aroundTotals: Rule(
      start: "├─", fill: "─", junction: "─┼─", end: "─┤", junctionAboveHeading: "─┴─"),
    bottom: Rule(start: "└─", fill: "─", junction: "─┴─", end: "─┘"))

  private static let markdown: StyleDescription = {
    let bars = Bars(start: "| ", separator: " | ", end: " |")
    return StyleDescription(
      headerBars: bars,
      belowHeader: Rule(start: "| ", fill: "-", junction: " | ", end: " |", marksAlignment: true), bars: bars,
      isMarkdown: true, minimumColumns: 3)
  }()
}
