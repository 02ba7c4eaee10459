import TableModel
import TestSupport
import Testing

@testable import TableInput

@Suite("Records added up chunk by chunk")
struct ChunkedAggregatesTests {
  private let aggregates: [ColumnAggregate] = [
    .sum("n"), ColumnAggregate(.count, of: "n"), ColumnAggregate(.first, of: "t"),
  ]

  @Test(
    "They come to the same in chunks of any size",
    arguments: [
      "k,n,t\nx,1,a\ny,2.5,b\nx,3,c\n", "k,n,t\r\n\"x\r\n,1\",1,\"a\"\"b\"\r\ny,2,\r\n\"x\r\n,1\",3,c",
      "\u{FEFF}k;n;t\né;1;a\n;;\né;2;b\n", "k,n,t\n", "k,n,t\nx,1\n", "k,n,t\nx,\"$1\",2\n",
      "k,n,t\nx,\"1,2\n",
    ])
  func everySize(csv: String) throws {
    let whole = try gatheredGroups(csv, aggregates, keys: ["k"])
    for size in 1...csv.utf8.count {
      for waits in [false, true] {
        let sizes = ChunkSizes(most: size, waitsForMost: waits)
        #expect(
          try gatheredGroups(csv, aggregates, keys: ["k"], chunks: sizes) == whole, "in chunks of \(size)")
      }
    }
  }

  @Test("Chunks that are divided among processors come to the same, though they are divided inside quotes")
  func parts() throws {
    var csv = "k,n,t\n"
    for number in 0..<60_000 {
      let text = number % 50 == 0 ? "\"" + String(repeating: "x,1,y\n", count: 700) + "\"" : "t\(number)"
      csv += "k\(number % 10),\(number),\(text)\n"
    }
    let whole = try gatheredGroups(csv, aggregates, keys: ["k"])
    let sizes = ChunkSizes(most: 3_000_000, waitsForMost: true)
    #expect(try gatheredGroups(csv, aggregates, keys: ["k"], chunks: sizes) == whole)
    #expect(whole?.count == 10)
    #expect(whole?[3].hasPrefix("705 k3 ") == true)
  }

  @Test(
    "A text that turns out to need its records can be read again, and an input that breaks off is an error")
  func readAgain() throws {
    let csv = "k,n\n" + String(repeating: "x,1\n", count: 1000) + "y,$2\n"
    let sizes = ChunkSizes(most: 100, waitsForMost: true)
    var input = try OpenInput(
      InputSource.text(csv).stream(encoding: nil, sizes: sizes, progress: nil), progress: nil)
    #expect(try input.readAggregates([.sum("n")], by: ["k"], options: CSVOptions()) == nil)
    let store = try CSVReader(input.text()).readAll()
    #expect(store.count == 1001)
    #expect(store.string(record: 1000, column: 1) == "$2")
    var cut = try OpenInput(
      InputSource.bytes(ContiguousArray(csv.utf8) + [0xFF, 0xFE, 0xFD, 0xFC]).stream(
        encoding: nil, sizes: sizes, progress: nil), progress: nil)
    #expect(
      inputError { _ = try cut.readAggregates([.sum("n")], by: ["k"], options: CSVOptions()) == nil } == nil)
    #expect(
      inputError { _ = try cut.text() }?.location
        == InputLocation(file: "text", line: 1003, column: 1, byte: 4009))
  }

  @Test(
    "A byte that is no UTF-8 is told of wherever it stands in a file, and nothing is made of the records",
    arguments: [5, 1 << 20, 3 << 19, 9 << 18])
  func invalidBytes(place: Int) throws {
    let folder = try Workdir()
    var bytes = Array("k,n\n".utf8)
    let note = String(repeating: "x", count: 100)
    while bytes.count < 5 << 19 { bytes += Array("é\(bytes.count % 7)\(note),1\n".utf8) }
    // In a key, where nothing but this is wrong with it.
    bytes[try #require(bytes[place...].firstIndex(of: UInt8(ascii: "x")))] = 0xFF
    try folder.write(bytes: bytes, to: "t.csv")
    let source = InputSource.file(folder.path(of: "t.csv"))
    let error = inputError {
      var input = try source.open(mayAggregate: true)
      #expect(try input.readAggregates([.sum("n")], by: ["k"], options: CSVOptions()) == nil)
      _ = try input.text()
    }
    #expect(error?.kind == .invalidEncoding)
    #expect(error == inputError { _ = try source.read() })
  }

  // A sanitizer keeps what was freed.
  @Test(
    "A file of which no more than groups are kept takes no memory for its records",
    .enabled(if: !TestEnvironment.isSanitized))
  func memory() async throws {
    let folder = try Workdir()
    let record = "k,\(String(repeating: "x", count: 4000)),1\n"
    try folder.write("k,note,n\n" + String(repeating: record, count: 6_000), to: "t.csv")
    let path = folder.path(of: "t.csv")
    // In a process of its own, so that nothing else counts.
    await #expect(processExitsWith: .success) { [path = path as String] in
      let before = peakMemory()
      var input = try InputSource.file(path).open(mayAggregate: true)
      let records = try input.readAggregates([.sum("n")], by: ["k"], options: CSVOptions())
      precondition(records?.recordCount == 6_000)
      precondition(peakMemory() - before < 18 << 20, "24 MB were held")
    }
  }
}
