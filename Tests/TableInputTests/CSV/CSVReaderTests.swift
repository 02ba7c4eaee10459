import Testing

@testable import TableInput

@Suite("CSV reader")
struct CSVReaderTests {
  @Test(
    "The delimiter is found",
    arguments: [
      ("a,b\n1,2\n", [["1", "2"]]), ("a;b\n1,5;2\n", [["1,5", "2"]]), ("a\tb\n1\t2,3\n", [["1", "2,3"]]),
      ("a|b\n1|2\n", [["1", "2"]]), ("a\n1\n2\n", [["1"], ["2"]]), ("\"a;b\",c\n1,2\n", [["1", "2"]]),
      ("a,b;c\n1,2;3\n4,5;6,7\n", [["1,2", "3"], ["4,5", "6,7"]]),
    ])
  func delimiter(text: String, expected: [[String]]) throws {
    #expect(try csv(text).texts == expected)
  }

  @Test(
    "Where commas are decimal, they are between fields only if nothing else is",
    arguments: [
      ("v\n1,5\n1,2\n1.234,00\n", [["1,5"], ["1,2"], ["1.234,00"]]),
      ("Preis, EUR;Menge\n1,5;2\n2,5;3\n", [["1,5", "2"], ["2,5", "3"]]),
      ("a,b;c,d\n1,5;2,5\n", [["1,5", "2,5"]]), ("a\tb\n1,5\t2\n", [["1,5", "2"]]),
      ("a,b\n\"1,5\",2\n", [["1,5", "2"]]),
      ("a,b|c,d\n1,2,3\n4,5,6\n", [["1", "2", "3"], ["4", "5", "6"]]),
    ])
  func decimalCommas(text: String, expected: [[String]]) throws {
    #expect(try csv(text) { $0.usesDecimalComma = true }.texts == expected)
  }

  @Test("Lines end with LF, CRLF or CR, and the last one may have no end", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(end: String) throws {
    let store = try csv(["a,b", "1,2", "3,4"].joined(separator: end))
    #expect(store.texts == [["1", "2"], ["3", "4"]])
    #expect(store.line(of: 0) == 2)
    #expect(store.line(of: 1) == 3)
  }

  @Test("A byte order mark belongs to no name")
  func byteOrderMark() throws {
    #expect(try csv("\u{FEFF}id,v\n1,2\n").names == ["id", "v"])
  }

  @Test(
    "A line that names the separator is no data",
    arguments: ["sep=;\na;b,c\n1;2\n", "\"sep=;\"\r\na;b,c\r\n1;2"])
  func separatorLine(text: String) throws {
    let store = try csv(text)
    #expect(store.names == ["a", "b,c"])
    #expect(store.texts == [["1", "2"]])
    #expect(store.line(of: 0) == 3)
  }

  @Test("Blanks belong to a field")
  func blanks() throws {
    #expect(try csv("n,q\nBolts,\n  M8,4\n").texts == [["Bolts", ""], ["  M8", "4"]])
  }

  @Test("Blanks before an opening quote don't")
  func blankBeforeQuote() throws {
    #expect(try csv("p,q\nA, \"x,y\"\n").texts == [["A", "x,y"]])
  }

  @Test("A quoted field holds delimiters, line ends and doubled quotes")
  func quotes() throws {
    let store = try csv("name,qty\n\"M8\nzinc\",4\n\"0.770\"\"\",5\n\"a,b\",6\n")
    #expect(store.texts == [["M8\nzinc", "4"], ["0.770\"", "5"], ["a,b", "6"]])
    #expect((0..<3).map { store.line(of: $0) } == [2, 4, 5])
  }

  @Test("A quote that is never closed is an error where it opens")
  func unclosedQuote() {
    let error = inputError { _ = try csv("a,b\n1,2\n3,\"4\n5,6\n") }
    #expect(error?.kind == .unclosedQuote)
    #expect(error?.location == InputLocation(file: "t.csv", line: 3, column: 2, byte: 10))
  }

  @Test("Without a header columns are numbered, or have the names that are given")
  func noHeader() throws {
    #expect(try csv("1,2\n3,4\n") { $0.hasHeader = false }.names == ["column1", "column2"])
    let named = try csv("1,\"2\"\"x\"\n3,4\n") {
      $0.hasHeader = false
      $0.names = ["a", "b"]
    }
    #expect(named.names == ["a", "b"])
    #expect(named.texts == [["1", "2\"x"], ["3", "4"]])
    #expect(try csv("x,y\n3,4\n") { $0.names = ["a", "b"] }.texts == [["3", "4"]])
  }

  @Test("Names must be as many as the columns")
  func wrongNames() {
    let error = inputError { _ = try csv("x,y\n3,4\n") { $0.names = ["a"] } }
    #expect(error?.kind == .unusableOption)
    #expect(error?.description == "t.csv:1: 1 name for 2 columns")
  }

  @Test("Equal names are made unique with a warning, missing names are numbers")
  func repeatedNames() throws {
    let store = try csv("a,b,a,,a_2\n1,2,3,4,5\n")
    #expect(store.names == ["a", "b", "a_3", "column4", "a_2"])
    #expect(store.warnings.flatMap(\.lines) == ["t.csv:1:3: a second column \"a\", named \"a_3\" here"])
  }

  @Test("A nameless last column is dropped if nothing stands in it, and may be missing")
  func trailingColumn() throws {
    #expect(try csv("a,b,\n1,2,\n3,4\n").names == ["a", "b"])
    #expect(try csv("a,b,\n1,2,x\n3,4\n").texts == [["1", "2", "x"], ["3", "4", ""]])
    #expect(try csv("a,b\n1,2,\n").texts == [["1", "2"]])
  }

  @Test("Lines are skipped, comments passed over, and reading stops at a blank line")
  func surroundings() throws {
    let store = try csv("Export\n\"of,2\n\na,b\n# note\n1,2\n\nSum,2\n") {
      $0.skippedLines = 2
      $0.comment = UInt8(ascii: "#")
      $0.stopsAtBlankLine = true
    }
    #expect(store.names == ["a", "b"])
    #expect(store.texts == [["1", "2"]])
    #expect(store.line(of: 0) == 6)
  }

  @Test("Blank lines hold no record, except in a table of one column")
  func blankLines() throws {
    #expect(try csv("a,b\n\n1,2\n,\n,,\n\"\"\n\n3,4\n\n").texts == [["1", "2"], ["3", "4"]])
    #expect(try csv("a\n1\n\n2\n").texts == [["1"], [""], ["2"]])
  }

  @Test("A blank row is one if its first field alone has quotes, as they are written for nothing else")
  func meantBlankRows() throws {
    #expect(
      try csv("a,b,c\n\"\",,\n1,2,3\n\"\",,").texts == [["", "", ""], ["1", "2", "3"], ["", "", ""]])
    #expect(try csv("a,b\n\"\",\"\"\n \"\",\n,\"\"\n1,2\n").texts == [["1", "2"]])
    #expect(try csv("a;b\n\"\";\n1;2").texts == [["", ""], ["1", "2"]])
  }

  @Test("Words that stand for nothing are blank")
  func nullWords() throws {
    let store = try csv("a,b\nNULL,\"n/a\"\nnull,NULL \n") { $0.nullWords = ["NULL", "n/a"] }
    #expect(store.texts == [["", ""], ["null", "NULL "]])
    #expect(try csv("a,b\nNULL,1\n") { $0.nullWords = ["NULL"] }.isBlank(record: 0, column: 0))
  }

  @Test("An input without a header is an error, one with nothing but a header is an empty table")
  func emptyInput() throws {
    let error = inputError { _ = try csv("") }
    #expect(error?.kind == .noHeader)
    #expect(try csv("a,b\n").count == 0)
    #expect(try csv("") { $0.hasHeader = false }.count == 0)
  }

  @Test(
    "Text behind a closing quote is read, with a warning where the field opens, since its quote may not be meant"
  )
  func looseQuotes() throws {
    let text = "a,b\n1,\"2\"x\n3,\"4\" \n5,\"12 inch\n6,7\n8,\"nine\"\n\"a\"\"\"b,\"c\"d\n"
    let store = try csv(text)
    #expect(
      store.texts == [["1", "2x"], ["3", "4"], ["5", "12 inch\n6,7\n8,nine\""], ["a\"b", "cd"]])
    let lines = [
      "t.csv:2:2: text follows the quote that closes this field",
      "t.csv:4:2: this field goes on to line 6, where text follows the quote that closes it",
      "t.csv:7:1: text follows the quote that closes this field",
    ]
    #expect(store.warnings.flatMap(\.lines) == lines)
    #expect(store.warnings.first?.findings.kept.map(\.location.byte) == [6, 20, 42])
    var records = try CSVReader(InputSource.text(text, name: "t.csv").read()).records()
    while try records.next() != nil {}
    #expect(records.warnings.flatMap(\.lines) == lines)
  }

  @Test("Each part of a text tells of such fields once, in order")
  func looseQuotesInParts() throws {
    let rows = (0..<40).map { $0 % 7 == 3 ? "\"a\"x,\($0)\n" : "a,\($0)\n" }
    let input = try InputSource.text("k,v\n" + rows.joined(), name: "t.csv").read()
    for parts in 1...4 {
      let store = try CSVReader(input).readAll(partCount: parts)
      #expect(store.warnings.first?.findings.kept.map(\.location.line) == [5, 12, 19, 26, 33, 40])
    }
  }
}
