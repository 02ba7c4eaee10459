import TableModel
import TestSupport
import Testing

@testable import TableInput

@Suite("Record store")
struct RecordStoreTests {
  @Test("A column that is misspelt gets the name that comes closest")
  func unknownColumn() throws {
    let store = try csv("region,cost pp ,total\n1,2,3\n")
    #expect(try store.columnIndex(named: "cost pp") == 1)
    let error = inputError { _ = try store.columnIndex(named: "regoin") }
    #expect(error?.kind == .unknownColumn)
    #expect(error?.message == "there is no column \"regoin\"")
    #expect(error?.hint == "did you mean \"region\"?")
    #expect(
      inputError { _ = try store.columnIndex(named: "zzzzzz") }?.hint
        == "the columns are: region, cost pp , total")
    #expect(
      inputError { _ = try readJSON("[]").store.columnIndex(named: "a") }?.hint
        == "there are no columns, because there are no values")
    let many = (1...30).map { "c\($0)" }.joined(separator: ",")
    let unknown = inputError { _ = try csv(many + "\n").columnIndex(named: "zzzzzz") }
    #expect(unknown?.hint?.hasSuffix(", c20, … 10 more") == true)
  }

  @Test("Keys number the texts in the order of first appearance, blank is one of them")
  func keys() throws {
    let keys = try csv("g,v\nb,1\na,2\n,3\nb,4\n\"a\",5\n\"\",6\n").keys(inColumn: 0)
    #expect((0..<6).map { keys[$0] } == [0, 1, 2, 0, 1, 2])
    #expect((0..<3).map { keys.firstRecord(of: $0) } == [0, 1, 2])
    #expect(keys.count == 3)
  }

  @Test("Equal texts have equal keys, however many and however long they are")
  func manyKeys() throws {
    var generator = SeededGenerator(seed: 1)
    let words = (0..<3000).map { _ in
      String(
        (0..<Int.random(in: 1..<30, using: &generator)).map { _ in
          "abc".randomElement(using: &generator) ?? "a"
        })
    }
    let keys = try csv("w,v\n" + words.map { "\($0),1\n" }.joined()).keys(inColumn: 0)
    var numbers: [String: Int] = [:]
    for (record, word) in words.enumerated() {
      let number = numbers[word] ?? numbers.count
      numbers[word] = number
      #expect(keys[record] == number)
    }
    #expect(keys.count == numbers.count)
  }

  @Test("Cells carry the type of their column")
  func cells() throws {
    let store = try csv("t,i,d,b,w\nx,1,1.50,true,2026-01-31\n,,,,\n\"a\"\"b\",2,3,false,2026-02-01\n")
      .typed()
    var buffer = CellBuffer()
    for column in 0..<5 { store.append(record: 1, column: column, to: &buffer) }
    #expect(
      (0..<5).map { buffer.value(at: $0) } == [
        .text("a\"b"), .integer(2), .decimal(ExactDecimal(significand: 3, scale: 0)), .boolean(false),
        .date(try #require(CalendarTime(year: 2026, month: 2, day: 1))),
      ])
    #expect(store.columns.map(\.kind) == [.text, .integer, .decimal, .boolean, .date])
    #expect(store.decimal(record: 0, column: 2)?.description == "1.50")
    #expect(store.decimal(record: 0, column: 0) == nil)
  }

  @Test("Numbers of any length are exact in one column")
  func wideNumbers() throws {
    let store = try csv("k,x\na,1.5\nb,0.123456789012345678901234567890\nc,\nd,2\n").typed()
    #expect(
      try store.values(of: "x").map { if case .decimal(let value) = $0 { value.description } else { "" } }
        == ["1.5", "0.123456789012345678901234567890", "", "2"])
  }

  @Test("Only the columns that are used are typed")
  func usedColumns() throws {
    let store = try csv("a,b\n1,2\n").typed(ColumnTyping(), columns: [1])
    #expect(store.columns.map(\.kind) == [.text, .integer])
  }

  @Test("Columns may appear late, and a field that is set twice has its last value")
  func builder() throws {
    let input = try InputSource.text("abc").read()
    var builder = RecordStoreBuilder(input: input)
    builder.beginRecord(line: 1)
    builder.set(column: builder.column(named: "x"), offset: 0, length: 1)
    builder.beginRecord(line: 5)
    builder.beginRecord(line: 6)
    let late = builder.column(named: "y")
    builder.set(column: late, offset: 1, length: 1)
    builder.set(column: late, utf8: ContiguousArray("zz".utf8).span)
    let store = builder.finish()
    #expect(store.texts == [["a", ""], ["", ""], ["", "zz"]])
    #expect((0..<3).map { store.line(of: $0) } == [1, 5, 6])
    #expect(store.blankCount(column: 1) == 2)
  }

  @Test("A column whose source marks numbers may hold exponents")
  func exponents() throws {
    let input = try InputSource.text("1E3,25").read()
    var builder = RecordStoreBuilder(input: input)
    let column = builder.column(named: "x")
    builder.allowExponents(inColumn: column)
    builder.beginRecord(line: 1)
    builder.set(column: column, offset: 0, length: 3)
    #expect(try builder.finish().typed().sum(of: "x") == "1000")
  }

  @Test("A field of many megabytes is whole", arguments: [false, true])
  func longField(isEscaped: Bool) throws {
    let long = String(repeating: "abcdefgh", count: 1_100_000)
    let store = try csv("a,b\n\"\(long)\(isEscaped ? "\"\"" : "")\",1\n2,3\n")
    #expect(store.withText(record: 0, column: 0) { $0.count } == 8_800_000 + (isEscaped ? 1 : 0))
    #expect(store.withText(record: 0, column: 0) { $0[8_799_999] } == UInt8(ascii: "h"))
    #expect(store.texts[1] == ["2", "3"])
    let headless = try csv("\"\(long)\"\"\",1\n") { $0.hasHeader = false }
    #expect(headless.withText(record: 0, column: 0) { $0[8_800_000] } == UInt8(ascii: "\""))
  }

  @Test("Many records are typed and numbered on several threads as on one")
  func manyRecords() throws {
    let rows = (0..<12_000).map { "k\($0 % 7),\($0),\($0).50,2026-01-0\($0 % 9 + 1)\n" }
    let store = try csv("k,i,d,t\n" + rows.joined()).typed()
    #expect(store.columns.map(\.kind) == [.text, .integer, .decimal, .date])
    #expect(try store.sum(of: "i") == "71994000")
    #expect(try store.sum(of: "d") == "72000000.00")
    let keys = store.keys(inColumns: [0, 3, 1])
    #expect(keys.map(\.count) == [7, 9, 12_000])
    #expect(keys[0][8] == 1)
    #expect(keys[1][10] == 1)
  }
}
