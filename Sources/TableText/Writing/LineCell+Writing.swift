internal import TableModel
internal import TableOutline
internal import TextWidth

extension LineCell {
  /// Writes text as it is.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - pen: How it is drawn.
  ///   - form: Measures it.
  ///   - treatment: What is done to text besides.
  ///   - line: Where it goes.
  /// - Returns: `false`, with nothing written, if it does not fit or needs treatment.
  @inline(__always)
  func write(
    _ text: Span<UInt8>, pen: Palette.Pen, _ form: VisibleForm, _ treatment: CellTreatment,
    _ line: inout LineWriter
  ) -> Bool {
    let traits = form.traits(of: text)
    guard traits.columns <= width, !traits.needsTreatment, !traits.hasRightToLeft, treatment.keeps(text)
    else { return false }
    let before = leadingBlanks(columns: traits.columns, lead: traits.columns)
    line.append(blanks: before)
    line.append(text, with: pen)
    line.append(blanks: width - before - traits.columns)
    return true
  }

  /// Writes a value that needs no pattern, straight from its digits.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - lead: How wide it is up to its decimal point.
  ///   - point: What stands before its decimals.
  ///   - pen: How it is drawn.
  ///   - line: Where it goes.
  /// - Returns: `false`, with nothing written, if it does not fit.
  @inline(__always)
  func write(
    _ value: PlainValue, lead: Int, point: UInt8, pen: Palette.Pen, _ line: inout LineWriter
  ) -> Bool {
    guard value.columns <= width else { return false }
    let before = leadingBlanks(columns: value.columns, lead: lead)
    line.append(blanks: before)
    line.append(value, point: point, with: pen)
    line.append(blanks: width - before - value.columns)
    return true
  }

  /// Writes a formatted value.
  ///
  /// - Parameters:
  ///   - shown: The value.
  ///   - point: The offset of its decimal point, where points stand below each other.
  ///   - suffix: Text of our own behind it.
  ///   - pen: How both are drawn.
  ///   - form: Measures it.
  ///   - treatment: What is done to text besides.
  ///   - line: Where it goes.
  /// - Returns: `false`, with nothing written, if it does not fit or needs treatment.
  func write(
    _ shown: borrowing OutputBuffer, point: Int?, suffix: String, pen: Palette.Pen, _ form: VisibleForm,
    _ treatment: CellTreatment, _ line: inout LineWriter
  ) -> Bool {
    shown.withSpan { text in
      let traits = form.traits(of: text)
      let columns = traits.columns + form.columns(of: suffix)
      guard columns <= width, !traits.needsTreatment, !traits.hasRightToLeft, treatment.keeps(text)
      else { return false }
      let lead = TableWriter.lead(
        of: text, point: point ?? text.count, columns: traits.columns, alignsPoints: point != nil, form: form)
      let before = leadingBlanks(columns: columns, lead: lead)
      line.append(blanks: before)
      line.begin(pen)
      line.append(text)
      line.append(suffix)
      line.end(pen)
      line.append(blanks: width - before - columns)
      return true
    }
  }
}

extension VisibleForm {
  /// How wide text of our own is.
  fileprivate func columns(of text: String) -> Int {
    text.isEmpty ? 0 : DisplayWidth(ambiguousIsWide: ambiguousIsWide).columns(of: text)
  }
}
