import TableModel
import TableOutline
import TestSupport
import Testing

@Suite("Memory")
struct MemoryTests {
  // A sanitizer keeps what was freed.
  @Test(
    "A table of a million generated rows needs the memory of one of a thousand",
    .enabled(if: !TestEnvironment.isSanitized))
  func millionRows() async throws {
    // In a process of its own, so that nothing but this table counts.
    await #expect(processExitsWith: .success) {
      let few = try renderGroups(1)
      let small = peakMemory()
      let many = try renderGroups(1000)
      precondition(few == 1002 && many == 1_001_001)
      // The first walk keeps about a hundred bytes for each of the 1,000 disclosure rows.
      precondition(peakMemory() - small < 2 << 20, "the rows were kept")
    }
  }
}

/// Renders groups of a thousand rows each and returns how many rows there were.
private func renderGroups(_ groups: Int) throws -> Int {
  let table = Table(of: Int.self) {
    TableColumn("Name") { "Item number \($0) with a long name" }
    TableColumn("Value", value: \.self).total(.sum)
  } rows: {
    ForEach(0..<groups) { group in
      DisclosureRow(group) {
        ForEach(0..<1000) { TableRow(group &* 1000 &+ $0) }
      }
    }
  }
  var options = OutlineOptions()
  options.ownValues = .ignore
  return try table.render(with: RowCounter(), options: options).rows
}
