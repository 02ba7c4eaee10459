public import TableModel

extension OutputBuffer {
  /// Appends a cell as data: the digits of a number, an ISO 8601 date, `true` or `false`, the bytes of a text.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - row: The buffer that the cell belongs to.
  public mutating func append(raw cell: Cell, of row: borrowing CellBuffer) {
    switch cell.kind {
    case .empty: break
    case .text, .link:
      let bytes = row.bytes.span
      append(bytes.extracting(cell.textRange))
    case .integer: append(integer: cell.integer)
    case .decimal: append(decimal: cell.decimal)
    case .number: append(number: cell.number)
    case .boolean: append(cell.boolean ? "true" : "false")
    case .date: append(date: cell.date)
    }
  }

  /// Appends a date as ISO 8601 writes it: `2026-03-08`, `2026-03-08T14:05:00`, `2026-03-08T14:05:00.250`.
  ///
  /// - Parameter value: The date.
  public mutating func append(date value: CalendarTime) {
    let civil = value.civil
    let year = UInt64(civil.year.magnitude)
    if civil.year < 0 { append(UInt8(ascii: "-")) }
    if year >= 10_000 { append(unsigned: year / 10_000) }
    reserve(10)
    store(pair: year / 100 % 100, at: used)
    store(pair: year % 100, at: used &+ 2)
    unsafe base[used &+ 4] = UInt8(ascii: "-")
    store(pair: UInt64(civil.month), at: used &+ 5)
    unsafe base[used &+ 7] = UInt8(ascii: "-")
    store(pair: UInt64(civil.day), at: used &+ 8)
    used &+= 10
    guard value.hasTime else { return }
    append(UInt8(ascii: "T"), twoDigits: civil.hour)
    append(UInt8(ascii: ":"), twoDigits: civil.minute)
    append(UInt8(ascii: ":"), twoDigits: civil.second)
    guard civil.millisecond != 0 else { return }
    append(UInt8(ascii: "."))
    append(unsigned: UInt64(civil.millisecond), minimumDigits: 3)
  }

  private mutating func append(_ separator: UInt8, twoDigits number: Int) {
    append(separator)
    append(pair: number)
  }
}
