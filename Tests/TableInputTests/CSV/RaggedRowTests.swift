import TableInput
import Testing

@Suite("Ragged rows")
struct RaggedRowTests {
  private let text = "a,b,c\n1,2\n4,5,6,7\n8,9,10\n"

  @Test("By default all of them are named, with the first field that is missing or too much")
  func error() {
    let error = inputError { _ = try csv(text) }
    #expect(error?.kind == .raggedRow)
    #expect(
      error?.lines == ["t.csv:2:3: 2 fields, the header has 3", "t.csv:3:4: 4 fields, the header has 3"])
    #expect(error?.hint?.contains("--ragged") == true)
    #expect(error?.findings.kept.map(\.location.byte) == [6, 10])
  }

  @Test("They can be filled up and cut, with a warning")
  func pad() throws {
    let store = try csv(text) { $0.raggedRows = .pad }
    #expect(store.texts == [["1", "2", ""], ["4", "5", "6"], ["8", "9", "10"]])
    #expect(store.warnings.last?.lines.last == "t.csv: 2 rows filled up or cut")
  }

  @Test("They can be skipped, with a warning that counts")
  func skip() throws {
    let store = try csv(text) { $0.raggedRows = .skip }
    #expect(store.texts == [["8", "9", "10"]])
    #expect(store.line(of: 0) == 4)
    #expect(store.warnings.last?.lines.last == "t.csv: 2 rows skipped")
  }

  @Test("Ten thousand of them are ten lines and a count")
  func many() {
    let error = inputError { _ = try csv("a,b\n" + String(repeating: "1\n", count: 10_000)) }
    #expect(error?.lines.count == 11)
    #expect(error?.lines.last == "t.csv: … and 9990 more like this, 10000 in all")
  }

  @Test("A row of one field says so in the singular")
  func oneField() {
    #expect(inputError { _ = try csv("a,b\n1\n") }?.description == "t.csv:2:2: 1 field, the header has 2")
  }

  @Test("What was chosen is not advised")
  func chosen() throws {
    for choice in [CSVOptions.RaggedRows.pad, .skip] {
      let store = try csv(text) { $0.raggedRows = choice }
      #expect(store.warnings.last?.findings.kept.map(\.hint) == [nil, nil])
    }
  }

  @Test("Where most rows don't fit the header, another header may be meant")
  func mostRows() {
    let export = "Account;Giro\nFrom;To;Days\nday;text;amount\n1;a;2\n2;b;3\n"
    let error = inputError { _ = try csv(export) }
    #expect(error?.hint?.hasPrefix("most rows don't fit the header: --skip-lines N") == true)
    #expect(inputError { _ = try csv(text) }?.hint?.contains("--skip-lines") == false)
  }

  @Test("Without a header they are measured against the first row, which may be the one that is too short")
  func noHeader() {
    let error = inputError { _ = try csv("1,2\n3,4,5\n6,7,8\n9,8,7\n") { $0.hasHeader = false } }
    #expect(error?.description == "t.csv:2:3: 3 fields, the first row has 2")
    #expect(error?.hint?.hasPrefix("most rows don't fit the first row: --skip-lines N") == true)
  }
}
