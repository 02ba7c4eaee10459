import TableModel
import TableOutline
import Testing

@Suite("Locales of formats")
struct FormatLocaleTests {
  @Test(
    "Separators are the locale's",
    arguments: [
      (FormatLocale.english, "1,234,567.50"), (.german, "1.234.567,50"), (.swissGerman, "1’234’567.50"),
      (.french, "1\u{202F}234\u{202F}567,50"), (.spanish, "1.234.567,50"),
      (.polish, "1\u{A0}234\u{A0}567,50"),
    ])
  func separators(locale: FormatLocale, shown: String) throws {
    let value = CellValue.decimal(ExactDecimal(significand: 123_456_750, scale: 2))
    #expect(try ShownText(value, "#,##0.00", locale).text == shown)
  }

  @Test("The decimal separator holds for plain numbers, exponents and seconds as well")
  func decimalSeparator() throws {
    let value = CellValue.decimal(ExactDecimal(significand: 125, scale: 2))
    #expect(try ShownText(value, nil, .german).text == "1,25")
    #expect(try ShownText(value, "0.0E+0", .german).text == "1,3E+0")
    let time = try #require(CalendarTime(2024, 1, 1, hour: 0, millisecond: 250))
    #expect(try ShownText(.date(time), "ss.000", .german).text == "00,250")
  }

  @Test(
    "Months and days have the locale's names",
    arguments: [
      ("en", "Wednesday Wed May May"), ("de", "Mittwoch Mi Mai Mai"), ("fr", "mercredi mer. mai mai"),
      ("es", "miércoles mié mayo may"), ("it", "mercoledì mer maggio mag"), ("nl", "woensdag wo mei mei"),
      ("pt", "quarta-feira qua maio mai"), ("sv", "onsdag ons maj maj"), ("da", "onsdag ons maj maj"),
      ("nb", "onsdag ons mai mai"), ("fi", "keskiviikko ke toukokuu touko"), ("pl", "środa śr. maj maj"),
      ("cs", "středa st květen kvě"),
    ])
  func names(identifier: String, shown: String) throws {
    let locale = try #require(FormatLocale(identifier: identifier))
    let date = try #require(CalendarTime(year: 2024, month: 5, day: 1))
    #expect(try ShownText(.date(date), "dddd ddd mmmm mmm", locale).text == shown)
  }

  @Test("Every locale names twelve months and seven days")
  func complete() {
    for locale in FormatLocale.all {
      #expect(locale.months.count == 12 && locale.shortMonths.count == 12, "\(locale.identifier)")
      #expect(locale.weekdays.count == 7 && locale.shortWeekdays.count == 7, "\(locale.identifier)")
      #expect(locale.decimalSeparator != locale.groupSeparator, "\(locale.identifier)")
    }
  }

  @Test(
    "Identifiers are found by language and region",
    arguments: [
      ("de", "de"), ("de-DE", "de"), ("DE_ch", "de-CH"), ("de_DE.UTF-8", "de"), ("en_GB@euro", "en"),
      ("pt-BR", "pt"),
    ])
  func identifiers(given: String, found: String) {
    #expect(FormatLocale(identifier: given)?.identifier == found)
  }

  @Test("Languages that are not known are refused", arguments: ["", "xx", "C", "POSIX", "-"])
  func unknown(identifier: String) {
    #expect(FormatLocale(identifier: identifier) == nil)
  }
}
