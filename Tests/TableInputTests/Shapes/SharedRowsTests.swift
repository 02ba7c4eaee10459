import TableInput
import TableModel
import TableOutline
import TestSupport
import Testing

@Suite("Rows of records in shares")
struct SharedRowsTests {
  private static let csv: String = {
    var generator = SeededGenerator(seed: 11)
    var text = "level,region,kind,name,cost\n"
    var level = 0
    for number in 0..<600 {
      text +=
        "\(level),R\(number % 3),K\(number % 7),name \(number),\(number % 4 == 0 ? "" : "\(number).5")\n"
      level = Int.random(in: 0...min(level + 1, 3), using: &generator)
    }
    return text
  }()

  private enum Shape: CaseIterable {
    case flat, groups, levels

    func rows() throws -> RecordRows {
      let store = try CSVReader(InputSource.text(SharedRowsTests.csv).read()).readAll().typed()
      let tree =
        switch self {
        case .flat: RecordTree(flat: store.count)
        case .groups: try GroupShape(columns: ["region", "kind"]).tree(of: store)
        case .levels: try LevelShape(.column("level")).tree(of: store)
        }
      return RecordRows(tree, of: store)
    }
  }

  private func table(_ rows: RecordRows) throws -> Table<RecordID, RecordRows> {
    let store = rows.store
    let cost = try store.columnIndex(named: "cost")
    return Table(of: RecordID.self) {
      TableColumn("Name", kind: .text) { row, _, cells in rows.appendLabel(of: row, column: 3, to: &cells) }
      TableColumn("Cost", kind: .decimal, appendCell: store.cells(inColumn: cost)).total(.sum)
    } rows: {
      rows
    }
  }

  @Test(
    "All shares together are the rows, each with the same place, however they are cut",
    arguments: Shape.allCases)
  private func whole(shape: Shape) throws {
    let table = try table(shape.rows())
    var outlines = [OutlineOptions()]
    outlines.append(OutlineOptions())
    outlines[1].subtotals = .below
    outlines.append(OutlineOptions())
    outlines[2].levels = 2
    outlines.append(OutlineOptions())
    outlines[3].includesDetails = false
    for outline in outlines {
      for expansion: Expansion<RecordID> in [.all, .levels(2)] {
        let all = try table.render(
          with: EventRecorder<AllRows>(), expansion: expansion, options: outline
        ).text
        let visible = try table.render(
          with: EventRecorder<VisibleRows>(), expansion: expansion, options: outline
        ).text
        for (shares, stretch) in [(1, 5), (2, 1), (3, 7), (2, 64), (5, 1000)] {
          let recorder = try table.render(
            with: ShareRecorder<AllRows>(shares: shares, stretch: stretch), expansion: expansion,
            options: outline)
          let hasShared = recorder.hasShared
          #expect(hasShared)
          expectText(recorder.text, equals: all)
          expectText(
            try table.render(
              with: ShareRecorder<VisibleRows>(shares: shares, stretch: stretch), expansion: expansion,
              options: outline
            ).text, equals: visible)
        }
      }
    }
  }

  @Test(
    "Rows whose state depends on the rows before are not shared: shares of a total, rows named by their path")
  func dependent() throws {
    var table = try table(Shape.groups.rows())
    let recorder = { ShareRecorder<AllRows>(shares: 2, stretch: 3) }
    let named = Expansion<RecordID>.all.collapsing(path: ["R0"])
    let hasSharedNamed = try table.render(with: recorder(), expansion: named).hasShared
    #expect(!hasSharedNamed)
    table.columns[1].total = .shareOfTotal
    let hasSharedParts = try table.render(with: recorder()).hasShared
    #expect(!hasSharedParts)
  }
}
