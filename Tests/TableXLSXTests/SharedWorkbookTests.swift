import TableModel
import TableOutline
import TestSupport
import Testing

@testable import TableXLSX

@Suite("Workbooks: many rows on several processors")
struct SharedWorkbookTests {
  private func table(isShared: Bool) -> Table<SeededTree.Item, SeededTree> {
    let rows = SeededTree(leaves: 20_000, hasLevels: true, isShared: isShared)
    return Table(of: SeededTree.Item.self) {
      TableColumn("name", value: \.name)
      TableColumn("price", value: \.price).total(.sum)
      TableColumn("note", value: \.note)
      TableColumn("code") {
        ExactDecimal(significand: 1_234_567_890_123_456_000 + Int128($0.note.utf8.count), scale: 2)
      }.total(.maximum)
      TableColumn("long") {
        ["7777", "9999", "15000"].contains($0.name.prefix { $0 != " " })
          ? String(repeating: "x", count: 33_000) : ""
      }
    } rows: {
      rows
    }
  }

  private func book(
    isShared: Bool, processors: Int, _ outline: OutlineOptions, _ change: (inout XLSXOptions) -> Void
  ) throws -> Workbook {
    try Workbook(table(isShared: isShared), expansion: .levels(3), options: outline) {
      $0.processors = processors
      change(&$0)
    }
  }

  private func expectSame(
    _ outline: OutlineOptions = OutlineOptions(), _ change: (inout XLSXOptions) -> Void = { _ in }
  ) throws {
    let expected = try book(isShared: false, processors: 1, outline, change)
    let books = try (1...3).map { try book(isShared: true, processors: $0, outline, change) }
    for book in books {
      #expect(book.bytes == books[0].bytes)
      #expect(book.warnings == expected.warnings)
      #expect(book.parts.keys.sorted() == expected.parts.keys.sorted())
      for (name, part) in expected.parts { #expect(book.parts[name] == part, "\(name)") }
    }
  }

  @Test(
    "The workbook is the same on any number of processors, wherever its totals stand",
    arguments: [TotalPlacement.none, .above, .below])
  func placements(_ grandTotal: TotalPlacement) throws {
    for subtotals in [TotalPlacement.none, .above, .below] {
      var outline = OutlineOptions()
      outline.grandTotal = grandTotal
      outline.subtotals = subtotals
      try expectSame(outline)
    }
  }

  @Test("Nor does it differ where rows depend on others: on further sheets, on sheets of groups, with bars")
  func dependentRows() throws {
    try expectSame { $0.rowLimit = 9000 }
    try expectSame { $0.barColumns = [1] }
    try expectSame { $0.title = "Prices" }
  }

  @Test("Rows on one sheet are compressed in shares")
  func shares() throws {
    let options = OutlineOptions()
    let shared = try book(isShared: true, processors: 2, options) { _ in }
    let other = try book(isShared: false, processors: 2, options) { _ in }
    #expect(shared.bytes != other.bytes)
    let limited = try book(isShared: true, processors: 2, options) { $0.rowLimit = 9000 }
    #expect(try limited.bytes == book(isShared: false, processors: 2, options) { $0.rowLimit = 9000 }.bytes)
  }

  @Test("Many workbooks that are written at once are the same bytes as one that is written alone")
  func manyAtOnce() async throws {
    for isShared in [false, true] {
      let alone = try book(isShared: isShared, processors: 2, OutlineOptions()) { _ in }.bytes
      try await withThrowingTaskGroup(of: [UInt8].self) { group in
        for _ in 0..<10 {
          group.addTask { try book(isShared: isShared, processors: 2, OutlineOptions()) { _ in }.bytes }
        }
        for try await bytes in group { #expect(bytes == alone) }
      }
    }
  }

  private struct Page: CellConvertible {
    static var cellKind: CellKind { .text }
    var cellValue: CellValue { .link("https://example.org/") }
  }

  @Test("Links in a column that is said to hold text are text, and that is told")
  func unexpectedLinks() throws {
    let rows = SeededTree(leaves: 20_000, hasLevels: false, isShared: true)
    let table = Table(of: SeededTree.Item.self) {
      TableColumn("page") { _ in Page() }
    } rows: {
      rows
    }
    let book = try Workbook(table, expansion: .all, options: OutlineOptions()) { $0.processors = 2 }
    #expect(book.warnings == [.notLinked(count: 20_000, firstCell: "A2")])
  }

  @Test("Rows that are others the second time end the workbook with an error", arguments: 1...3)
  func changingRows(processors: Int) throws {
    let folder = try Workdir()
    var options = XLSXOptions(destination: .file(folder.path(of: "report.xlsx")))
    options.temporaryFolder = folder.path
    options.processors = processors
    let table = ShrinkingRows.table()
    #expect(throws: OutlineError.rowsChanged) { _ = try table.render(with: XLSXRenderer(options)) }
    #expect(try folder.fileNames().isEmpty)
  }
}
