internal import TableOutline

extension WorkbookReport {
  // Points.
  private static var lineHeight: Int { 15 }

  /// Writes what stands above the rows of a sheet, once the widths of the columns are known.
  ///
  /// - Parameter widths: The widths, in digits.
  /// - Returns: The rows, to be followed by those of the sheet.
  /// - Throws: `XLSXError`.
  func headings(widths: [Int]) throws -> [CompressedPiece] {
    var stream = SheetStream(columns: layout.columnMarks, below: 0, compression)
    if let title {
      stream.beginRow(RowAttributes())
      Self.write(title, 0, layout.styles.title, to: &stream)
      try stream.endRow()
      stream.skipRows(1)
    }
    for spans in sharedHeadings.rows { try writeSharedHeadings(spans, to: &stream) }
    let lines =
      zip(layout.header.columns, widths).map { HeadingLines.count(of: $0.title, width: $1) }.max() ?? 1
    stream.beginRow(
      RowAttributes(height: lines > 1 ? min(lines * Self.lineHeight, SheetLimits.rowHeight) : 0))
    for (index, column) in layout.header.columns.enumerated() {
      Self.write(column.title, index, layout.styles.header(index), to: &stream)
    }
    if layout.header.hasSelection {
      stream.writeBlank(column: layout.header.columns.count, style: layout.styles.header(nil))
    }
    try stream.endRow()
    return try stream.finish()
  }

  /// Takes note of headings that are longer than a cell's text can be.
  mutating func noteCutHeadings() {
    if let title, Self.isCut(title) { rows.cutTexts.add(column: 0, row: 1) }
    for (index, column) in layout.header.columns.enumerated() where Self.isCut(column.title) {
      rows.cutTexts.add(column: index, row: layout.headerRow)
    }
  }

  /// Writes one row of headings, each over the first of its columns and centred over all of them.
  private func writeSharedHeadings(
    _ spans: [SharedHeadings.Span], to stream: inout SheetStream
  ) throws {
    stream.beginRow(RowAttributes())
    var next = 0
    for span in spans {
      for column in next..<span.columns.lowerBound {
        stream.writeBlank(column: column, style: layout.styles.headingGap)
      }
      Self.write(span.title, span.columns.lowerBound, layout.styles.sharedHeading, to: &stream)
      for column in span.columns.dropFirst() {
        stream.writeBlank(column: column, style: layout.styles.sharedHeading)
      }
      next = span.columns.upperBound + 1
    }
    for column in next..<layout.columnMarks.count {
      stream.writeBlank(column: column, style: layout.styles.headingGap)
    }
    try stream.endRow()
  }

  private static func isCut(_ text: String) -> Bool {
    let bytes = ContiguousArray(text.utf8)
    return XMLText.fittingCount(of: bytes.span, limit: SheetLimits.textUnits) < bytes.count
  }

  private static func write(
    _ text: String, _ column: Int, _ style: XMLMark, to stream: inout SheetStream
  ) {
    _ = stream.write(text: ContiguousArray(text.utf8).span, column: column, style: style)
  }
}
