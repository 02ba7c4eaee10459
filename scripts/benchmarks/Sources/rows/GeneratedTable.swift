import TableModel

/// Rows of each level with all that is below them; the outermost level comes first.
private let rowsSpanned = [1011, 101, 10, 1]

/// A table of two columns of text and eight of numbers, on four levels; no row exists before it is asked for.
func generatedTable(rows count: Int) -> Table<GeneratedRow, some TableRowContent<GeneratedRow>> {
  Table(of: GeneratedRow.self) {
    TableColumn("Name", value: \.name)
    TableColumn("Kind", value: \.kind)
    for column in 2..<10 {
      TableColumn("Value \(column)") { (row: GeneratedRow) in row.value(column) }
        .format(.pattern("#,##0.00"))
    }
  } rows: {
    ForEach(numbers(0, 0..<count)) { first in
      DisclosureRow(GeneratedRow(number: first)) {
        ForEach(numbers(1, below: first, count)) { second in
          DisclosureRow(GeneratedRow(number: second)) {
            ForEach(numbers(2, below: second, count)) { third in
              DisclosureRow(GeneratedRow(number: third)) {
                ForEach(numbers(3, below: third, count)) { TableRow(GeneratedRow(number: $0)) }
              }
            }
          }
        }
      }
    }
  }
}

private func numbers(_ depth: Int, below parent: Int, _ count: Int) -> StrideTo<Int> {
  numbers(depth, parent + 1..<min(parent + rowsSpanned[depth - 1], count))
}

private func numbers(_ depth: Int, _ range: Range<Int>) -> StrideTo<Int> {
  stride(from: range.lowerBound, to: range.upperBound, by: rowsSpanned[depth])
}
