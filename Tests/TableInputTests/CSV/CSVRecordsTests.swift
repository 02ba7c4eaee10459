import TableInput
import Testing

@Suite("Records one by one")
struct CSVRecordsTests {
  @Test("They come in order, with their lines, and can be kept")
  func order() throws {
    var records = try CSVReader(InputSource.text("a,b\n1,\"x\"\"y\"\n2,\"p\nq\"\n3,z\n").read()).records()
    #expect(records.columns == ["a", "b"])
    var kept: [CSVRecord] = []
    while let record = try records.next() { kept.append(record) }
    #expect(kept.map { [$0[0], $0[1]] } == [["1", "x\"y"], ["2", "p\nq"], ["3", "z"]])
    #expect(kept.map(\.line) == [2, 3, 5])
    #expect(try records.next()?.line == nil)
  }

  @Test("A ragged row is an error when it is reached, not before")
  func ragged() throws {
    var records = try CSVReader(InputSource.text("a,b\n1,2\n3\n", name: "t.csv").read()).records()
    #expect(try records.next()?.count == 2)
    #expect(throws: InputError.self) { try records.next() }
  }

  @Test("Ragged rows can be skipped, and are told of afterwards")
  func skipped() throws {
    var options = CSVOptions()
    options.raggedRows = .skip
    var records = try CSVReader(InputSource.text("a,b\n3\n1,2\n").read(), options: options).records()
    #expect(try records.next()?[1] == "2")
    #expect(try records.next()?.line == nil)
    #expect(records.warnings.first?.findings.count == 1)
  }

  @Test("A column is found by its name, before any record is read")
  func columnIndex() throws {
    var records = try CSVRecords(reading: .text("region,total \nN,2\n", name: "t.csv"))
    let total = try records.columnIndex(named: "total")
    #expect(try records.next()?[total] == "2")
    let error = #expect(throws: InputError.self) { try records.columnIndex(named: "regoin") }
    #expect(error?.description == "t.csv: there is no column \"regoin\"")
    #expect(error?.hint == "did you mean \"region\"?")
  }
}
