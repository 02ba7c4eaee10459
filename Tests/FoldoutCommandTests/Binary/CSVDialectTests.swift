import TestSupport
import Testing

@Suite("CSV for other programs")
struct CSVDialectTests {
  private let folder: Workdir

  init() throws {
    folder = try Workdir()
    try folder.write("name,v,day\n=1+1,-5.25,2026-03-08\nBügel,1234.5,\n", to: "in.csv")
  }

  private func csv(_ arguments: String...) throws -> String {
    let result = try folder.run(["in.csv", "-t", "csv", "--hierarchy", "none"] + arguments)
    #expect(result.status == 0)
    #expect(result.error == "")
    return result.output
  }

  @Test("Excel gets a byte order mark, and no text that it would compute")
  func excel() throws {
    expectText(
      try csv("--excel"), equals: "\u{FEFF}name,v,day\n\"'=1+1\",-5.25,2026-03-08\nBügel,1234.5,\n")
  }

  @Test(
    "Excel in a language with decimal commas has these, and semicolons", arguments: ["de", "fr", "pt", "cs"])
  func excelLocale(locale: String) throws {
    expectText(
      try csv("--excel", "--locale", locale),
      equals: "\u{FEFF}name;v;day\n\"'=1+1\";-5,25;2026-03-08\nBügel;1234,5;\n")
  }

  @Test("Excel in a language with decimal points has commas", arguments: ["en", "de-CH"])
  func excelPoint(locale: String) throws {
    #expect(try csv("--excel", "--locale", locale) == csv("--excel"))
  }

  @Test("Each part of a dialect can be had by itself, and none of them guards")
  func parts() throws {
    expectText(
      try csv("--output-decimal-comma"), equals: "name;v;day\n=1+1;-5,25;2026-03-08\nBügel;1234,5;\n")
    expectText(
      try csv("--output-decimal-comma", "--output-delimiter", ","),
      equals: "name,v,day\n=1+1,\"-5,25\",2026-03-08\nBügel,\"1234,5\",\n")
    expectText(
      try csv("--output-delimiter", "|"), equals: "name|v|day\n=1+1|-5.25|2026-03-08\nBügel|1234.5|\n")
    expectText(
      try csv("--bom", "--crlf"),
      equals: "\u{FEFF}name,v,day\r\n=1+1,-5.25,2026-03-08\r\nBügel,1234.5,\r\n")
    expectText(
      try csv("--excel", "--no-bom", "--output-delimiter", "tab"),
      equals: "name\tv\tday\n\"'=1+1\"\t-5.25\t2026-03-08\nBügel\t1234.5\t\n")
  }

  @Test("Tabs stay tabs with decimal commas")
  func tabs() throws {
    let result = try folder.run("in.csv", "-t", "tsv", "--hierarchy", "none", "--output-decimal-comma")
    expectText(result.output, equals: "name\tv\tday\n=1+1\t-5,25\t2026-03-08\nBügel\t1234,5\t\n")
  }

  @Test("What has been written for a language is read back to the same report")
  func readBack() throws {
    let written = try folder.run(
      "in.csv", "--output-decimal-comma", "--bom", "--crlf", "--hierarchy", "none", "-o", "de.csv")
    #expect(written.status == 0)
    let read = try folder.run("de.csv", "--decimal-comma", "-t", "csv", "--hierarchy", "none")
    expectText(read.output, equals: try folder.read("in.csv"))
  }

  @Test(
    "Delimiters that values could hold are refused", arguments: [".", "x", "7", "\"", "-", "é", ";;", ""])
  func refused(delimiter: String) throws {
    let result = try folder.run("in.csv", "-t", "csv", "--output-delimiter", delimiter)
    #expect(result.status == 2)
    #expect(
      result.error
        == "foldout: --output-delimiter: \"\(delimiter)\" is not an ASCII character that is no letter, "
        + "digit, quote or part of a number; for example --output-delimiter ';'\n")
  }

  @Test("Other formats have no dialect, and say so")
  func otherFormats() throws {
    let result = try folder.run("in.csv", "--output-delimiter", ";", "--crlf", "--bom")
    #expect(
      result.error == """
        foldout: warning: --output-delimiter is for csv and tsv output and does nothing for text
        foldout: warning: --crlf is for csv and tsv output and does nothing for text
        foldout: warning: --bom is for csv and tsv output and does nothing for text

        """)
    let locale = try folder.run("in.csv", "-t", "csv", "--locale", "de")
    #expect(
      locale.error
        == "foldout: warning: --locale does nothing for csv, whose values are data; add --formatted or --excel\n"
    )
  }
}
