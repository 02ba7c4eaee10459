internal import TableExpression
internal import TableModel
internal import Testing

@Suite("Hostile expressions do no harm")
struct HostileTests {
  @Test(
    "Nesting beyond the limit is an error",
    arguments: ["(", "-", "not ", "abs(", "if(paid, ", "qty in (", "1 + ("])
  func nesting(_ opening: String) {
    #expect(ExampleRow.error(of: String(repeating: opening, count: 100_000))?.kind == .tooDeep)
  }

  @Test("Two hundred levels are read and evaluated")
  func deepestNesting() throws {
    let levels = 199
    let expression = String(repeating: "(", count: levels) + "qty" + String(repeating: ")", count: levels)
    #expect(try ExampleRow.value(of: expression) == "4")
    let signs = String(repeating: "-", count: levels) + "qty"
    #expect(try ExampleRow.value(of: signs) == "-4")
  }

  @Test("A chain of operators may be as long as it likes")
  func longChain() throws {
    let sum = String(repeating: "qty + ", count: 100_000) + "1"
    #expect(try ExampleRow.value(of: sum) == "400001")
    let condition = String(repeating: "qty = 1 or ", count: 50_000) + "qty = 4"
    #expect(try ExampleRow.value(of: condition) == "true")
    let list = "qty in (" + (10...50_000).map(String.init).joined(separator: ", ") + ", 4)"
    #expect(try ExampleRow.value(of: list) == "true")
  }

  @Test("A megabyte of text is a text")
  func longText() throws {
    let text = String(repeating: "ab", count: 500_000)
    #expect(try ExampleRow.value(of: "length(\"\(text)\")") == "1000000")
    #expect(try ExampleRow.value(of: "\"\(text)\" like \"%ab%ab%c\"") == "false")
    #expect(ExampleRow.error(of: "region = \"\(text)")?.byteOffset == 9)
    #expect(ExampleRow.error(of: "\(text) = 1")?.kind == .unknownColumn)
    #expect(ExampleRow.error(of: "region matches \"\(text)\"")?.kind == .invalidPattern)
  }

  @Test("Bytes that are no UTF-8 are errors outside text and harmless inside")
  func invalidUTF8() {
    let outside = String(decoding: Array("price > ".utf8) + [0xFF, 0xC3, 0x28], as: UTF8.self)
    #expect(ExampleRow.error(of: outside)?.message == "unexpected character \"\u{FFFD}\"")
    let inside = String(decoding: Array("region = \"".utf8) + [0xFF, 0x22], as: UTF8.self)
    #expect(ExampleRow.error(of: inside) == nil)
    #expect(ExampleRow.error(of: "price \u{0}> 1")?.byteOffset == 6)
  }

  @Test(
    "A pattern that makes others run for years is searched for at once",
    arguments: ["(a*)*b", "(a|a)*b", "(a|aa)+$b", "(.*)(.*)(.*)(.*)(.*)c", "(a?){30}a{30}b"])
  func patterns(_ pattern: String) throws {
    let text = String(repeating: "a", count: 2000)
    #expect(try ExampleRow.value(of: "\"\(text)\" matches \"\(pattern)\"") == "false")
  }

  @Test(
    "A pattern that grows too large is an error",
    arguments: [
      ("((a{100}){100}){100}", 1), ("a{999999999999}", 1), ("(){1000000}", 1), ("(", 100_000), ("|", 100_000),
      ("[a]", 30_000), ("(?:a|", 200),
    ])
  func largePatterns(_ part: String, _ count: Int) {
    let pattern = String(repeating: part, count: count)
    #expect(ExampleRow.error(of: "region matches \"\(pattern)\"")?.kind == .invalidPattern)
  }

  @Test(
    "A pattern that can't be read is an error",
    arguments: ["a{2,1}", "a{x}", "\\", "[z-a]", "[a", "(?=a)", "\\1", "*", "a)", "a**", "[\\d-x"])
  func unreadablePatterns(_ pattern: String) {
    #expect(ExampleRow.error(of: "region matches \"\(pattern)\"")?.kind == .invalidPattern)
  }

  @Test("Any bytes are an expression or an error", arguments: 0..<8 as Range<UInt64>)
  func randomText(_ seed: UInt64) {
    var generator = PieceGenerator(seed: seed)
    for _ in 0..<2000 {
      let text = generator.text()
      if let error = ExampleRow.error(of: text) {
        #expect(error.byteOffset <= text.utf8.count)
        #expect(!error.description.isEmpty)
      }
    }
  }
}
