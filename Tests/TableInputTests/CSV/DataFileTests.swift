import TableInput
import TableModel
import TestSupport
import Testing

@Suite("Real files")
struct DataFileTests {
  private func read(
    _ name: String, encoding: TextEncoding? = nil, _ change: (inout CSVOptions) -> Void = { _ in }
  ) throws -> RecordStore {
    var options = CSVOptions()
    change(&options)
    let source = InputSource.file("\(TestEnvironment.packageFolder)/samples/data/\(name)")
    return try CSVReader(source.read(encoding: encoding), options: options).readAll()
  }

  @Test(
    "Each has its rows and columns",
    arguments: [
      ("bundeshaushalt-2024.csv", 847, 14), ("cofog.csv", 188, 2), ("focus-cloud-cost.csv", 328, 44),
      ("harmonized-system-01-24.csv", 1187, 5), ("kansas-1033-equipment.csv", 1575, 14),
      ("ledger-postings.csv", 24, 14), ("uk-chart-of-accounts.csv", 166, 8),
      ("us-budget-receipts.csv", 237, 18),
      ("va-education-fy09.csv", 52, 9),
    ])
  func size(name: String, rows: Int, columns: Int) throws {
    let store = try read(name)
    #expect(store.count == rows)
    #expect(store.columns.count == columns)
    #expect(store.warnings.isEmpty)
  }

  @Test("Equipment of the police: quantities and costs add up, dates are month first")
  func kansas() throws {
    let store = try read("kansas-1033-equipment.csv").typed()
    #expect(try store.sum(of: "quantity") == "1988")
    #expect(try store.sum(of: "total_cost") == "4126824.62")
    #expect(store.columns[try store.columnIndex(named: "ship_date")].kind == .date)
    #expect(store.columns[try store.columnIndex(named: "nsn")].kind == .text)
    #expect(store.blankCount(column: try store.columnIndex(named: "item_name")) == 2)
  }

  @Test("Federal receipts: thousands commas are read, since some numbers have two")
  func budget() throws {
    let store = try read("us-budget-receipts.csv").typed()
    #expect(
      try ["2012", "2015", "2016"].map { try store.sum(of: $0) } == [
        "2449988000", "3176072000", "3525179000",
      ])
  }

  @Test("Veterans in education: commas that could be decimal ones ask, codes stay text")
  func education() throws {
    let store = try read("va-education-fy09.csv")
    let name = "Reserve Educational Assistance Program"
    #expect(inputError { _ = try store.typed(numeric: [name]) }?.kind == .ambiguousColumn)
    let declared = try store.typed([
      name: .number, "TOTAL": .number, "Montgomery GI Bill-Active Duty": .number,
    ])
    #expect(try declared.sum(of: name) == "40535")
    #expect(try declared.sum(of: "TOTAL") == "506914")
    #expect(try declared.sum(of: "Montgomery GI Bill-Active Duty") == "325723")
    #expect(declared.columns[2].kind == .text)
  }

  @Test("A cloud bill: eleven decimals are exact, NULL is a word that can be taken as blank")
  func cloud() throws {
    let store = try read("focus-cloud-cost.csv") { $0.nullWords = ["NULL"] }.typed()
    #expect(try store.sum(of: "BilledCost") == "7.55490880969")
    #expect(store.columns[try store.columnIndex(named: "BillingPeriodEnd")].kind == .date)
    #expect(store.columns[try store.columnIndex(named: "AvailabilityZone")].kind == .text)
    let tags = try store.columnIndex(named: "Tags")
    let plain = try read("focus-cloud-cost.csv")
    #expect(store.blankCount(column: tags) == plain.blankCount(column: tags) + 81)
  }

  @Test("Household postings add up to nothing, with all their decimals")
  func ledger() throws {
    #expect(try read("ledger-postings.csv").typed().sum(of: "amount") == "0.00")
  }

  @Test(
    "Codes with leading zeros and dotted codes stay text",
    arguments: ["uk-chart-of-accounts.csv", "cofog.csv"])
  func codes(name: String) throws {
    #expect(try read(name).typed().columns[0].kind == .text)
  }

  @Test("The German budget: a column is found without the blank behind its name")
  func germanBudget() throws {
    let store = try read("bundeshaushalt-2024.csv").typed()
    #expect(store.columns[try store.columnIndex(named: "kapitel")].kind == .text)
    #expect(try store.sum(of: "soll") == "6014964")
  }

  @Test("A bank export: preamble and sum line are left out, decimal commas and trailing minus signs are read")
  func bankExport() throws {
    let store = try read("synthetic-girokonto-cp1252.csv", encoding: .windows1252) {
      $0.skippedLines = 6
      $0.stopsAtBlankLine = true
    }
    let typed = try store.typed { $0.usesDecimalComma = true }
    #expect(typed.count == 12)
    #expect(try typed.sum(of: "Betrag") == "2408.09")
    #expect(typed.names[3] == "Empfänger")
    #expect(typed.columns[0].kind == .date)
    #expect(typed.string(record: 10, column: 4) == "Erstattung\r\nzweizeilig")
    #expect(typed.string(record: 2, column: 4) == "Frühstück \"Groß\"")
  }

  @Test("Parts of a rover: four rows have nine fields, which is an error, or they are cut, or skipped")
  func rover() throws {
    let error = inputError { _ = try read("rover-parts-list.csv") }
    #expect(error?.findings.kept.map(\.location.line) == [43, 44, 45, 46])
    #expect(error?.message == "9 fields, the header has 8")
    #expect(error?.location.column == 9)
    #expect(try read("rover-parts-list.csv") { $0.raggedRows = .pad }.count == 47)

    let store = try read("rover-parts-list.csv") { $0.raggedRows = .skip }.typed()
    #expect(store.count == 43)
    #expect(store.warnings.last?.lines.last?.hasSuffix("4 rows skipped") == true)
    let columns = try ["cost pp", "# req in assy", "assembly multiplier"].map {
      try store.columnIndex(named: $0)
    }
    #expect(store.columns[columns[0]].currency == "USD")
    var total = ExactDecimal.zero
    for record in 0..<store.count {
      let factors = columns.compactMap { store.decimal(record: record, column: $0) }
      guard factors.count == 3 else { continue }
      total = try total.adding(factors[0].multiplied(by: factors[1]).multiplied(by: factors[2]))
    }
    #expect(total == ExactDecimal("1233.40"))
  }
}
