import TableInput
import TestSupport
import Testing

@Suite("Memory of a file that is read in place")
struct FileMemoryTests {
  private static func grouped(_ path: String) throws -> RecordRows {
    let store = try CSVReader(InputSource.file(path).read()).readAll()
    var rows = RecordRows(try GroupShape(columns: ["region"]).tree(of: store), of: store)
    rows.readForward(showing: [1])
    return rows
  }

  // A sanitizer keeps what was freed.
  @Test(
    "Text that is put in the order of its rows takes the place of what it was read from",
    .enabled(if: !TestEnvironment.isSanitized))
  func peak() async throws {
    let folder = try Workdir()
    let note = String(repeating: "a note that is long ", count: 20)
    var csv = "region,note\n"
    for row in 0..<100_000 { csv += "\(row * 7919 % 13),\(row) \(note)\n" }
    try folder.write(csv, to: "notes.csv")
    let (path, size) = (folder.path(of: "notes.csv"), csv.utf8.count)
    // In a process of its own, so that nothing else counts.
    await #expect(processExitsWith: .success) { [path = path as String, size = size as Int] in
      let before = peakMemory()
      let rows = try Self.grouped(path)
      precondition(rows.store.string(record: 1, column: 1).hasPrefix("13 a note"))
      precondition(peakMemory() - before < size * 7 / 4, "the file and its text were held at once")
    }
  }
}
