import TableModel
import Testing

@testable import TableXLSX

@Suite("Workbook sheets: names, dates, addresses, flags")
struct SheetPiecesTests {
  @Test(
    "Columns are named as in a spreadsheet",
    arguments: [
      (0, "A"), (25, "Z"), (26, "AA"), (51, "AZ"), (52, "BA"), (701, "ZZ"), (702, "AAA"), (16_383, "XFD"),
    ])
  func columns(position: Int, letters: String) {
    #expect(CellReference.letters(column: position) == letters)
  }

  @Test("A range of one cell has one name")
  func ranges() {
    #expect(CellReference.range(columns: 0...0, rows: 3...3) == "A3")
    #expect(CellReference.range(columns: 1...2, rows: 3...40) == "B3:C40")
  }

  @Test(
    "Dates are counted as spreadsheets count them, 1900 being a leap year",
    arguments: [
      (1900, 1, 1, 1), (1900, 2, 28, 59), (1900, 3, 1, 61), (1970, 1, 1, 25_569), (2024, 2, 29, 45_351),
      (9999, 12, 31, 2_958_465),
    ])
  func serialDates(year: Int, month: Int, day: Int, serial: Int64) throws {
    let date = try #require(CalendarTime(year: year, month: month, day: day))
    let found = try #require(SerialDate(date))
    #expect(found.significand == serial)
    #expect(found.scale == 0)
  }

  @Test("A time of day is a fraction of a day")
  func serialTimes() throws {
    let noon = CalendarTime(milliseconds: 43_200_000, hasTime: true)
    #expect(SerialDate(noon)?.significand == 255_695_000_000_000)
    #expect(SerialDate(noon)?.scale == 10)
    let last = CalendarTime(milliseconds: 86_399_999, hasTime: true)
    #expect(SerialDate(last)?.significand == 255_699_999_999_884)
    #expect(SerialDate(CalendarTime(milliseconds: 43_200_000, hasTime: false))?.significand == 25_569)
  }

  @Test(
    "Years that spreadsheets know none of have no serial",
    arguments: [(1899, 12, 31), (10_000, 1, 1), (-1, 1, 1)])
  func noSerial(year: Int, month: Int, day: Int) throws {
    #expect(SerialDate(try #require(CalendarTime(year: year, month: month, day: day))) == nil)
  }

  @Test(
    "Sheet names are cleaned and cut",
    arguments: [
      ("Report", "Report"), ("Q1/Q2 [a]:*?\\", "Q1-Q2 -a-----"), ("'quoted'", "quoted"), ("  x ", "x"),
      ("Facilities and Building Services 2024", "Facilities and Building Service"),
      ("history", "history (2)"),
      ("a\u{1}b\u{FFFF}", "a b"), ("2024", "2024"), ("R&D", "R&D"),
      (String(repeating: "👍", count: 20), String(repeating: "👍", count: 15)),
      ("123456789012345678901234567890 x", "123456789012345678901234567890"),
    ])
  func sheetNames(given: String, used: String) throws {
    #expect(try SheetName(given).text == used)
  }

  @Test("A name without anything that a name may have is refused", arguments: ["", "  ", "''", "\u{FFFE}"])
  func emptyNames(given: String) {
    #expect(throws: XLSXError.invalidSheetName(given)) { try SheetName(given) }
  }

  @Test("The sheets on which a report goes on are numbered within the limit")
  func continuedNames() throws {
    #expect(try SheetName("Report").continued(2) == "Report (2)")
    let long = try SheetName(String(repeating: "a", count: 31))
    #expect(long.continued(1) == String(repeating: "a", count: 31))
    #expect(long.continued(12) == String(repeating: "a", count: 26) + " (12)")
  }

  @Test(
    "Addresses are encoded once, and divided at the place",
    arguments: [
      ("https://example.org/a", "https://example.org/a", nil),
      ("HTTP://example.org/a b#c d", "HTTP://example.org/a%20b", "c%20d"),
      ("https://x.org/50%25/100%/\"<>", "https://x.org/50%25/100%25/%22%3C%3E", nil),
      ("mailto:a@example.org", "mailto:a@example.org", nil), ("https://x.org/ü", "https://x.org/ü", nil),
    ] as [(String, String, String?)])
  func addresses(text: String, target: String, place: String?) throws {
    let address = try #require(LinkAddress(text))
    #expect(address.target == target)
    #expect(address.place == place)
  }

  @Test(
    "Text that is no absolute address is none",
    arguments: [
      "See https://example.org/a", "example.org", "https://", "", "javascript:alert(1)", "\\\\server\\x",
    ])
  func noAddress(text: String) { #expect(LinkAddress(text) == nil) }

  @Test("An address may have 2079 characters after encoding")
  func longAddresses() {
    let start = "https://example.org/"
    #expect(LinkAddress(start + String(repeating: "a", count: 2059)) != nil)
    #expect(LinkAddress(start + String(repeating: "a", count: 2060)) == nil)
    #expect(LinkAddress(start + String(repeating: " ", count: 700)) == nil)
  }

  @Test("Neighbouring columns share a range, and too many ranges become one")
  func columnRanges() {
    #expect(ColumnRanges.names(rows: 2...9, count: 5) { $0 != 2 } == ["A2:B9", "D2:E9"])
    #expect(ColumnRanges.names(rows: 2...9, count: 3) { _ in false }.isEmpty)
    #expect(ColumnRanges.names(rows: 2...9, count: 1000) { $0 % 2 == 0 } == ["A2:ALL9"])
  }

  @Test("A closed group is marked on its own row, or below it, never at level 7")
  func outlineFlags() {
    var above = OutlineFlags(summaryBelow: false)
    #expect(above.next(depth: 0, isHidden: false, closesGroup: true) == RowAttributes(isCollapsed: true))
    #expect(
      above.next(depth: 1, isHidden: true, closesGroup: false) == RowAttributes(level: 1, isHidden: true))
    #expect(
      above.next(depth: 6, isHidden: false, closesGroup: true) == RowAttributes(level: 6, isCollapsed: true))
    #expect(
      above.next(depth: 7, isHidden: true, closesGroup: true) == RowAttributes(level: 7, isHidden: true))
    #expect(
      above.next(depth: 9, isHidden: true, closesGroup: true) == RowAttributes(level: 7, isHidden: true))
    #expect(!above.needsClosingRow)
    var below = OutlineFlags(summaryBelow: true)
    #expect(below.next(depth: 0, isHidden: false, closesGroup: true) == RowAttributes())
    #expect(
      below.next(depth: 1, isHidden: true, closesGroup: false) == RowAttributes(level: 1, isHidden: true))
    #expect(below.needsClosingRow)
    #expect(below.next(depth: 0, isHidden: false, closesGroup: false) == RowAttributes(isCollapsed: true))
    #expect(!below.needsClosingRow)
  }
}
