import TableModel
import TableOutline

/// A cell's text by a pattern, and how many of its bytes stand before the point.
struct ShownText: Equatable {
  let text: String
  let point: Int

  init(_ value: CellValue, _ pattern: String?, _ locale: FormatLocale = .english) throws {
    let format = pattern.map { CellFormat.pattern($0) } ?? .automatic
    let formatter = try CellFormatter(format, locale: locale)
    var row = CellBuffer()
    row.append(value)
    // Something in front shows that the point is counted from the text's own start.
    var out = OutputBuffer()
    out.append(">>")
    point = formatter.append(row[0], of: row, to: &out)
    text = out.withSpan { bytes in
      var copy: [UInt8] = []
      for index in bytes.indices.dropFirst(2) { copy.append(bytes[index]) }
      return String(decoding: copy, as: UTF8.self)
    }
  }
}

extension CalendarTime {
  /// A day with a time of day.
  init?(
    _ year: Int, _ month: Int, _ day: Int, hour: Int, minute: Int = 0, second: Int = 0, millisecond: Int = 0
  ) {
    guard let date = CalendarTime(year: year, month: month, day: day) else { return nil }
    let seconds = (hour * 60 + minute) * 60 + second
    self.init(milliseconds: date.milliseconds + Int64(seconds * 1000 + millisecond), hasTime: true)
  }
}
