import Testing

@testable import TableInput

@Suite("Joined records")
struct RecordJoinTests {
  private func store(_ text: String, _ name: String) throws -> RecordStore {
    try CSVReader(InputSource.text(text, name: name).read()).readAll()
  }

  private func rows(_ store: RecordStore) -> [[String]] {
    (0..<store.count).map { record in store.columns.indices.map { store.string(record: record, column: $0) } }
  }

  @Test("Fields come from the input, from escaped text, and from very long text")
  func texts() throws {
    let long = String(repeating: "x", count: FieldReference.longLength + 1)
    let quoted = "\"\(long)\"\"\""
    let first = try store("a,b\n1,\"q\"\"1\"\n", "one")
    let second = try store("b,c\n\(quoted),\(long)\n\"q\"\"2\",\n", "two")
    let joined = try RecordStore.joined([first, second, first])
    #expect(joined.columns.map(\.name) == ["a", "b", "c"])
    #expect(
      rows(joined) == [["1", "q\"1", ""], ["", long + "\"", long], ["", "q\"2", ""], ["1", "q\"1", ""]])
  }

  @Test("Each record keeps its place, also when joined again and put in another order")
  func places() throws {
    let inner = try RecordStore.joined([store("a,z\n\n1,\n2,\n", "one"), store("b,a\n3,4\n", "two")])
    let joined = try RecordStore.joined([store("b\n5\n", "zero"), inner])
    #expect(joined.location(of: 0, column: 0) == InputLocation(file: "zero", line: 2, column: 1, byte: 2))
    #expect(joined.location(of: 1, column: 0) == InputLocation(file: "one", line: 3))
    #expect(joined.location(of: 2, column: 1) == InputLocation(file: "one", line: 4, column: 1, byte: 8))
    #expect(joined.location(of: 3, column: 0) == InputLocation(file: "two", line: 2, column: 1, byte: 4))
    #expect(joined.location(of: 3, column: 1) == InputLocation(file: "two", line: 2, column: 2, byte: 6))
    #expect((0..<4).map(joined.line) == [2, 3, 4, 2])
    #expect(joined.name == "zero and 2 more")
    let arranged = joined.arranged(by: [3, 0, 2, 1])
    #expect(arranged.location(of: 0).description == "two:2")
    #expect(arranged.location(of: 2).description == "one:4")
  }

  @Test("The column of the inputs' names comes last, and its name must be free")
  func sourceColumn() throws {
    let (one, two) = (try store("a\n1\n", "one.csv"), try store("b\n2\n3\n", "two.csv"))
    let joined = try RecordStore.joined([one, two], sourceColumn: "file")
    #expect(rows(joined) == [["1", "", "one.csv"], ["", "2", "two.csv"], ["", "3", "two.csv"]])
    #expect(joined.location(of: 0, column: 2) == InputLocation(file: "one.csv", line: 2))
    let error = #expect(throws: InputError.self) { try RecordStore.joined([one, two], sourceColumn: "b") }
    #expect(error?.location.file == "two.csv")
  }

  @Test("An input without records adds its columns alone")
  func noRecords() throws {
    let joined = try RecordStore.joined([store("a\n", "none"), store("b\n1\n", "one"), store("c\n", "last")])
    #expect(rows(joined) == [["", "1", ""]])
    #expect(joined.location(of: 0, column: 1).description == "one:2:1")
  }

  @Test("Labels and records of joined trees are those of their own part")
  func trees() throws {
    let first = try PathShape(column: "p", separator: "/").tree(of: store("p\na/b\n", "one"))
    let second = try PathShape(column: "p", separator: "/").tree(of: store("p\nc/d\nc/e\n", "two"))
    let tree = RecordTree.joined([(first, 1), (nil, 2), (second, 2)])
    #expect(tree.entries.map(\.depth) == first.entries.map(\.depth) + [0, 0] + second.entries.map(\.depth))
    #expect(tree.entries.filter { $0.record >= 0 }.map(\.record) == [0, 1, 2, 3, 4])
    let labels = tree.entries.compactMap { entry in
      entry.label.textRange.map { String(decoding: tree.labels[$0], as: UTF8.self) }
    }
    #expect(labels == ["a", "b", "c", "d", "e"])
  }
}
