import TableInput
import TableModel
import Testing

@Suite("Columns of numbers")
struct NumberTypingTests {
  private func column(_ values: [String], _ change: (inout CSVOptions) -> Void = { _ in }) throws
    -> RecordStore
  {
    let quoted = values.map { "\"\($0)\"" }
    return try csv("k;x\n" + quoted.map { "k;\($0)\n" }.joined(), change)
  }

  private func shown(_ store: RecordStore) throws -> [String] {
    try store.values(of: "x").map { value in
      switch value {
      case .empty: ""
      case .text(let text): "'\(text)'"
      case .integer(let integer): String(integer)
      case .decimal(let decimal): decimal.description
      default: "\(value)"
      }
    }
  }

  @Test(
    "A column is numeric if all of its values are numbers beyond doubt",
    arguments: [
      (["1", "-2", "0"], ["1", "-2", "0"]),
      (["1.10", "0.691", "-0.5"], ["1.10", "0.691", "-0.5"]),
      (["1", "", "2.5"], ["1", "", "2.5"]),
      (["0.123456789012345678"], ["0.123456789012345678"]),
      (["0.00000080000", "12345678901234567890.5"], ["0.00000080000", "12345678901234567890.5"]),
      ([" 1 ", "2"], ["1", "2"]),
      (["$1,234.50", "($182.77)", "-$1.80", "$-2", "2.79"], ["1234.50", "-182.77", "-1.80", "-2", "2.79"]),
      (["€(63.12)", "€5"], ["-63.12", "5"]),
      (["(1,200.00)", "3"], ["-1200.00", "3"]),
      (["2,449,988", "0"], ["2449988", "0"]),
      (["1,234.5", "9-"], ["1234.5", "-9"]),
      (["USD 1.50", "2 USD"], ["1.50", "2"]),
      (["1 234.50", "1'234.50", "1’234.50", "−2"], ["1234.50", "1234.50", "1234.50", "-2"]),
      (["20%", "12.5 %"], ["0.20", "0.125"]),
      (["+5", ".5"], ["5", "0.5"]),
      (["999999999999999"], ["999999999999999"]),
    ])
  func numeric(values: [String], expected: [String]) throws {
    #expect(try shown(column(values).typed()) == expected)
  }

  @Test(
    "A column with one value that is more a name than a number is text, byte for byte",
    arguments: [
      ["0010", "100"], ["1", "007"], ["00.5"], ["5555555555554444"], ["740245381351497730"], ["1E10"],
      ["0000200406E13"], ["1", "n/a"], ["1.2.3"], ["1", "2 3"], ["555 123"], ["1,691", "776"],
      ["1,5", "1,2"],
      ["0,691", "1.5"], ["12,34"], ["$1", "€1"], ["20%", "This is 100% text"], ["20%", "5"], ["(1)", "(2)"],
      ["--1"], ["1-2"], ["-"], ["$"], ["%"], ["1."], ["+"], ["()"], ["1,234,5"], ["1,2345"], ["($-1)"],
      ["-1-"],
      ["9.99.9"], ["1..2"], ["1 000"], ["٣"], ["NaN"], ["inf"], ["0x10"],
      ["123456789012345678901234567890123456789012"],
    ])
  func text(values: [String]) throws {
    let store = try column(values).typed()
    #expect(store.columns[1].kind == .text)
    #expect(try shown(store) == values.map { "'\($0)'" })
  }

  @Test("Decimal commas are read when they are declared")
  func decimalComma() throws {
    let store = try column(["1,5", "1,2", "1.234,00", "9,90-", "1 234,56", "1.234,56 €", "-23,4", "5"]).typed
    {
      $0.usesDecimalComma = true
    }
    #expect(try shown(store) == ["1.5", "1.2", "1234.00", "-9.90", "1234.56", "1234.56", "-23.4", "5"])
    #expect(store.columns[1].currency == "EUR")
  }

  @Test("A thousands comma that could be a decimal one asks, if the column is to be added up")
  func ambiguous() throws {
    let store = try column(["776", "1,691"])
    let error = inputError { _ = try store.typed(numeric: ["x"]) }
    #expect(error?.kind == .ambiguousColumn)
    #expect(error?.location.description == "t.csv:3:2")
    #expect(error?.hint?.contains("--type 'x=number'") == true)
    #expect(error?.hint?.contains("--decimal-comma") == true)
    #expect(try shown(store.typed(["x": .number])) == ["776", "1691"])
    #expect(try shown(store.typed { $0.usesDecimalComma = true }) == ["776", "1.691"])
  }

  @Test("A thousands comma that could be a decimal one asks where the order of the numbers matters, too")
  func ordered() throws {
    let store = try column(["776", "1,691"])
    let error = inputError { _ = try store.typed { $0.orderedColumns = [1] } }
    #expect(error?.kind == .ambiguousColumn)
    #expect(error?.location.description == "t.csv:3:2")
    #expect(try store.typed().columns[1].kind == .text)
    for values in [["776", "1,691", "few"], ["007", "1,691"], ["555 123", "1,691"]] {
      #expect(try column(values).typed { $0.orderedColumns = [1] }.columns[1].kind == .text)
    }
    #expect(try shown(column(["776", "1,691.5"]).typed { $0.orderedColumns = [1] }) == ["776", "1691.5"])
  }

  @Test(
    "Decimals beside a comma make it certain, unless there are three of them as there are in a group",
    arguments: [
      (["1.691", "1,691"], false), (["123.456", "1,691"], false), (["1.6910", "1,691"], true),
      (["0.691", "1,691"], true), (["1234.567", "1,691"], true), (["1,234.567", "1,691"], true),
      ([".691", "1,691"], true), (["12.5", "1,691"], true),
    ])
  func decimalsBesideComma(values: [String], isCertain: Bool) throws {
    let store = try column(values)
    let error = inputError { _ = try store.typed(numeric: ["x"]) }
    #expect(error?.kind == (isCertain ? nil : .ambiguousColumn))
    #expect(try store.typed().columns[1].isNumeric == isCertain)
  }

  @Test("A column that is asked to be numeric may hold long digit strings, leading zeros and exponents")
  func asked() throws {
    let store = try column(["5555555555554444", "007", "1E3", "2.5e-2"]).typed(numeric: ["x"])
    #expect(try shown(store) == ["5555555555554444", "7", "1000", "0.025"])
  }

  @Test("Text that is declared is not looked at")
  func declaredText() throws {
    #expect(try shown(column(["1", "2"]).typed(["x": .text])) == ["'1'", "'2'"])
  }

  @Test("A value that is no number is an error with its line, and the option that helps")
  func badNumber() throws {
    let store = try column(["1", "n/a", "x"])
    let error = inputError { try store.requireNumeric(1) }
    #expect(
      error?.lines == [
        "t.csv:3:2: \"n/a\" in column \"x\" is not a number",
        "t.csv:4:2: \"x\" in column \"x\" is not a number",
      ])
    #expect(error?.hint?.contains("--on-bad-number") == true)
    #expect(
      inputError { try column(["1,5", "2"]).requireNumeric(1) }?.hint?.contains("--decimal-comma") == true)
  }

  @Test("No group of thousands begins with a zero")
  func zeroGroups() throws {
    for text in ["0,123", "00,123", "$0,123", "0 123"] {
      let error = inputError { _ = try column([text]).typed(numeric: ["x"]) }
      #expect(error?.message == "\"\(text)\" in column \"x\" is not a number")
    }
    #expect(inputError { try column(["0,123"]).requireNumeric(1) }?.hint?.contains("--decimal-comma") == true)
    let error = inputError { _ = try column(["0.123"]).typed(numeric: ["x"]) { $0.usesDecimalComma = true } }
    #expect(error?.hint == "it would be one without --decimal-comma")
  }

  @Test(
    "A number with more digits than there is room for is told as that",
    arguments: [
      "1e400", "-1E-400", String(repeating: "9", count: 40), "$" + String(repeating: "9", count: 40),
    ])
  func tooManyDigits(text: String) {
    let error = inputError { try column([text]).requireNumeric(1) }
    #expect(error?.message == "\"\(text)\" in column \"x\" has more digits than a number can have, 38")
    #expect(error?.hint == "--on-bad-number blank or skip goes on without it")
  }

  @Test("What was chosen for bad numbers is not advised")
  func chosenPolicy() throws {
    let store = try column(["1", "x", "1,5"]).typed(numeric: ["x"]) { $0.badNumbers = .blank }
    #expect(
      store.warnings.first?.findings.kept.map(\.hint)
        == ["--null names words that stand for nothing", "--decimal-comma reads commas as decimal points"])
  }

  @Test("Bad numbers can be blank or leave their record out, with a warning that counts")
  func badNumberPolicies() throws {
    let store = try column(["1", "n/a", "3"])
    let blank = try store.typed(numeric: ["x"]) { $0.badNumbers = .blank }
    #expect(try shown(blank) == ["1", "", "3"])
    #expect(blank.isBlank(record: 1, column: 1))
    #expect(blank.warnings.first?.lines.last == "t.csv: 1 value taken as blank")
    let skipped = try store.typed(numeric: ["x"]) { $0.badNumbers = .skip }
    #expect(try shown(skipped) == ["1", "3"])
    #expect(skipped.line(of: 1) == 4)
    #expect(skipped.string(record: 1, column: 0) == "k")
  }

  @Test("Amounts in two currencies can't be added up")
  func mixedCurrencies() throws {
    let error = inputError { _ = try column(["$1", "2", "€3"]).typed(numeric: ["x"]) }
    #expect(error?.kind == .mixedCurrencies)
    #expect(error?.description == "t.csv:4:2: column \"x\" holds EUR, and USD before it")
  }

  @Test("Percent beside plain numbers asks which is meant")
  func mixedPercent() throws {
    let store = try column(["20%", "5"])
    #expect(inputError { try store.requireNumeric(1) }?.hint?.contains("percent") == true)
    #expect(try shown(store.typed(["x": .percent])) == ["0.20", "0.05"])
  }

  @Test(
    "Amounts without a common unit have no order, and are text where none is wanted",
    arguments: [(["$10", "€2"], InputFinding.Kind.mixedCurrencies), (["10%", "9"], .badNumber)])
  func unitsWithoutOrder(values: [String], kind: InputFinding.Kind) throws {
    #expect(try column(values).typed().columns[1].kind == .text)
    var typing = ColumnTyping()
    typing.orderedColumns = [1]
    #expect(inputError { _ = try column(values).typed(typing) }?.kind == kind)
  }

  @Test("Money and percent keep how they were written")
  func formats() throws {
    #expect(try column(["$1,234.50", "$2"]).typed().columns[1].format == .currency("USD"))
    #expect(try column(["$1", "$2"]).typed().columns[1].format == .currency("USD", decimals: 0))
    #expect(try column(["20%", "12.5%"]).typed().columns[1].format == .percent(decimals: 1))
    #expect(try column(["1,000,000"]).typed().columns[1].format == .number(decimals: 0))
    #expect(try column(["5", "5.5"]).typed(["x": .money]).columns[1].format == .number(decimals: 2))
    #expect(try column(["1.5"]).typed().columns[1].format == .automatic)
  }

  @Test("A column of blanks can be added up, to nothing")
  func blanks() throws {
    let store = try column(["", " ", ""]).typed(numeric: ["x"])
    #expect(store.columns[1].isNumeric)
    #expect(try shown(store) == ["", "", ""])
    try csv("a,b\n").requireNumeric(1)
  }

  @Test("True and false are booleans, other words are not")
  func booleans() throws {
    #expect(
      try column(["true", "", "false"]).typed().values(of: "x") == [.boolean(true), .empty, .boolean(false)])
    #expect(try column(["true", "False"]).typed().columns[1].kind == .text)
    #expect(try column(["true", "truely"]).typed().columns[1].kind == .text)
  }

  @Test("A number of JSON has a decimal point, though text beside it has decimal commas")
  func jsonBesideCommas() throws {
    let json = try readJSON(#"[{"x": 1.500}, {"x": "2.250,5"}, {"x": 1e1}, {"x": "1.500"}, {"x": null}]"#)
      .store
    let expected = ["1.500", "2250.5", "10", "1500", ""]
    #expect(try shown(json.typed { $0.usesDecimalComma = true }) == expected)
    #expect(try shown(json.typed(numeric: ["x"]) { $0.usesDecimalComma = true }) == expected)
    let joined = try RecordStore.joined([csv("k;x\nk;1.500\n"), json])
    #expect(try shown(joined.typed { $0.usesDecimalComma = true }) == ["1500"] + expected)
  }
}
