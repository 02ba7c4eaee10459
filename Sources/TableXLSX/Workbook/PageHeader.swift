internal import TableModel
internal import TableOutline

/// What stands at the top of every printed page.
enum PageHeader {
  // UTF-16 units, codes included.
  private static let limit = 255

  /// The header: the title at the left, the day at the right.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - date: The day; `nil` is the day of printing.
  /// - Returns: The text in a workbook's own notation.
  static func text(title: String, date: CalendarTime?) -> String {
    var end = "&R&D"
    if let date {
      var day = OutputBuffer(capacity: 16)
      day.append(date: CalendarTime(milliseconds: date.milliseconds, hasTime: false))
      end = "&R" + day.withSpan { String(copying: $0) }
    }
    var text = "&L"
    var units = text.utf16.count + end.utf16.count
    for character in PlainText.line(title, limit: limit) {
      // One `&` begins a code, two are one that is printed.
      let shown = character == "&" ? "&&" : String(character)
      units += shown.utf16.count
      if units > limit { break }
      text += shown
    }
    return text + end
  }
}
