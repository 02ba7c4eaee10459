import TableModel
import TableOutline
import TestSupport
import Testing

@testable import TableXLSX

@Suite("Workbooks: equal to what libxlsxwriter writes cell by cell")
struct ReferenceTests {
  /// Writes a table both ways and compares what other programs read.
  private func compare<Row, Rows>(
    _ table: Table<Row, Rows>, expansion: Expansion<Row> = .all, options: OutlineOptions = OutlineOptions(),
    _ comment: String = "", keptAs name: String? = nil
  ) throws {
    let book = try Workbook(table, expansion: expansion, options: options, keptAs: name)
    let folder = try Workdir()
    let path = folder.path(of: "reference.xlsx")
    _ = try table.render(
      with: ReferenceRenderer(path: path, title: table.title), expansion: expansion, options: options)
    var parts: [String: String] = [:]
    for part in try PackageReader(path: path).parts() {
      parts[part.name] = String(decoding: part.bytes, as: UTF8.self)
    }
    let (ours, reference) = (try ComparableSheet(of: book.parts), try ComparableSheet(of: parts))
    #expect(!reference.cells.isEmpty)
    Self.expect(ours.cells, reference.cells, comment)
    Self.expect(ours.rows, reference.rows, comment)
    Self.expect(ours.links, reference.links, comment)
    for (one, other) in zip(ours.settings, reference.settings) { #expect(one == other, "\(comment)") }
    #expect(ours.settings.count == reference.settings.count, "\(comment)")
  }

  private static func expect(_ ours: [String: String], _ reference: [String: String], _ comment: String) {
    for name in Set(ours.keys).union(reference.keys).sorted() {
      let (one, other) = (ours[name], reference[name])
      if one != other { #expect(one == other, "\(name) \(comment)") }
    }
  }

  private let accounts = [
    Node(
      "Assets", nil,
      [Node("Cash", 120), Node("Bank", nil, [Node("Checking", 4_000), Node("Savings", -17)]), Node("None")]),
    Node("Liabilities", nil, []), Node("Equity", 7),
  ]

  @Test(
    "A tree with totals above, below and without any, open and closed",
    arguments: [TotalPlacement.above, .below, .none])
  func placements(placement: TotalPlacement) throws {
    var options = OutlineOptions()
    options.subtotals = placement
    try compare(nodeTable(accounts), options: options, "\(placement) open")
    try compare(nodeTable(accounts), expansion: .none, options: options, "\(placement) closed")
    try compare(nodeTable(accounts), expansion: .levels(2), options: options, "\(placement) levels")
  }

  @Test("Records in groups, with money, dates, codes and links")
  func grouped() throws {
    struct Order: Sendable {
      var region: String
      var product: String
      var code: String
      var day: CalendarTime?
      var price: ExactDecimal?
      var page: CellValue
    }
    let orders = (0..<40).map { (number: Int) in
      Order(
        region: ["North & East", "<South>", ""][number % 3], product: "Product \(number % 7)",
        code: "00\(number)",
        day: CalendarTime(year: 2024, month: 1 + number % 12, day: 28),
        price: ExactDecimal("\(number * 37).\(10 + number)"),
        page: .link("https://example.org/p/\(number)"))
    }
    var table = Table(orders, groupedBy: \.region, \.product) {
      TableColumn("Code", value: \.code)
      TableColumn("Day", value: \.day).total(.maximum)
      TableColumn("Price", value: \.price).format(.currency("USD")).total(.sum)
      TableColumn("Average", value: \.price).total(.average)
      TableColumn<Order>("Page", kind: .link) { order, _, cells in cells.append(order.page) }
    }
    table.title = "Orders & more"
    try compare(table, expansion: .levels(2), keptAs: "reference-orders")
  }

  @Test("Random tables", arguments: 0..<60)
  func randomTables(seed: Int) throws {
    let random = RandomTable(seed: UInt64(seed))
    try compare(
      random.table, expansion: random.expansion, options: random.options, "seed \(seed)",
      keptAs: seed < 20 ? "random-\(seed)" : nil)
  }
}
