import TableCSV
import TableOutline
import TableText
import TableXLSX

/// Renders a generated table.
func run(_ arguments: [String]) throws {
  guard arguments.count >= 3, let count = Int(arguments[2]), arguments.count == 4 || arguments[1] != "xlsx"
  else {
    print("usage: rows xlsx ROWS OUTPUT, or rows text|csv ROWS")
    return
  }
  let table = generatedTable(rows: count)
  switch arguments[1] {
  case "xlsx":
    _ = try table.render(
      with: XLSXRenderer(XLSXOptions(destination: .file(arguments[3]))), expansion: .levels(2))
  case "text":
    _ = try table.render(with: TextRenderer(to: FileSink(descriptor: 1)), expansion: .all)
  default:
    _ = try table.render(with: CSVRenderer(to: FileSink(descriptor: 1)), expansion: .all)
  }
}

try run(CommandLine.arguments)
