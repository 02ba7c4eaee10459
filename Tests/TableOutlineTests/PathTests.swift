import TableModel
import TableOutline
import Testing

@Suite("The path of a row")
struct PathTests {
  @Test("Labels are joined by a slash, a slash or backslash inside is escaped")
  func paths() throws {
    let forest = [Branch("a/b", [Branch("c\\", [Branch("d", value: 1)]), Branch("/", value: 2)])]
    let table = Table(forest, children: \.children) {
      TableColumn("Name", value: \.id)
      TableColumn("Value", value: \.value).total(.sum)
    }
    var options = OutlineOptions()
    options.subtotals = .below
    let paths = try table.render(with: PathCollector(), options: options).paths
    #expect(
      paths == [
        #"a\/b"#, #"a\/b/c\\"#, #"a\/b/c\\/d"#, #"a\/b/c\\"#, #"a\/b/\/"#, #"a\/b"#, "",
      ])
  }

  @Test("A subtotal row carries the label as it was before escaping")
  func subtotalLabel() throws {
    let table = Table([Branch("a/\\b", [Branch("c", value: 1)])], children: \.children) {
      TableColumn("Name", value: \.id)
      TableColumn("Value", value: \.value).total(.sum)
    }
    var options = OutlineOptions()
    options.subtotals = .below
    #expect(try table.render(with: PathCollector(), options: options).labels[2] == .text(#"a/\b total"#))
  }

  @Test("Labels that are numbers or dates stand in the path as data")
  func numbers() throws {
    let table = Table([2019, 2021], groupedBy: \.self) { TableColumn("Year", value: \.self) }
    #expect(try table.render(with: PathCollector()).paths == ["2019", "2019/2019", "2021", "2021/2021"])
  }
}

private struct PathCollector: TableRenderer, ~Copyable {
  static var includesHiddenRows: Bool { true }
  private(set) var paths: [String] = []
  private(set) var labels: [CellValue] = []

  mutating func begin(_ header: TableHeader) {}
  mutating func write(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) {
    paths.append(row.path(of: cells))
    labels.append(cells.value(at: 0))
  }
  mutating func end() {}
}
