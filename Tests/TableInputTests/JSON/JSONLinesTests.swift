import TableInput
import Testing

@Suite("JSON line by line")
struct JSONLinesTests {
  private func lines(_ text: String) throws -> JSONRecords { try readJSON(text, isLines: true) }

  @Test("Each line is a record")
  func records() throws {
    let records = try lines("{\"a\":1}\n{\"a\":2,\"b\":\"x\"}\r\n\n  {\"b\":\"y\"}")
    #expect(try table(records) == ["a=1", "a=2 b=x", "b=y"])
    #expect((0..<3).map { records.store.line(of: $0) } == [1, 2, 4])
  }

  @Test("Lines have children too")
  func children() throws {
    let records = try lines("{\"n\":\"a\",\"c\":[{\"n\":\"b\"}]}\n{\"n\":\"d\"}\n")
    #expect(records.childrenKeys == ["c"])
    #expect(try table(records) == ["n=a", "  n=b", "n=d"])
  }

  @Test("An object of objects on a line is one record")
  func objectOfObjects() throws {
    #expect(try table(try lines("{\"a\":{\"x\":1},\"b\":{\"x\":2}}\n")) == ["a.x=1 b.x=2"])
  }

  @Test(
    "A fault is in its own line",
    arguments: [
      ("{\"a\":1}\n{\"a\":2\n{\"a\":3}\n", 2, "the line ends, and its value is not closed"),
      ("{\"a\":1}\n{\"a\":\n2}\n", 2, "the line ends, and its value is not closed"),
      (
        "{\"a\":1}\n" + String(repeating: "{\"a\":\n", count: 100), 2,
        "the line ends, and its value is not closed"
      ),
      (
        "{\"a\":1,\"c\":[{\"a\":2}]}\n{\"c\":[\n5]}\n", 2,
        "the line ends, and its value is not closed"
      ),
      ("{\"a\":1}\n{\"a\":2} {\"a\":3}\n", 2, "\"{\" behind the end of the line's value"),
      ("{\"a\":1}\n{\"a\":2},\n", 2, "\",\" behind the end of the line's value"),
      ("{\"a\":1}\n{\"a\":\"x\n{\"a\":3}\n", 2, "the line ends inside a string"),
      ("{\"a\":1}\n{\"a\":x}\n", 2, "\"x\", expected a value"),
      ("{\"a\":1}\n{\"a\":1", 2, "the text ends, expected \",\" or \"}\""),
      ("{\"a\":1}\n]\n", 2, "\"]\", expected a value"),
    ])
  func faults(text: String, line: Int, message: String) throws {
    let error = #expect(throws: InputError.self) { try lines(text) }
    #expect(error?.location.line == line)
    #expect(error?.message == message)
  }

  @Test("A line that is no object is an error with its line")
  func notARecord() throws {
    let error = #expect(throws: InputError.self) { try lines("{\"a\":1}\n7\n") }
    #expect(error?.kind == .notARecord)
    #expect(error?.location.line == 2)
  }

  @Test("Many lines are read alike, whatever their length")
  func manyLines() throws {
    let count = 50_000
    var text = ""
    for number in 0..<count {
      text += "{\"id\":\(number),\"t\":\"\(String(repeating: "é", count: number % 60))\"}\n"
    }
    let store = try lines(text).store
    #expect(store.count == count)
    let wrong = (0..<count).first { record in
      store.line(of: record) != record + 1 || store.string(record: record, column: 0) != "\(record)"
    }
    #expect(wrong == nil)
  }
}
