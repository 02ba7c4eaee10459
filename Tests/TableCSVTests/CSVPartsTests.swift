import TableCSV
import TableModel
import TableOutline
import TestSupport
import Testing

@Suite("CSV: many rows on several processors")
struct CSVPartsTests {
  private func table(isShared: Bool) -> Table<SeededTree.Item, SeededTree> {
    let rows = SeededTree(leaves: 20_000, hasLevels: true, isShared: isShared)
    return Table(of: SeededTree.Item.self) {
      TableColumn("name", value: \.name)
      TableColumn("price", value: \.price).format(.pattern("#,##0.00")).total(.sum)
      TableColumn("note", value: \.note)
    } rows: {
      rows
    }
  }

  @Test(
    "The file is the same on any number of processors, whatever says the place in the tree",
    arguments: CSVHierarchy.allCases)
  func same(hierarchy: CSVHierarchy) throws {
    var outline = OutlineOptions()
    outline.subtotals = .below
    for isFormatted in [false, true] {
      let options = csvOptions(hierarchy) {
        $0.isFormatted = isFormatted
        $0.omitsHiddenRows = isFormatted
        $0.guardsFormulas = true
      }
      let expected = try csv(table(isShared: false), options, expansion: .levels(3), options: outline)
      for processors in 1...3 {
        var options = options
        options.processors = processors
        expectText(
          try csv(table(isShared: true), options, expansion: .levels(3), options: outline), equals: expected)
      }
    }
  }

  @Test("A sink that fails ends the file with its error", arguments: [0, 300_000])
  func failingSink(room: Int) throws {
    var options = CSVOutputOptions()
    options.processors = 3
    #expect(throws: SmallSink.Full.self) {
      _ = try table(isShared: true).render(with: CSVRenderer(to: SmallSink(room: room), options: options))
    }
  }
}
