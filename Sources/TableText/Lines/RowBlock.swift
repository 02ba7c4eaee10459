internal import TextWidth

/// A row that takes up several lines, or whose text has to be treated before it is shown.
///
/// One value is reused for all such rows.
struct RowBlock {
  /// Room for the lines of a cell.
  struct Room {
    /// The columns of the first line, and of the lines after it.
    let first, others: Int

    /// How many lines there may be; `nil` for any number.
    let maximumLines: Int?
  }

  /// The cells, one for each shown column; empty ones have no line.
  private(set) var cells: ContiguousArray<CellBlock> = []

  /// The lines of all cells.
  private(set) var lines: ContiguousArray<CellBlock.Line> = []

  /// The shown text of all cells.
  private(set) var bytes: ContiguousArray<UInt8> = []

  private let form: VisibleForm
  private let treatment: CellTreatment
  private let ellipsisColumns: Int

  /// Creates an empty block.
  ///
  /// - Parameters:
  ///   - form: How text is made visible.
  ///   - treatment: What is done to text besides.
  ///   - ellipsisColumns: How wide the sign is that stands for text left out.
  init(form: VisibleForm, treatment: CellTreatment, ellipsisColumns: Int) {
    self.form = form
    self.treatment = treatment
    self.ellipsisColumns = ellipsisColumns
  }

  /// How many lines the row takes up.
  var height: Int { max(1, cells.reduce(0) { max($0, $1.lines.count) }) }

  /// Forgets the cells and keeps the memory.
  mutating func removeAll() {
    cells.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Appends a cell without text.
  mutating func appendEmpty() {
    cells.append(
      CellBlock(lines: lines.count..<lines.count, lead: nil, pen: [], isIsolated: false, dropsIndent: false))
  }

  /// Appends text that is broken into lines.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - suffix: Text of our own behind it.
  ///   - room: How much there is for it.
  ///   - pen: How it is drawn.
  ///   - dropsIndent: Whether the room for the indent was given to it.
  mutating func append(
    _ text: Span<UInt8>, suffix: String = "", in room: Room, pen: Palette.Pen, dropsIndent: Bool = false
  ) {
    let start = bytes.count
    treatment.append(text, form: form, to: &bytes)
    bytes.append(contentsOf: suffix.utf8)
    let firstLine = lines.count
    breakLines(from: start, room)
    if form.isRaw { closeStyles(of: firstLine..<lines.count) }
    let isIsolated = treatment == .formed && !form.isRaw && form.traits(of: text).hasRightToLeft
    cells.append(
      CellBlock(
        lines: firstLine..<lines.count, lead: nil, pen: pen, isIsolated: isIsolated, dropsIndent: dropsIndent)
    )
  }

  /// Appends a number or a date, which is shown whole or not at all.
  ///
  /// - Parameters:
  ///   - text: The formatted value.
  ///   - lead: How wide it is up to its decimal point.
  ///   - suffix: Text of our own behind it.
  ///   - width: How much room there is.
  ///   - pen: How it is drawn.
  ///   - dropsIndent: Whether the room for the indent was given to it.
  mutating func append(
    whole text: Span<UInt8>, lead: Int, suffix: String = "", width: Int, pen: Palette.Pen,
    dropsIndent: Bool = false
  ) {
    let start = bytes.count
    treatment.append(text, form: form.onOneLine, to: &bytes)
    bytes.append(contentsOf: suffix.utf8)
    var columns = columns(from: start)
    if columns > width {
      bytes.removeSubrange(start...)
      bytes.append(contentsOf: repeatElement(UInt8(ascii: "#"), count: width))
      columns = width
    }
    lines.append(CellBlock.Line(bytes: start..<bytes.count, columns: columns, cutColumns: 0))
    cells.append(
      CellBlock(
        lines: lines.count - 1..<lines.count, lead: min(lead, columns), pen: pen, isIsolated: false,
        dropsIndent: dropsIndent))
  }

  private func columns(from start: Int) -> Int {
    let shown = bytes.span
    return form.traits(of: shown.extracting(start..<shown.count)).columns
  }

  private mutating func breakLines(from start: Int, _ room: Room) {
    var breaker = LineBreaker(over: start..<bytes.count, form)
    let firstLine = lines.count
    while true {
      let limit = max(1, lines.count == firstLine ? room.first : room.others)
      guard let line = breaker.next(in: bytes.span, fitting: limit) else { return }
      let isLastAllowed = lines.count - firstLine + 1 == room.maximumLines
      if line.isTooWide || (isLastAllowed && !breaker.isAtEnd) {
        lines.append(cut(from: line.bytes.lowerBound, to: limit))
      } else {
        lines.append(CellBlock.Line(bytes: line.bytes, columns: line.columns, cutColumns: 0))
      }
      if isLastAllowed { return }
    }
  }

  /// Ends with each line what escape sequences in it switch on, and begins it again with the next one.
  private mutating func closeStyles(of lines: Range<Int>) {
    var style = OpenStyle()
    for index in lines {
      let line = self.lines[index]
      let start = bytes.count
      style.appendBeginning(to: &bytes)
      style.follow(bytes.span, line.bytes)
      guard bytes.count > start || !style.isEmpty else { continue }
      bytes.append(contentsOf: bytes[line.bytes])
      style.appendEnd(to: &bytes)
      self.lines[index] = CellBlock.Line(
        bytes: start..<bytes.count, columns: line.columns, cutColumns: line.cutColumns)
    }
  }

  /// As much of a line as fits together with the ellipsis.
  private func cut(from start: Int, to limit: Int) -> CellBlock.Line {
    let shown = bytes.span
    var end = start
    while end < shown.count, shown[end] != 0x0A { end += 1 }
    let mark = min(ellipsisColumns, limit)
    let part = DisplayWidth(form)
      .beginning(of: shown, in: start..<end, fitting: limit - mark)
    var blanks = 0
    while blanks < part.bytes.count, shown[part.bytes.upperBound - blanks - 1] == 0x20 { blanks += 1 }
    return CellBlock.Line(
      bytes: part.bytes.dropLast(blanks), columns: part.columns - blanks + mark, cutColumns: mark)
  }
}
