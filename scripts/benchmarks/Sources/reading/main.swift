import TableInput

/// Reads a file and prints how many fields or records it has, or how many millions of bytes are split into fields in a
/// second.
func run(_ arguments: [String]) throws {
  guard arguments.count == 3 else {
    print("usage: reading records|rate|json FILE")
    return
  }
  let text = try InputSource.file(arguments[2]).read()
  switch arguments[1] {
  case "json": print(try JSONReader(text).read().store.count)
  case "rate": print(try rate(of: text))
  default: print(try fieldCount(of: text))
  }
}

/// Splits a text into fields, record by record, on one processor.
func fieldCount(of text: InputText) throws -> Int {
  var records = try CSVReader(text).records()
  var fields = 0
  while let record = try records.next() { fields += record.count }
  return fields
}

/// How many millions of bytes of a text in memory are split in a second: the middle one of several times.
func rate(of text: InputText) throws -> Int {
  let bytes = text.withText { $0.count }
  var rates: [Double] = []
  for _ in 0..<9 {
    let time = try ContinuousClock().measure { _ = try fieldCount(of: text) }
    rates.append(Double(bytes) / 1e6 / (time / .seconds(1)))
  }
  return Int(rates.sorted()[rates.count / 2])
}

try run(CommandLine.arguments)
