// Large orders out of a file of any size: records are read one by one, and only those that count are kept.
import TableInput
import TableModel
import TableOutline
import TableText

struct Order {
  let line: Int
  let product: String
  let total: ExactDecimal
}

/// The file that is named, compressed or not, or a few orders.
let source =
  CommandLine.arguments.count > 1
  ? InputSource.file(CommandLine.arguments[1])
  : .text("region,product,total\nNorth,Nut,54.00\nSouth,Primer,178.80\nNorth,\"Paint, red\",131.70\n")

var large: [Order] = []
var orders = try CSVRecords(reading: source)
let product = try orders.columnIndex(named: "product")
let total = try orders.columnIndex(named: "total")
while let order = try orders.next() {
  guard let amount = ExactDecimal(order[total]), amount > 100 else { continue }
  large.append(Order(line: order.line, product: order[product], total: amount))
}

let table = Table(of: Order.self) {
  TableColumn("Product", value: \.product)
  TableColumn("Line", value: \.line)
  TableColumn("Total", value: \.total).total(.sum)
} rows: {
  ForEach(large) { TableRow($0) }
}
print(try table.render(with: TextRenderer()).text, terminator: "")

// What is wrong with an input has a kind and a place.
do throws(InputError) {
  var broken = try CSVRecords(
    reading: .text("product,total\nNut,54.00\nPaint,\"131.70\n", name: "broken.csv"))
  while try broken.next() != nil {}
} catch {
  let place = error.location
  print(
    "\(error.kind.rawValue) in line \(place.line ?? 0), field \(place.column ?? 0), byte \(place.byte ?? 0)")
  print(error)
}
