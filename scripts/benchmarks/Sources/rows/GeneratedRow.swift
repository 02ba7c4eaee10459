/// A row of the benchmark's tree: its texts and numbers follow from its number.
struct GeneratedRow {
  let number: Int

  var name: String { "Item number \(number)" }

  var kind: String { number % 2 == 1 ? "Fruit & veg" : "Dairy" }

  func value(_ column: Int) -> Double { Double(number * 37 % 100_003 + column * 100) / 100 }
}
