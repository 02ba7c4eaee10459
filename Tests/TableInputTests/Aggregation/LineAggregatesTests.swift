import TableModel
import Testing

@testable import TableInput

@Suite("Records in lines of JSON added up as they are read")
struct LineAggregatesTests {
  private let aggregates: [ColumnAggregate] = [
    .sum("n"), ColumnAggregate(.count, of: "n"), ColumnAggregate(.last, of: "t"),
    ColumnAggregate(.distinct, of: "t"),
  ]

  @Test(
    "They come to the same in parts and chunks of any size",
    arguments: [
      "{\"k\":\"x\",\"n\":1,\"t\":\"a\"}\n{\"k\":\"y\",\"n\":2.5}\n{\"t\":\"b\",\"n\":3,\"k\":\"x\"}\n",
      "\u{FEFF}{\"k\":\"é\",\"n\":1}\r\n\r\n\n{\"k\":\"\\u00e9\",\"n\":2,\"t\":\"\\\"q\"}\n{\"z\":{\"y\":0}}",
      "[{\"n\":1},{\"n\":2,\"t\":true}]\n\n{\"k\":null}\n",
    ])
  func everySize(lines: String) throws {
    let whole = try #require(
      try gatheredGroups(lines: lines, aggregates, keys: ["k"], partSize: lines.utf8.count))
    for size in 1...lines.utf8.count {
      #expect(
        try gatheredGroups(lines: lines, aggregates, keys: ["k"], partSize: size) == whole, "parts of \(size)"
      )
      for waits in [false, true] {
        let sizes = ChunkSizes(most: size, waitsForMost: waits)
        #expect(
          try gatheredGroups(lines: lines, aggregates, keys: ["k"], chunks: sizes) == whole,
          "chunks of \(size)")
      }
    }
  }

  @Test("Groups know the line of their first record, and columns that appear late are columns")
  func groups() throws {
    let lines = "{\"n\":1}\n\n{\"k\":\"x\",\"n\":2}\n{\"k\":\"x\",\"n\":3,\"t\":\"a\"}\n"
    for size in [1, 20, 100] {
      #expect(
        try gatheredGroups(lines: lines, aggregates, keys: ["k"], partSize: size) == [
          "1  integer(1) count(1) - distinct 0", "3 x integer(5) count(2) text(\"a\") distinct 1",
        ])
    }
  }

  @Test(
    "Whatever has to be told, or takes all records, is left to who reads all of them, at any size",
    arguments: [
      "{\"k\":\"x\",\"n\":1,\"t\":\"a\"}\n{\"k\":\"x\",\"n\":1,\"n\":2}\n",
      "{\"k\":\"x\",\"n\":1,\"t\":\"a\"}\n{\"k\":\"x\",\"c\":[{}]}\n",
      "{\"k\":\"x\",\"n\":1,\"t\":\"a\"}\n7\n",
      "{\"k\":\"x\",\"n\":1,\"t\":\"a\"}\n{\"k\":\n", "{\"k\":\"x\",\"n\":\"$1\",\"t\":1}\n",
      "{\"k\":1,\"n\":1}\n",
      "{\"k\":\"x\",\"n\":1e2,\"t\":1}\n",
    ])
  func everyRecord(lines: String) throws {
    for size in 1...lines.utf8.count {
      #expect(try gatheredGroups(lines: lines, aggregates, keys: ["k"], partSize: size) == nil)
      let sizes = ChunkSizes(most: size, waitsForMost: true)
      #expect(try gatheredGroups(lines: lines, aggregates, keys: ["k"], chunks: sizes) == nil)
    }
  }

  @Test("A text that turns out to need its records can be read again")
  func readAgain() throws {
    let lines = String(repeating: "{\"k\":\"x\",\"n\":1}\n", count: 1000) + "{\"k\":\"y\",\"n\":\"$2\"}\n"
    let sizes = ChunkSizes(most: 100, waitsForMost: true)
    var input = try OpenInput(
      InputSource.text(lines).stream(encoding: nil, sizes: sizes, progress: nil), progress: nil)
    #expect(input.readLineAggregates([.sum("n")], by: ["k"]) == nil)
    let store = try JSONReader(input.text(), isLines: true).read().store
    #expect(store.count == 1001)
    #expect(store.string(record: 1000, column: 1) == "$2")
  }
}
