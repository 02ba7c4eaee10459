import Testing

@testable import FoldoutCommand

@Suite("JSON5")
struct JSON5ParserTests {
  private func content(_ text: String) throws -> JSON5Value.Content { try JSON5Parser.parse(text).content }

  private func fault(_ text: String) -> String? {
    do {
      _ = try JSON5Parser.parse(text)
      return nil
    } catch {
      return "\(error.place.line):\(error.place.column): \(error.message)"
    }
  }

  @Test("Comments, keys without quotes and commas at the end are read")
  func extensions() throws {
    let text = """
      // first
      { files: ['a.csv', "b.csv",], /* second
      */ "group-by": "x", $a_1: null, }

      """
    guard case .object(let members) = try content(text) else {
      Issue.record("no object")
      return
    }
    #expect(members.map(\.key) == ["files", "group-by", "$a_1"])
    #expect(members[1].place == TextPlace(line: 3, column: 4))
    #expect(members[1].value.content == .string("x"))
    #expect(members[2].value.content == .null)
  }

  @Test(
    "Escapes stand for what JSON5 says",
    arguments: [
      (#""a\n\t\\\"\/b""#, "a\n\t\\\"/b"), (#"'it\'s'"#, "it's"), (#""\u00e9\x41\u{1F}""#, nil),
      (#""\ud83d\ude00""#, "😀"), (#""\0""#, "\0"), (#""\ud83d""#, nil), (#""\1""#, nil),
      ("\"one \\\n line\"", "one  line"), ("\"one \\\r\n line\"", "one  line"), ("\"two\nlines\"", nil),
      (#""open"#, nil), ("\"a\u{2028}b\"", "a\u{2028}b"), (#""\q""#, "q"),
    ])
  func strings(literal: String, expected: String?) throws {
    #expect((try? content(literal)) == expected.map(JSON5Value.Content.string), "\(literal)")
    if expected == nil { #expect(fault(literal) != nil, "\(literal)") }
  }

  @Test(
    "Numbers are kept as they are written",
    arguments: [
      ("12", "12"), ("-1.50", "-1.50"), ("+7", "7"), (".5", ".5"), ("1e3", "1e3"), ("1E-3", "1e-3"),
      ("-", nil),
      ("1.2.3", nil), ("0x10", nil), ("1e", nil), (".", nil), ("12a", nil),
    ])
  func numbers(text: String, expected: String?) {
    #expect((try? content(text)) == expected.map(JSON5Value.Content.number), "\(text)")
    if expected == nil { #expect(fault(text) == "1:1: not a decimal number", "\(text)") }
  }

  @Test(
    "A fault is told with its place",
    arguments: [
      ("", #"1:1: the end of the file, expected a value"#),
      ("{a: 1,\n b 2}", #"2:4: "2", expected a colon"#),
      ("{a: 1,\r\n a: 2}", #"2:2: the key "a" is there already, on line 1"#),
      ("[1 2]", #"1:4: "2", expected a comma or ]"#),
      ("[1,,2]", #"1:4: ",", expected a value"#),
      ("{,}", #"1:2: ",", expected a key"#),
      ("{a:\n", #"2:1: the end of the file, expected a value"#),
      ("{} x", #"1:4: "x", expected the end of the file"#),
      ("[yes]", "1:2: yes is no value"),
      ("/* open", "1:1: a comment that is never closed"),
      ("/ x", #"1:1: "/", expected a comment, // or /*, or something else than a slash"#),
      ("{group-by: 1}", #"1:7: "-", expected a colon"#),
    ])
  func faults(text: String, expected: String) {
    #expect(fault(text) == expected)
  }

  @Test("Deep nesting is an error, however deep")
  func depth() throws {
    let limit = JSON5Parser.maximumDepth
    let deepest = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    #expect(fault(deepest) == nil)
    #expect(
      fault(String(repeating: "[", count: 1_000_000)) == "1:\(limit + 1): nested more than \(limit) deep")
  }
}
