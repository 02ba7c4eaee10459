import TableCSV
import TableModel
import TableOutline
import TestSupport
import Testing

@Suite("CSV: fields")
struct CSVFieldTests {
  /// The field of one text between two others.
  private func field(_ text: String, _ options: CSVOutputOptions = csvOptions()) throws -> String {
    let table = Table([text]) {
      TableColumn("a") { (_: String) in 1 }
      TableColumn("b") { (text: String) in text }
      TableColumn("c") { (_: String) in 2 }
    }
    let delimiter = options.delimiter
    let output = try csv(table, options).dropFirst("a\(delimiter)b\(delimiter)c\n".count)
    return String(output.dropFirst(2).dropLast(3))
  }

  @Test(
    "Quotation marks stand only where they are needed",
    arguments: [
      ("", ""), ("plain", "plain"), (" lead", " lead"), ("trail ", "trail "), ("a,b", "\"a,b\""),
      ("a\"b", "\"a\"\"b\""), ("\"", "\"\"\"\""), ("a\nb", "\"a\nb\""), ("a\rb", "\"a\rb\""),
      ("a\r\nb", "\"a\r\nb\""),
      ("a\tb", "a\tb"), ("a;b", "a;b"), ("0010", "0010"), ("1E10", "1E10"), ("1.10", "1.10"),
      ("=1+2", "=1+2"),
      ("Bügel", "Bügel"), ("long enough for words, of eight", "\"long enough for words, of eight\""),
      ("exactly8", "exactly8"), ("exactly,", "\"exactly,\""), ("sixteen bytes ok", "sixteen bytes ok"),
      ("sixteen bytes, y", "\"sixteen bytes, y\""), ("nineteen bytes,long", "\"nineteen bytes,long\""),
    ])
  func quoting(text: String, written: String) throws {
    #expect(try field(text) == written)
  }

  @Test("Every pair of bytes in every place is read back as it was")
  func roundTrip() throws {
    for first in UInt8(0)..<128 {
      for second in UInt8(0)..<128 {
        let pair = String(decoding: [first, second], as: UTF8.self)
        for text in [pair, "1234567\(pair)", "123456789012\(pair)345"] {
          let written = try field(text)
          #expect(Self.unquoted(written).utf8.elementsEqual(text.utf8), "\(first) \(second)")
          let special = [0x22, 0x2C, 0x0A, 0x0D].contains { $0 == first || $0 == second }
          #expect(written.utf8.elementsEqual(text.utf8) == !special, "\(first) \(second)")
        }
      }
    }
  }

  private static func unquoted(_ field: String) -> String {
    var bytes = Array(field.utf8)
    guard bytes.first == 0x22, bytes.count >= 2 else { return field }
    bytes = Array(bytes.dropFirst().dropLast())
    var plain: [UInt8] = []
    var index = 0
    while index < bytes.count {
      plain.append(bytes[index])
      index += bytes[index] == 0x22 ? 2 : 1
    }
    return String(decoding: plain, as: UTF8.self)
  }

  @Test(
    "The guard makes text of what a spreadsheet would compute, and leaves numbers alone",
    arguments: [
      ("-5.00", "-5.00"), ("+5", "+5"), ("=1+2", "\"'=1+2\""), ("-2+3", "\"'-2+3\""), ("@sum", "\"'@sum\""),
      ("+49 30 1", "\"'+49 30 1\""), ("=cmd|' /C calc'!A0", "\"'=cmd|' /C calc'!A0\""), ("\tx", "\"'\tx\""),
      ("\rx", "\"'\rx\""), ("\nx", "\"'\nx\""), ("=\"a\",b", "\"'=\"\"a\"\",b\""), ("-", "\"'-\""),
      ("-.", "\"'-.\""),
      ("-1.2.3", "\"'-1.2.3\""), ("a=b", "a=b"), ("", ""), ("-.5", "-.5"), ("x,=1", "\"x,=1\""),
      ("-1,5", "\"'-1,5\""),
    ])
  func formulas(text: String, written: String) throws {
    #expect(try field(text, csvOptions { $0.guardsFormulas = true }) == written)
  }

  @Test("The guard knows decimal commas, and looks at titles and paths too")
  func guardElsewhere() throws {
    let options = csvOptions(delimiter: ";") {
      $0.guardsFormulas = true
      $0.hasDecimalComma = true
    }
    #expect(try field("-1,5", options) == "-1,5")
    #expect(try field("-1.5", options) == "\"'-1.5\"")
    let table = Table(["=a"]) { TableColumn("@x") { (text: String) in text } }
    expectText(
      try csv(table, csvOptions(.depth) { $0.guardsFormulas = true }),
      equals: "depth,kind,path,\"'@x\"\n0,leaf,\"'=a\",\"'=a\"\n")
  }

  @Test("Text has its quotation marks once, also where decimals hold the delimiter")
  func quotedOnce() throws {
    let options = csvOptions { $0.hasDecimalComma = true }
    #expect(try field("a,b", options) == "\"a,b\"")
    #expect(try field("\"", options) == "\"\"\"\"")
    let nodes = [Node("a,b", .decimal(ExactDecimal(significand: -525, scale: 2))), Node("c", .number(0.5))]
    expectText(try csv(nodeTable(nodes), options), equals: "name,value\n\"a,b\",\"-5,25\"\nc,\"0,5\"\n")
  }

  @Test("A row's text is looked at as a whole, wherever in it something needs quotation marks")
  func wholeRows() throws {
    for length in 0..<20 {
      for place in 0...length {
        for special in [",", "\"", "\n", "\r"] {
          let before = String(repeating: "x", count: place)
          let behind = String(repeating: "é", count: length - place)
          let table = Table([before + special + behind]) {
            TableColumn("a") { (_: String) in "ab" }
            TableColumn("b") { (text: String) in text }
            TableColumn("c") { (_: String) in "c" }
          }
          let quoted = special == "\"" ? "\"\"" : special
          expectText(
            try csv(table, csvOptions()), equals: "a,b,c\nab,\"\(before)\(quoted)\(behind)\",c\n")
        }
      }
    }
  }

  @Test("Typed numbers are never guarded")
  func numbersUnguarded() throws {
    let nodes = [Node("a", .decimal(ExactDecimal(significand: -500, scale: 2))), Node("b", .integer(-7))]
    let guarded = csvOptions { $0.guardsFormulas = true }
    expectText(try csv(nodeTable(nodes), guarded), equals: "name,value\na,-5.00\nb,-7\n")
    let shown = csvOptions {
      $0.guardsFormulas = true
      $0.isFormatted = true
    }
    let format = CellFormat.pattern("\"=\"0.0")
    expectText(try csv(nodeTable(nodes, format: format), shown), equals: "name,value\na,-=5.0\nb,-=7.0\n")
  }

  @Test("A line of delimiters alone has quotes, so that a reader takes it for a row")
  func blankLine() throws {
    let table = nodeTable([Node("", .empty), Node("", .integer(1)), Node("a", .empty)])
    expectText(try csv(table, csvOptions()), equals: "name,value\n\"\",\n,1\na,\n")
    expectText(try csv(table, csvOptions(delimiter: "\t")), equals: "name\tvalue\n\"\"\t\n\t1\na\t\n")
    expectText(try csv(table, csvOptions(.levels)), equals: "level1,name,value\n\"\",,\n,,1\na,a,\n")
    let untitled = Table(["", "x"]) {
      TableColumn("") { (text: String) in text }
      TableColumn("") { (text: String) in text }
    }
    expectText(try csv(untitled, csvOptions()), equals: "\"\",\n\"\",\nx,x\n")
  }

  @Test("An empty field that is alone on its line is quoted")
  func alone() throws {
    let table = Table(["", "x"]) { TableColumn("") { (text: String) in text } }
    expectText(try csv(table, csvOptions()), equals: "\"\"\n\"\"\nx\n")
    expectText(try csv(table, csvOptions(.parent)), equals: "id,parent,\n1,,\n2,,x\n")
  }

  @Test("Tabs, and line ends, in TSV are quoted as in CSV")
  func tabs() throws {
    let options = csvOptions(delimiter: "\t")
    #expect(try field("a\tb", options) == "\"a\tb\"")
    #expect(try field("a\nb", options) == "\"a\nb\"")
    #expect(try field("a,b", options) == "a,b")
  }

  @Test(
    "Delimiters that values could hold are refused",
    arguments: ["\"", "\n", "\r", "\r\n", "a", "7", ".", "-", "é", "'"] as [Character])
  func delimiters(delimiter: Character) {
    #expect(throws: CSVError.delimiter(delimiter)) {
      _ = try CSVRenderer(to: MemorySink(), options: CSVOutputOptions(delimiter: delimiter))
    }
    #expect(CSVError.delimiter("\t").description.hasPrefix("delimiter \"\\t\" can't separate fields;"))
  }
}
