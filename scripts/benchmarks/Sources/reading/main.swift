import TableInput

/// Reads a file and prints how many fields or records it has.
func run(_ arguments: [String]) throws {
  guard arguments.count == 3 else {
    print("usage: reading records|json FILE")
    return
  }
  let text = try InputSource.file(arguments[2]).read()
  if arguments[1] == "json" {
    print(try JSONReader(text).read().store.count)
    return
  }
  var records = try CSVReader(text).records()
  var fields = 0
  while let record = try records.next() { fields += record.count }
  print(fields)
}

try run(CommandLine.arguments)
