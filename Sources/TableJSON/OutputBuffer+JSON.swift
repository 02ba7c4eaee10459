internal import TableModel
internal import TableOutline

extension OutputBuffer {
  /// Appends a cell as a JSON value: `null` for a blank and for what is no number, digits as they are, text in
  /// quotation marks.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - row: The buffer that the cell belongs to.
  mutating func append(json cell: Cell, of row: borrowing CellBuffer) {
    switch cell.kind {
    case .empty: append("null")
    case .number where !cell.number.isFinite: append("null")
    case .integer, .decimal, .number, .boolean: append(raw: cell, of: row)
    case .date:
      append(UInt8(ascii: "\""))
      append(date: cell.date)
      append(UInt8(ascii: "\""))
    case .text, .link:
      append(UInt8(ascii: "\""))
      let start = count
      append(raw: cell, of: row)
      escapeJSON(from: start)
      append(UInt8(ascii: "\""))
    }
  }

  /// Escapes what stands from a position on as the inside of a JSON string (RFC 8259, section 7), in place.
  ///
  /// That way text which needs nothing, as nearly all does, is written once and looked at once.
  ///
  /// - Parameter start: Where the string begins.
  /// - Complexity: O(*n*) in the length of the string, eight bytes at a time where nothing needs it.
  mutating func escapeJSON(from start: Int) {
    let first = withSpan { JSONEscape.first(in: $0, from: start) }
    guard first < count else { return }
    var added = 0
    for index in first..<count { added += JSONEscape.length(of: self[index]) - 1 }
    var source = count
    append(0, count: added)
    var target = count
    // From the end backwards, so that nothing is overwritten before it has moved.
    while source > first {
      source -= 1
      let byte = self[source]
      target -= JSONEscape.length(of: byte)
      write(byte, escapedAt: target)
    }
  }

  private mutating func write(_ byte: UInt8, escapedAt target: Int) {
    let length = JSONEscape.length(of: byte)
    guard length > 1 else { return self[target] = byte }
    self[target] = UInt8(ascii: "\\")
    guard length > 2 else { return self[target + 1] = JSONEscape.letter(for: byte) ?? byte }
    self[target + 1] = UInt8(ascii: "u")
    self[target + 2] = UInt8(ascii: "0")
    self[target + 3] = UInt8(ascii: "0")
    self[target + 4] = JSONEscape.digit(byte >> 4)
    self[target + 5] = JSONEscape.digit(byte & 15)
  }
}
