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
    return StyleDescription(headerBars: bars, belowHeader: rule, bars: bars, aroundTotals: rule)
  }

  private static let ascii: StyleDescription = {
    let rule = Rule(start: "+-", fill: "-", junction: "-+-", end: "-+")
    let bars = Bars(start: "| ", separator: " | ", end: " |")
    return StyleDescription(
      top: rule, headerBars: bars, belowHeader: rule, bars: bars, aroundTotals: rule, bottom: rule)
  }()

  private static let rounded: StyleDescription = {
    let middle = Rule(start: "├─", fill: "─", junction: "─┼─", end: "─┤")
    let bars = Bars(start: "│ ", separator: " │ ", end: " │")
    return StyleDescription(
      top: Rule(start: "╭─", fill: "─", junction: "─┬─", end: "─╮"), headerBars: bars, belowHeader: middle,
      bars: bars, aroundTotals: middle, bottom: Rule(start: "╰─", fill: "─", junction: "─┴─", end: "─╯"))
  }()

  private static let heavy = StyleDescription(
    top: Rule(start: "┏━", fill: "━", junction: "━┳━", end: "━┓"),
    headerBars: Bars(start: "┃ ", separator: " ┃ ", end: " ┃"),
    belowHeader: Rule(start: "┡━", fill: "━", junction: "━╇━", end: "━┩"),
    bars: Bars(start: "│ ", separator: " │ ", end: " │"),
    aroundTotals: Rule(start: "├─", fill: "─", junction: "─┼─", end: "─┤"),
    bottom: Rule(start: "└─", fill: "─", junction: "─┴─", end: "─┘"))

  private static let markdown: StyleDescription = {
    let bars = Bars(start: "| ", separator: " | ", end: " |")
    return StyleDescription(
      headerBars: bars,
      belowHeader: Rule(start: "| ", fill: "-", junction: " | ", end: " |", marksAlignment: true), bars: bars,
      isMarkdown: true, minimumColumns: 3)
  }()
}
