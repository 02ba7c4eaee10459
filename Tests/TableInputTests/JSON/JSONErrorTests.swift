import TableInput
import Testing

@Suite("Faults in JSON")
struct JSONErrorTests {
  /// Reads text in which `▲` marks where the fault is to be found.
  private func error(_ marked: String, isLines: Bool = false) throws -> InputError {
    let json = marked.replacing("▲", with: "")
    let mark = marked.firstIndex(of: "▲") ?? marked.endIndex
    let place = marked.utf8.distance(from: marked.startIndex, to: mark)
    let error = #expect(throws: InputError.self) { try readJSON(json, isLines: isLines) }
    let found = try #require(error)
    #expect(found.location.byte == place)
    let before = json.utf8.prefix(place)
    #expect(found.location.line == 1 + before.count { $0 == UInt8(ascii: "\n") })
    let line = before.reversed().prefix { $0 != UInt8(ascii: "\n") }
    #expect(found.location.column == line.count + 1)
    return found
  }

  @Test(
    "Each fault is found where it is, and says what was expected",
    arguments: [
      ("[{\"a\":1} ▲x]", "\"x\", expected \",\" or \"]\""),
      ("[{\"a\":1 ▲\"b\":2}]", "a quote, expected \",\" or \"}\""),
      ("[{\"a\" ▲1}]", "\"1\", expected \":\" behind the key"),
      ("[{▲a:1}]", "\"a\", expected a key in quotes"),
      ("[{\"a\":1,▲}]", "\"}\", expected a key in quotes"),
      ("[{\"a\":▲}]", "\"}\", expected a value"),
      ("[{\"a\":[1,▲]}]", "\"]\", expected a value"),
      ("[{\"a\":▲nul}]", "\"n\", expected a value"),
      ("[{\"a\":▲True}]", "\"T\", expected a value"),
      ("[{\"a\":▲'x'}]", "\"'\", expected a value"),
      ("[{\"a\":▲NaN}]", "\"N\", expected a value"),
      ("[\n{\"a\":1},\n▲", "the text ends, expected a value"),
      ("[{\"a\":1}▲", "the text ends, expected \",\" or \"]\""),
      ("{\"a\":1▲", "the text ends, expected \",\" or \"}\""),
      ("[] ▲]", "\"]\" behind the end of the document"),
      ("{}\n▲{}", "\"{\" behind the end of the document"),
      ("[{\"a\":\"x▲\n\"}]", "the line ends inside a string"),
      ("[{\"a\":\"x▲\ty\"}]", "byte 09 inside a string, where JSON wants an escape"),
      ("[{\"a\":▲\"x]", "a string that is never closed"),
      ("[{\"a\":\"é▲\\x\"}]", "an escape that JSON does not have"),
      ("[{\"a\":\"▲\\u12g4\"}]", "an escape that JSON does not have"),
      ("[{\"a\":\"▲\\ud83d\"}]", "half of a surrogate pair, which stands for no character"),
      ("[{\"a\":\"▲\\ud83d\\u0041\"}]", "half of a surrogate pair, which stands for no character"),
      ("[{\"a\":\"▲\\ude00\\ud83d\"}]", "half of a surrogate pair, which stands for no character"),
    ])
  func faults(marked: String, message: String) throws {
    let found = try error(marked)
    #expect(found.kind == .invalidJSON)
    #expect(found.message == message)
  }

  @Test("A value that is not what its column must hold is found on its own line, by its byte")
  func badValues() throws {
    func place(_ json: String, isLines: Bool = false) throws -> InputLocation? {
      let store = try readJSON(json, isLines: isLines).store
      return inputError { try store.requireNumeric(try store.columnIndex(named: "n")) }?.location
    }
    #expect(
      try place("[\n  {\n    \"k\": 1,\n    \"n\": \"few\"\n  }\n]")
        == InputLocation(file: "t.json", line: 4, column: 11, byte: 28))
    #expect(
      try place("\u{FEFF}[{\"n\":true}]") == InputLocation(file: "t.json", line: 1, column: 7, byte: 9))
    #expect(
      try place("{\"n\":1}\n{\"k\":2,\"n\":\"a\"}\n", isLines: true)
        == InputLocation(file: "t.json", line: 2, column: 13, byte: 20))
    #expect(try place("[\n{\"n\":\"\\u0041\"}]") == InputLocation(file: "t.json", line: 2))
  }

  @Test("So it is in one of several inputs")
  func badValuesOfSeveral() throws {
    let csv = try CSVReader(InputSource.text("n\n1\n", name: "t.csv").read()).readAll()
    let json = try readJSON("[\n{\"n\":2},\n{\"n\":\"x\"}]").store
    let store = try RecordStore.joined([csv, json, json])
    let error = inputError { try store.requireNumeric(0) }
    #expect(error?.findings.kept.map(\.location.description) == ["t.json:3:7", "t.json:3:7"])
  }

  @Test(
    "What looks like a number and is none is a fault",
    arguments: ["01", "1.", ".5", "-", "+1", "1e", "1e+", "0x10", "1_000", "--1", "1.2.3", "-01", "1\"a\""])
  func badNumbers(number: String) throws {
    let error = #expect(throws: InputError.self) { try readJSON("[{\"a\":\(number)}]") }
    #expect(error?.kind == .invalidJSON)
    #expect(error?.location.column == 7)
  }

  @Test("A text that has nothing in it is an error", arguments: ["", " \n\t ", "\u{FEFF}"])
  func empty(json: String) throws {
    let error = #expect(throws: InputError.self) { try readJSON(json) }
    #expect(error?.kind == .noRecords)
  }

  @Test("A byte order mark is passed over, and counts for no column")
  func byteOrderMark() throws {
    #expect(try table(try readJSON("\u{FEFF}[{\"a\":1}]")) == ["a=1"])
    let error = #expect(throws: InputError.self) { try readJSON("\u{FEFF}[x]") }
    #expect(error?.location.column == 2)
    #expect(error?.location.byte == 4)
  }

  @Test("Two documents in one text lead to the option for lines")
  func hintAtLines() throws {
    #expect(try error("{}\n▲{}").hint == "if each line holds a value of its own: --input-format ndjson")
  }

  @Test("Documents cut off at any byte are faults, never crashes or half a table")
  func truncated() throws {
    let json = #"[{"a":"x\u00e9y","b":[1,-2.5e3,null],"c":{"d":true}},{"a":"\ud83d\ude00"}]"#
    for length in 0..<json.utf8.count {
      let cut = String(decoding: json.utf8.prefix(length), as: UTF8.self)
      #expect(throws: InputError.self) { try readJSON(cut) }
    }
  }

  @Test("Any byte put in place of any other is read or is an error with a place")
  func mutated() throws {
    let json = Array(#"[{"a":"x\n","b":[1,2.5]},{"c":{"d":true},"e":[{"a":null}]}]"#.utf8)
    for index in json.indices {
      for byte in Array("{}[]:,\"\\0-.ex \n\u{1}".utf8) where byte != json[index] {
        var changed = json
        changed[index] = byte
        do {
          _ = try readJSON(String(decoding: changed, as: UTF8.self))
        } catch let error as InputError {
          #expect(error.location.line != nil || error.kind == .unknownChildrenKey)
        }
      }
    }
  }
}
