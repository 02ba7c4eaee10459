internal import TableModel

extension ColumnTyper {
  /// Reads numbers as people write them, if all values are such and can be read in one way only.
  ///
  /// - Throws: ``InputError`` of the kinds `ambiguousColumn`, `mixedCurrencies` and `badNumber`, if their order matters
  ///   and they have none.
  func automaticNumbers() throws(InputError) -> TypedColumn? {
    var reading = AmountReading(
      parser: AmountParser(usesDecimalComma: typing.usesDecimalComma), count: fields.count)
    for record in fields.indices {
      guard read(record, into: &reading) else { return nil }
    }
    if isOrdered { try checkUnits(of: reading) }
    guard reading.isNumeric(allowsExponents: store.columns[column].allowsExponents) else { return nil }
    if let record = reading.firstUncertainGroup {
      guard isOrdered else { return nil }
      throw ambiguousNumber(record)
    }
    return finish(reading)
  }

  /// Reads numbers, because the column is declared or needed as such.
  ///
  /// - Throws: ``InputError`` of the kinds `badNumber`, `ambiguousColumn` and `mixedCurrencies`.
  func numbers() throws(InputError) -> TypedColumn {
    var reading = AmountReading(
      parser: AmountParser(usesDecimalComma: typing.usesDecimalComma), count: fields.count)
    reading.readsBareAsPercent = declaredType == .percent
    var findings = InputFindings()
    var bad: ContiguousArray<Int> = []
    for record in fields.indices where !read(record, into: &reading) {
      findings.append(badNumber(record, reading: reading))
      bad.append(record)
      reading.skip(record)
    }
    if typing.badNumbers == .error, let error = InputError(findings) { throw error }
    try checkMeaning(of: reading)
    var result = finish(reading)
    if typing.badNumbers == .skip { result.badRecords = bad }
    let action = typing.badNumbers == .skip ? "skipped" : "taken as blank"
    result.warning = InputWarning(
      findings, summary: "\(store.name): \(bad.count) \(bad.count == 1 ? "value" : "values") \(action)")
    return result
  }

  @inline(__always)
  private func read(_ record: Int, into reading: inout AmountReading) -> Bool {
    let isMarked = isMarkedNumber(record)
    return store.text.withText(of: fields[record]) { reading.read($0, of: record, isMarked: isMarked) }
  }

  private func checkMeaning(of reading: AmountReading) throws(InputError) {
    try checkUnits(of: reading)
    if let record = reading.firstUncertainGroup, declaredType == nil { throw ambiguousNumber(record) }
  }

  /// Makes sure that the amounts are of one currency, and all or none of them percentages.
  private func checkUnits(of reading: AmountReading) throws(InputError) {
    if let (record, other) = reading.otherCurrency {
      throw InputError(
        .mixedCurrencies, at: store.location(of: record, column: column),
        "column \"\(name)\" holds \(other), and \(reading.currency ?? "") before it",
        hint: "amounts in two currencies can't be added up or compared; split the column or the records first"
      )
    }
    if let record = reading.firstBare, reading.percentCount > 0, declaredType != .percent {
      throw InputError(
        .badNumber, at: store.location(of: record, column: column),
        "\"\(store.string(record: record, column: column))\" in column \"\(name)\" has no % as others have",
        hint: "--type '\(name)=percent' takes all of them as percent")
    }
  }

  private func ambiguousNumber(_ record: Int) -> InputError {
    let text = store.string(record: record, column: column)
    return InputError(
      .ambiguousColumn, at: store.location(of: record, column: column),
      "\"\(text)\" in column \"\(name)\" can be read in two ways: its comma may be for thousands or for decimals",
      hint: "--type '\(name)=number' takes it for thousands, --decimal-comma for decimals")
  }

  private func badNumber(_ record: Int, reading: AmountReading) -> InputFinding {
    let isTooLong = store.text.withText(of: fields[record]) { reading.parser.isAmount($0) }
    let fault =
      isTooLong ? "has more digits than a number can have, \(ExactDecimal.maximumScale)" : "is not a number"
    return InputFinding(
      kind: .badNumber, location: store.location(of: record, column: column),
      message: "\"\(store.string(record: record, column: column))\" in column \"\(name)\" \(fault)",
      hint: isTooLong ? goingOn : adviceOnText(record))
  }

  private var goingOn: String? {
    typing.badNumbers == .error ? "--on-bad-number blank or skip goes on without it" : nil
  }

  private func adviceOnText(_ record: Int) -> String {
    let other = AmountParser(usesDecimalComma: !typing.usesDecimalComma)
    let isOtherwiseNumber = store.text.withText(of: fields[record]) { other.parse($0) } != nil
    guard isOtherwiseNumber else {
      return [goingOn, "--null names words that stand for nothing"].compactMap(\.self).joined(separator: "; ")
    }
    return typing.usesDecimalComma
      ? "it would be one without --decimal-comma" : "--decimal-comma reads commas as decimal points"
  }

  private func finish(_ reading: AmountReading) -> TypedColumn {
    var result = TypedColumn(values: .text, blankRecords: reading.blankRecords)
    let decimals = Int(reading.values.maximumScale)
    if reading.percentCount > 0 || declaredType == .percent {
      result.format = .percent(decimals: max(decimals - 2, 0))
    } else if let currency = reading.currency {
      // Prices with one decimal are written with two.
      result.format = .currency(currency, decimals: decimals == 1 ? 2 : decimals)
      result.currency = currency
    } else if declaredType == .money {
      result.format = .number(decimals: max(decimals, 2))
    } else if reading.firstGrouped != nil {
      result.format = .number(decimals: decimals)
    }
    result.values = reading.values.finish()
    return result
  }
}
