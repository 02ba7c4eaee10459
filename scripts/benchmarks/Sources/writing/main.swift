import TableCSV
import TableInput
import TableModel
import TableOutline

/// Writes the records of a file as CSV, from memory and into nothing, and prints how many millions of bytes that makes
/// in a second: the middle one of several times.
func run(_ arguments: [String]) throws {
  guard arguments.count == 2 else {
    print("usage: writing FILE")
    return
  }
  let store = try CSVReader(InputSource.file(arguments[1]).read()).readAll().typed()
  let columns = store.columns.indices.map { index in
    let column = store.columns[index]
    return TableColumn(column.name, kind: column.kind, appendCell: store.cells(inColumn: index))
  }
  let table = Table(columns: columns, rows: RecordRows(RecordTree(flat: store.count), of: store))
  var rates: [Double] = []
  for _ in 0..<9 {
    var bytes = 0
    let time = try ContinuousClock().measure {
      bytes = try table.render(with: CSVRenderer(to: CountingSink())).sink.count
    }
    rates.append(Double(bytes) / 1e6 / (time / .seconds(1)))
  }
  print(Int(rates.sorted()[rates.count / 2]))
}

try run(CommandLine.arguments)
