import TableModel
import TableOutline
import TableText
import TestSupport
import Testing

@Suite("Many rows on several processors")
struct PartsTests {
  private struct Item: Sendable {
    let name: String
    let price: ExactDecimal
    let note: String
  }

  /// Rows that can be asked for by number.
  private struct Items: TableRowContent {
    typealias RowValue = Item

    let items: [Item]
    var isIndexed = true

    var indexedRows: IndexedRows<Item>? {
      isIndexed ? IndexedRows(count: items.count) { [items] in items[$0] } : nil
    }

    func visitRows<Visitor: TableRowVisitor & ~Copyable>(_ visitor: inout Visitor) throws
    where Visitor.RowValue == Item {
      for item in items { try visitor.visitRow(item) }
    }
  }

  private struct Full: Error {}

  /// Takes a number of bytes and no more.
  private struct SmallSink: ByteSink, ~Copyable {
    var room: Int

    mutating func write(_ bytes: Span<UInt8>) throws {
      room -= bytes.count
      if room < 0 { throw Full() }
    }

    mutating func finish() {}
  }

  private static let words = [
    "", "plain", "Größe", "日本語", "a\nb", "x | y", "\u{1B}[31m", "👩‍👩‍👧", "tab\there",
    "a rather long text that has to be wrapped",
  ]

  private func table(_ count: Int, isIndexed: Bool = true) -> Table<Item, Items> {
    var generator = SeededGenerator(seed: 7)
    let items = (0..<count).map { number in
      Item(
        name: "\(number) \(Self.words.randomElement(using: &generator) ?? "")",
        price: ExactDecimal(
          significand: Int128(Int64.random(in: -1_000_000...1_000_000, using: &generator)),
          scale: UInt8.random(in: 0...3, using: &generator)),
        note: Self.words.randomElement(using: &generator) ?? "")
    }
    return Table(of: Item.self) {
      TableColumn("Name", value: \.name)
      TableColumn("Price", value: \.price).total(.sum)
      TableColumn("Note", value: \.note)
    } rows: {
      Items(items: items, isIndexed: isIndexed)
    }
  }

  private func text(
    _ table: Table<Item, Items>, _ options: TextOptions, processors: Int,
    grandTotal: TotalPlacement = .below
  ) throws -> String {
    var options = options
    options.processors = processors
    var outline = OutlineOptions()
    outline.grandTotal = grandTotal
    return try table.render(with: TextRenderer(options: options), options: outline).text
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
    let total: TotalPlacement = variant == 0 ? .above : .below
    let expected = try text(
      table(16_411, isIndexed: false), options, processors: 1, grandTotal: total)
    for processors in 2...3 {
      let shared = try text(table(16_411), options, processors: processors, grandTotal: total)
      expectText(shared, equals: expected)
    }
  }

  @Test("Headers that are repeated and bars come out the same, too")
  func fallBack() throws {
    var options = TextOptions()
    options.headerInterval = 1000
    options.barColumns = [1]
    let expected = try text(table(20_000, isIndexed: false), options, processors: 1)
    expectText(try text(table(20_000), options, processors: 3), equals: expected)
  }

  @Test("A selected row is marked")
  func selection() throws {
    var options = TextOptions()
    options.processors = 3
    let selection = Selection<Item>.rows { $0.name.hasPrefix("19999 ") }
    let whole = try table(20_000).render(with: TextRenderer(options: options), selection: selection).text
    #expect(whole.split(separator: "\n").contains { $0.contains("✓") && $0.contains("19999") })
  }

  @Test("A sink that fails ends the report with its error", arguments: [0, 100_000, 900_000])
  func failingSink(room: Int) throws {
    var options = TextOptions()
    options.processors = 3
    #expect(throws: Full.self) {
      _ = try table(40_000).render(with: TextRenderer(to: SmallSink(room: room), options: options))
    }
  }
}
