internal import TableModel
internal import TableOutline

extension RowWriter {
  /// Writes one cell of a row.
  ///
  /// - Parameters:
  ///   - column: The column's position.
  ///   - cells: The row's cells.
  ///   - place: The row's place.
  ///   - isTotal: Whether the cell shows a total.
  /// - Throws: `XLSXError`.
  @inline(__always)
  mutating func writeCell(
    _ column: Int, of cells: borrowing CellBuffer, _ place: borrowing RowPlace, isTotal: Bool
  ) throws {
    let cell = cells[column]
    let isLabel = column == layout.header.treeColumn
    let style =
      isLabel
      ? layout.styles.label(place.look, depth: place.depth, isDate: cell.kind == .date)
      : cell.kind == .date
        ? layout.styles.date(place.look, column: column) : layout.styles.value(place.look, column: column)
    switch cell.kind {
    case .integer, .decimal:
      if isTotal, let formula = formula(column, place, cell.decimal.significand) {
        contents[column].see(number: cell.decimal, isLeaf: false)
        sheet.stream.write(
          formula, significand: cell.decimal.significand, scale: Int(cell.decimal.scale), column: column,
          style: style)
      } else {
        writeNumber(
          cell.decimal, column, style, isLabel: isLabel, isTotal: isTotal, isLeaf: place.look == .leaf)
      }
    case .text:
      let bytes = cells.bytes.span
      writeText(bytes.extracting(cell.textRange), column, style, place, isLabel: isLabel)
    case .empty:
      if place.look.stylesBlanks { sheet.stream.writeBlank(column: column, style: style) }
    case .date: writeDate(cell.date, column, style, place, isTotal: isTotal)
    case .boolean:
      contents[column].see(width: 5)
      sheet.stream.write(boolean: cell.boolean, column: column, style: style)
    case .number: writeDouble(cell.number, column, style)
    case .link:
      let bytes = cells.bytes.span
      try writeLink(bytes.extracting(cell.textRange), column, style, place, isLabel: isLabel)
    }
  }

  /// The formula for a total, or `nil` where none says the same.
  private func formula(_ column: Int, _ place: borrowing RowPlace, _ significand: Int128) -> CellFormula? {
    if let source = place.source {
      // Digits that are text on the other sheet would be none here.
      let isNumber = layout.plans[column].roundsTotalDigits || SignificantDigits.fit(significand)
      return layout.options.totals == .formulas && isNumber
        ? .reference(sheet: source.sheet, row: source.row) : nil
    }
    guard let function = layout.plans[column].function, let rows = place.covered else { return nil }
    if place.coversFoldedLeaves, !layout.plans[column].coversFoldedLeaves { return nil }
    // A value of its own that a disclosure row among them shows would count as a leaf's.
    if place.kind != .group, rows.contains(sheet.ownValueRows[column]) { return nil }
    return .subtotal(function: function, rows: rows)
  }

  @inline(__always)
  private mutating func writeNumber(
    _ number: ExactDecimal, _ column: Int, _ style: XMLMark, isLabel: Bool, isTotal: Bool, isLeaf: Bool
  ) {
    if !SignificantDigits.fit(number.significand) {
      let rounds = isTotal ? layout.plans[column].roundsTotalDigits : layout.plans[column].roundsDigits
      guard rounds else { return writeDigits(number, column, style) }
      if !isTotal, layout.plans[column].warnsOfRounding {
        roundedNumbers.add(column: column, row: sheet.stream.row)
      }
    }
    if isLabel {
      contents[column].see(width: number.description.utf8.count)
    } else {
      contents[column].see(number: number, isLeaf: isLeaf)
    }
    sheet.stream.write(
      significand: number.significand, scale: Int(number.scale), column: column, style: style)
  }

  /// Writes a number of more digits than a workbook keeps as text, so that none is lost.
  private mutating func writeDigits(_ number: ExactDecimal, _ column: Int, _ style: XMLMark) {
    let text = number.description
    contents[column].see(width: min(text.utf8.count, layout.options.maximumWidth))
    contents[column].seeTextDigits()
    _ = writeString(text, column: column, style: style)
  }

  @inline(__always)
  private mutating func writeText(
    _ text: Span<UInt8>, _ column: Int, _ style: XMLMark, _ place: borrowing RowPlace, isLabel: Bool
  ) {
    if text.count == 0 {
      if place.look.stylesBlanks { sheet.stream.writeBlank(column: column, style: style) }
      return
    }
    let extra = isLabel ? TextMeasure.indent(depth: place.depth) : 0
    contents[column].see(text: text, extra: extra, limit: layout.options.maximumWidth)
    if !sheet.stream.write(text: text, column: column, style: style) {
      cutTexts.add(column: column, row: sheet.stream.row)
    }
  }

  private mutating func writeDate(
    _ date: CalendarTime, _ column: Int, _ style: XMLMark, _ place: borrowing RowPlace, isTotal: Bool
  ) {
    guard column == layout.header.treeColumn || layout.plans[column].holdsDates, let serial = SerialDate(date)
    else {
      var output = OutputBuffer(capacity: 32)
      output.append(date: date)
      contents[column].see(width: output.count)
      contents[column].seeTextDigits()
      output.withSpan { text in _ = sheet.stream.write(text: text, column: column, style: style) }
      return
    }
    contents[column].see(date: date)
    if isTotal, let formula = formula(column, place, Int128(serial.significand)) {
      sheet.stream.write(
        formula, significand: Int128(serial.significand), scale: serial.scale, column: column,
        style: style)
    } else {
      sheet.stream.write(
        significand: Int128(serial.significand), scale: serial.scale, column: column, style: style)
    }
  }

  /// Writes a floating-point number that no decimal stands for; one that is not finite is text.
  private mutating func writeDouble(_ number: Double, _ column: Int, _ style: XMLMark) {
    contents[column].see(width: 12)
    if number.isFinite {
      sheet.stream.write(number: number, column: column, style: style)
    } else {
      _ = writeString(number.isNaN ? "NaN" : number < 0 ? "-∞" : "∞", column: column, style: style)
    }
  }

  private mutating func writeLink(
    _ text: Span<UInt8>, _ column: Int, _ style: XMLMark, _ place: borrowing RowPlace, isLabel: Bool
  ) throws {
    writeText(text, column, style, place, isLabel: isLabel)
    guard text.count > 0 else { return }
    if let address = LinkAddress(String(copying: text)),
      try sheet.links.add(address, column: column, row: sheet.stream.row)
    {
      return
    }
    unlinked.add(column: column, row: sheet.stream.row)
  }
}
