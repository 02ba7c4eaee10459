import TableModel
import TableOutline
import TestSupport
import Testing

@Suite("Large and deep tables")
struct LargeTableTests {
  /// A node of a chain that makes its only child when it is asked: no tree is ever held.
  struct Link {
    let number: Int
    var children: [Link] { number == 0 ? [] : [Link(number: number - 1)] }
  }

  @Test("A chain of 100,000 disclosure rows is walked without recursion")
  func chain() throws {
    let table = Table([Link(number: 100_000)], children: \.children) {
      TableColumn("Number", value: \.number)
      TableColumn("One") { _, row in row.isDisclosure ? Int?.none : 1 }.total(.sum)
    }
    let counter = try table.render(with: RowCounter())
    #expect(counter.rows == 100_002)
    #expect(counter.maximumDepth == 100_000)
    #expect(counter.lastCell == .integer(1))
  }

  @Test("A chain can be collapsed by path and by level")
  func collapsedChain() throws {
    let table = Table([Link(number: 50_000)], children: \.children) {
      TableColumn("Number", value: \.number)
    }
    let path = (49_000...50_000).reversed().map { String($0) }
    let rendered = try table.render(
      with: EventRecorder<VisibleRows>(), expansion: .all.collapsing(path: path))
    #expect(rendered.lines.count == 1001)
    #expect(rendered.lines.last?.hasPrefix("1000 group 49000 >49000$") == true)
  }

  @Test("A sequence that gives nothing the second time is an error, not a wrong report")
  func singlePass() {
    var numbers = [1, 2, 3].makeIterator()
    let table = Table(of: Int.self) {
      TableColumn("Name", value: \.self)
      TableColumn("Value", value: \.self).total(.sum)
    } rows: {
      ForEach(IteratorSequence(AnyIterator { numbers.next() }))
    }
    #expect(throws: OutlineError.rowsChanged) { _ = try table.render(with: RowCounter()) }
  }

  @Test("A sequence that can be iterated once is enough for a renderer that needs no look ahead")
  func singlePassIsEnough() throws {
    var numbers = (0..<1000).makeIterator()
    let table = Table(of: Int.self) {
      TableColumn("Name", value: \.self)
    } rows: {
      ForEach(IteratorSequence(AnyIterator { numbers.next() }))
    }
    #expect(try table.render(with: RowCounter()).rows == 1000)
  }
}

/// Counts rows and keeps none.
struct RowCounter: TableRenderer, ~Copyable {
  static var includesHiddenRows: Bool { true }
  static var needsSummary: Bool { false }
  private(set) var rows = 0
  private(set) var maximumDepth = 0
  private(set) var lastCell = CellValue.empty

  mutating func begin(_ header: TableHeader) {}
  mutating func write(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) {
    rows += 1
    maximumDepth = max(maximumDepth, row.depth)
    if row.kind == .total { lastCell = cells.value(at: 1) }
  }
  mutating func end() {}
}
