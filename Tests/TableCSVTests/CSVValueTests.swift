import TableCSV
import TableModel
import TableOutline
import TestSupport
import Testing

@Suite("CSV: values and files")
struct CSVValueTests {
  private static let values: [Node] = {
    let day = CalendarTime(year: 2024, month: 2, day: 29)
    let time = day.map { CalendarTime(milliseconds: $0.milliseconds + 66_600_000, hasTime: true) }
    return [
      Node("integer", .integer(-1234)),
      Node("decimal", .decimal(ExactDecimal(significand: 123_450, scale: 2))),
      Node("number", .number(1e300)), Node("yes", .boolean(true)), Node("no", .boolean(false)),
      Node("day", day.map(CellValue.date) ?? .empty), Node("time", time.map(CellValue.date) ?? .empty),
      Node("link", .link("https://example.org/a,b")), Node("empty", .empty), Node("text", .text("0010")),
    ]
  }()

  @Test("A column below a shared heading has both in its title")
  func sharedHeadings() throws {
    let table = Table([1]) {
      TableColumn("Name") { _ in "n" }
      TableColumnGroup("2026") { TableColumn("Plan, net", value: \.self) }
    }
    #expect(try csv(table, csvOptions()) == "Name,\"2026 / Plan, net\"\nn,1\n")
  }

  @Test("Values are written as data: digits as they are, ISO dates, true and false")
  func raw() throws {
    expectText(
      try csv(nodeTable(Self.values), csvOptions()),
      equals: """
        name,value
        integer,-1234
        decimal,1234.50
        number,1e+300
        yes,true
        no,false
        day,2024-02-29
        time,2024-02-29T18:30:00
        link,"https://example.org/a,b"
        empty,
        text,0010

        """)
  }

  @Test("Formatted values are what a reader is to see, with the locale's separators")
  func formatted() throws {
    let options = csvOptions {
      $0.isFormatted = true
      $0.locale = .german
    }
    expectText(
      try csv(nodeTable(Array(Self.values.prefix(2)), format: .pattern("#,##0.0")), options),
      equals: "name,value\ninteger,\"-1.234,0\"\ndecimal,\"1.234,5\"\n")
    let plain = csvOptions { $0.isFormatted = true }
    let lines = try csv(nodeTable(Self.values), plain).split(separator: "\n")
    #expect(lines[4...7] == ["yes,TRUE", "no,FALSE", "day,2024-02-29", "time,2024-02-29 18:30:00"])
  }

  @Test("A decimal comma comes with semicolons, and never with group separators")
  func decimalComma() throws {
    let nodes = [
      Node("a", .decimal(ExactDecimal(significand: 910, scale: 2))),
      Node("b", .decimal(ExactDecimal(significand: 12_345, scale: 1))), Node("c", .number(2.5e-300)),
      Node("d;e", .integer(5)),
    ]
    let semicolon = csvOptions(delimiter: ";") { $0.hasDecimalComma = true }
    expectText(
      try csv(nodeTable(nodes), semicolon),
      equals: "name;value\na;9,10\nb;1234,5\nc;2,5e-300\n\"d;e\";5\n")
    let comma = csvOptions { $0.hasDecimalComma = true }
    expectText(
      try csv(nodeTable(nodes), comma),
      equals: "name,value\na,\"9,10\"\nb,\"1234,5\"\nc,\"2,5e-300\"\nd;e,5\n")
  }

  @Test("For Excel the file begins with one byte order mark; otherwise it has none")
  func byteOrderMark() throws {
    let bytes = Array(try csv(nodeTable([Node("Bügel", .integer(1))]), .excel()).utf8)
    #expect(bytes.prefix(8) == [0xEF, 0xBB, 0xBF, 0x64, 0x65, 0x70, 0x74, 0x68])
    #expect(!bytes.dropFirst(3).contains(0xEF))
    #expect(try csv(nodeTable([Node("Bügel")])).utf8.first == 0x64)
    #expect(CSVOutputOptions.excel(hasDecimalComma: true).delimiter == ";")
  }

  @Test("Lines end as asked, and the line of titles can be left out")
  func lines() throws {
    let options = csvOptions {
      $0.lineEnd = .carriageReturnLineFeed
      $0.hasHeader = false
    }
    #expect(
      try Array(csv(nodeTable([Node("a"), Node("b\nc")]), options).utf8) == Array("a,\r\n\"b\nc\",\r\n".utf8))
  }

  @Test("A table without rows is its line of titles")
  func empty() throws {
    for hierarchy in CSVHierarchy.allCases {
      let lines = try csv(nodeTable([]), csvOptions(hierarchy)).split(separator: "\n")
      #expect(lines.count == 1 && lines[0].hasSuffix("name,value"), "\(hierarchy)")
    }
  }

  @Test("A format that can't be used is named with its column")
  func badFormat() throws {
    let options = csvOptions { $0.isFormatted = true }
    let fault = FormatPatternError(pattern: "0/0", offset: 1, problem: .fraction)
    let error = ColumnFormatError(column: "value", reason: fault)
    #expect(throws: error) { try csv(nodeTable([], format: .pattern("0/0")), options) }
    #expect(error.description.hasPrefix("column value: number format \"0/0\""))
  }

  @Test("A file larger than the buffer arrives whole, in pieces")
  func large() throws {
    let count = 40_000
    let table = Table(0..<count) { TableColumn("n") { (number: Int) in number } }
    let text = try csv(table, csvOptions())
    #expect(text == (["n"] + (0..<count).map(String.init)).joined(separator: "\n") + "\n")
  }

  @Test("The same table gives the same bytes every time")
  func repeatable() throws {
    var generator = SeededGenerator(seed: 52)
    let nodes = (0..<500).map { _ in
      Node(
        String(UInt64.random(in: 0...UInt64.max, using: &generator), radix: 36),
        .integer(Int64.random(in: Int64.min...Int64.max, using: &generator)))
    }
    #expect(try csv(nodeTable(nodes)) == csv(nodeTable(nodes)))
  }
}
