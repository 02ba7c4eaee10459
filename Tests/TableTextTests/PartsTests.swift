import TableModel
import TableOutline
import TableText
import TestSupport
import Testing

@Suite("Many rows on several processors")
struct PartsTests {
  private func table(
    _ leaves: Int, hasLevels: Bool = false, isShared: Bool = true
  ) -> Table<SeededTree.Item, SeededTree> {
    let rows = SeededTree(leaves: leaves, hasLevels: hasLevels, isShared: isShared)
    return Table(of: SeededTree.Item.self) {
      TableColumn("Name", value: \.name)
      TableColumn("Price", value: \.price).total(.sum)
      TableColumn("Note", value: \.note)
    } rows: {
      rows
    }
  }

  private func text(
    _ table: Table<SeededTree.Item, SeededTree>, _ options: TextOptions, processors: Int,
    expansion: Expansion<SeededTree.Item> = .all, _ outline: OutlineOptions = OutlineOptions()
  ) throws -> String {
    var options = options
    options.processors = processors
    return try table.render(with: TextRenderer(options: options), expansion: expansion, options: outline).text
  }

  @Test("The text is the same on any number of processors, and as it is row by row", arguments: 0..<5)
  func same(variant: Int) throws {
    var options = TextOptions()
    switch variant {
    case 1: options.style = .markdown
    case 2: options.maximumWidth = 40
    case 3: options.maximumCellLines = 1
    case 4:
      options.style = .rounded
      options.usesColor = true
    default: break
    }
    var outline = OutlineOptions()
    outline.grandTotal = variant == 0 ? .above : .below
    let expected = try text(table(16_411, isShared: false), options, processors: 1, outline)
    for processors in 2...3 {
      let shared = try text(table(16_411), options, processors: processors, outline)
      expectText(shared, equals: expected)
    }
  }

  @Test("So it is with levels: open, closed, cut, with subtotals above and below", arguments: 0..<6)
  func sameWithLevels(variant: Int) throws {
    var (options, outline) = (TextOptions(), OutlineOptions())
    var expansion = Expansion<SeededTree.Item>.all
    switch variant {
    case 1:
      outline.subtotals = .below
      options.style = .rounded
    case 2: expansion = .levels(3)
    case 3:
      outline.levels = 3
      outline.ownValues = .ignore
    case 4: outline.includesDetails = false
    case 5:
      options.maximumWidth = 40
      options.usesColor = true
    default: break
    }
    let expected = try text(
      table(20_000, hasLevels: true, isShared: false), options, processors: 1, expansion: expansion, outline)
    for processors in 2...3 {
      let shared = try text(
        table(20_000, hasLevels: true), options, processors: processors, expansion: expansion, outline)
      expectText(shared, equals: expected)
    }
  }

  @Test("Headers that are repeated and bars come out the same, too")
  func fallBack() throws {
    var options = TextOptions()
    options.headerInterval = 1000
    options.barColumns = [1]
    let expected = try text(table(20_000, isShared: false), options, processors: 1)
    expectText(try text(table(20_000), options, processors: 3), equals: expected)
  }

  @Test("A selected row is marked, and the missing selection is not told of", arguments: [false, true])
  func selection(hasLevels: Bool) throws {
    var options = TextOptions()
    options.processors = 3
    options.noSelectionText = "nothing"
    let selection = Selection<SeededTree.Item>.rows { $0.name.hasPrefix("19999 ") }
    let whole = try table(20_000, hasLevels: hasLevels)
      .render(with: TextRenderer(options: options), selection: selection).text
    #expect(whole.split(separator: "\n").contains { $0.contains("✓") && $0.contains("19999") })
    #expect(!whole.contains("nothing"))
  }

  @Test("A sink that fails ends the report with its error", arguments: [0, 100_000, 900_000])
  func failingSink(room: Int) throws {
    var options = TextOptions()
    options.processors = 3
    #expect(throws: SmallSink.Full.self) {
      _ = try table(40_000).render(with: TextRenderer(to: SmallSink(room: room), options: options))
    }
  }

  @Test("Rows that are others the second time end the report with an error", arguments: [2, 3])
  func changingRows(processors: Int) throws {
    var options = TextOptions()
    options.processors = processors
    let table = ShrinkingRows.table()
    #expect(throws: OutlineError.rowsChanged) {
      _ = try table.render(with: TextRenderer(options: options))
    }
  }
}
