import TableInput
import TableModel
import Testing

@Suite("Columns of dates")
struct DateTypingTests {
  private func column(_ values: [String]) throws -> RecordStore {
    try csv("k;x\n" + values.map { "k;\($0)\n" }.joined())
  }

  /// Dates as `2026-01-31` or `2026-01-31 14:05:09.250`, everything else in quotes.
  private func shown(_ store: RecordStore) throws -> [String] {
    try store.values(of: "x").map { value in
      switch value {
      case .empty: return ""
      case .date(let date):
        let civil = date.civil
        let day = [civil.year, civil.month, civil.day].map { padded($0) }.joined(separator: "-")
        let time = [civil.hour, civil.minute, civil.second].map { padded($0) }.joined(separator: ":")
        return date.hasTime ? "\(day) \(time)" + (civil.millisecond > 0 ? ".\(civil.millisecond)" : "") : day
      default: return "'\(value)'"
      }
    }
  }

  private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  @Test(
    "A column is dates if all of its values are, in one order",
    arguments: [
      (["2026-01-31", "", "2024-02-29"], ["2026-01-31", "", "2024-02-29"]),
      (["2026/1/5"], ["2026-01-05"]),
      (["31.01.2026", "1.2.2026"], ["2026-01-31", "2026-02-01"]),
      (["5/19/2006", "1/2/2006"], ["2006-05-19", "2006-01-02"]),
      (["1/2/2006", "19/5/2006"], ["2006-02-01", "2006-05-19"]),
      (["2026-01-31T14:05", "2026-01-31 14:05:09.25"], ["2026-01-31 14:05:00", "2026-01-31 14:05:09.250"]),
      (["5/19/2006 2:05 PM", "5/20/2006 12:00 AM"], ["2006-05-19 14:05:00", "2006-05-20 00:00:00"]),
      (["5/19/2006 0:00:00", "5/20/2006 0:00:00"], ["2006-05-19", "2006-05-20"]),
    ])
  func dates(values: [String], expected: [String]) throws {
    #expect(try shown(column(values).typed()) == expected)
  }

  @Test(
    "A column with one value that is no date, or not in this order, is text",
    arguments: [
      ["2026-01-31", "soon"], ["2026-02-29"], ["2026-13-01"], ["31/01/2026", "01/31/2026"], ["03/08/2026"],
      ["1/2/06"], ["2026-01-31T24:00"], ["2026-01-31T12:60"], ["2026-01-31T12:00:00Z"], ["2026-01"],
      ["2026-01-01-01"],
      ["2026-01/02"], ["31.01.2026", "2026-01-31"], ["2026-01-01 "], ["13:00"],
      ["1/2/2006 13:00 PM", "13/2/2006"],
    ])
  func text(values: [String]) throws {
    #expect(try column(values).typed().columns[1].kind == .text)
  }

  @Test("A date that can be read in two ways asks, if it is declared one")
  func ambiguous() throws {
    let store = try column(["03/08/2026", "04/08/2026"])
    let error = inputError { _ = try store.typed(["x": .date]) }
    #expect(error?.kind == .ambiguousColumn)
    #expect(error?.location.line == 2)
    #expect(error?.hint?.contains("--date-format") == true)
    let pattern = DatePattern("dd/mm/yyyy")
    #expect(try shown(store.typed(["x": .date]) { $0.dateFormat = pattern }) == ["2026-08-03", "2026-08-04"])
    #expect(try shown(store.typed { $0.dateFormat = pattern }) == ["2026-08-03", "2026-08-04"])
  }

  @Test(
    "A date that can be read in two ways asks where the order of dates matters, and not where one is none")
  func ordered() throws {
    let error = inputError { _ = try column(["03/08/2026", "04/08/2026"]).typed { $0.orderedColumns = [1] } }
    #expect(error?.kind == .ambiguousColumn)
    #expect(error?.location.line == 2)
    for values in [["03/08/2026", "soon"], ["03/08/2026", "31/01/2026", "01/31/2026"]] {
      #expect(try column(values).typed { $0.orderedColumns = [1] }.columns[1].kind == .text)
    }
    #expect(
      try column(["03/08/2026", "13/08/2026"]).typed { $0.orderedColumns = [1] }.columns[1].kind == .date)
  }

  @Test("Dates that are written as the standard says need no pattern, even beside others that do")
  func patternAndStandard() throws {
    let store = try csv("a;b\n03/08/2026;2026-01-31\n").typed { $0.dateFormat = DatePattern("dd/mm/yyyy") }
    #expect(store.columns.map(\.kind) == [.date, .date])
  }

  @Test("A declared date that is none is an error with its line")
  func badDate() throws {
    let error = inputError { _ = try column(["2026-01-31", "soon"]).typed(["x": .date]) }
    #expect(error?.kind == .badDate)
    #expect(error?.description == "t.csv:3:2: \"soon\" in column \"x\" is not a date")
    #expect(try shown(column(["2026-01-31T12:00:00Z"]).typed(["x": .date])) == ["2026-01-31 12:00:00"])
  }

  @Test(
    "Patterns read what they say",
    arguments: [
      ("dd.mm.yyyy", "31.01.2026", "2026-01-31"), ("d.m.yy", "1.2.68", "2068-02-01"),
      ("d.m.yy", "1.2.69", "1969-02-01"),
      ("yyyymmdd", "20260131", "2026-01-31"), ("d-mmm-yyyy", "5-Mar-2026", "2026-03-05"),
      ("m/d/yyyy h:mm AM/PM", "5/19/2006 2:05 pm", "2006-05-19 14:05:00"),
      ("yyyy-mm-dd hh:mm:ss.000", "2026-01-31 14:05:09.25", "2026-01-31 14:05:09.250"),
      ("yyyymmddhhmmss", "20260131140509", "2026-01-31 14:05:09"),
    ])
  func patterns(pattern: String, value: String, expected: String) throws {
    let format = try #require(DatePattern(pattern))
    #expect(try shown(column([value]).typed(["x": .date]) { $0.dateFormat = format }) == [expected])
  }

  @Test(
    "Patterns without day, month and year, once each, are refused",
    arguments: ["", "yyyy", "dd.mm", "dd.mm.yyyy yy", "ddd mm yyyy"])
  func badPatterns(pattern: String) {
    #expect(DatePattern(pattern) == nil)
  }
}
