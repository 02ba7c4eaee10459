/// How much room the cells of one column need, found while all rows are measured.
struct ColumnExtent {
  /// The widest number up to its decimal point.
  private(set) var numberLead = 0
  /// The widest part of a number from its decimal point on.
  private(set) var numberTail = 0
  /// The widest text, indent and guides counted.
  private(set) var text = 0
  /// The widest indent with guides.
  private(set) var indent = 0
  /// Whether some text may have a character two columns wide.
  private(set) var hasWideText = false

  /// Whether there is room for a number or a date already.
  func covers(whole columns: Int, lead: Int) -> Bool { lead <= numberLead && columns - lead <= numberTail }

  /// Whether there is room for a text already.
  func covers(text columns: Int, isASCII: Bool, indent: Int = 0) -> Bool {
    indent + columns <= text && indent <= self.indent && (isASCII || hasWideText)
  }

  /// Takes a number or a date, which is never shown in part.
  ///
  /// - Parameters:
  ///   - columns: Its width.
  ///   - lead: Its width up to the decimal point.
  mutating func add(whole columns: Int, lead: Int) {
    numberLead = max(numberLead, lead)
    numberTail = max(numberTail, columns - lead)
  }

  /// Takes a text.
  ///
  /// - Parameters:
  ///   - columns: Its width without the indent.
  ///   - isASCII: Whether it is as many bytes long as it is wide.
  ///   - indent: The width of what stands before it.
  mutating func add(text columns: Int, isASCII: Bool, indent: Int = 0) {
    text = max(text, indent + columns)
    self.indent = max(self.indent, indent)
    if !isASCII { hasWideText = true }
  }

  /// Whether the cells show nothing at all.
  var isBlank: Bool { text == 0 && wholeColumns == 0 }

  /// Takes what another extent has room for.
  mutating func add(_ other: ColumnExtent) {
    numberLead = max(numberLead, other.numberLead)
    numberTail = max(numberTail, other.numberTail)
    text = max(text, other.text)
    indent = max(indent, other.indent)
    hasWideText = hasWideText || other.hasWideText
  }

  /// The narrowest column that shows every number whole.
  var wholeColumns: Int { numberLead + numberTail }

  /// The narrowest column that shows everything whole.
  ///
  /// - Parameter alignsPoints: Whether text ends where the decimal points are.
  /// - Returns: The width.
  func columns(alignsPoints: Bool) -> Int {
    alignsPoints ? max(numberLead, text) + numberTail : max(wholeColumns, text)
  }
}
