/// The cells of one row, and the bytes of their text, reused from row to row.
///
/// A column appends exactly one cell for each row. Nothing is allocated once the buffer has grown to the size of
/// the longest row: what earlier rows left behind is written over, not removed, because removing costs more than
/// a row does.
///
/// The cells stand behind a pointer, which saves a check of uniqueness for each: most of what appending one costs. It
/// is safe because a cell is written only below `capacity` and read only below `count`, and the memory has one owner.
@safe
public struct CellBuffer: ~Copyable {
  private var base: UnsafeMutablePointer<Cell>
  private var capacity: Int

  /// The UTF-8 bytes of all text cells, one after the other; `Cell.textRange` says which are whose.
  ///
  /// What is left of earlier rows may follow.
  public private(set) var bytes: ContiguousArray<UInt8> = []

  /// How many cells there are.
  public private(set) var count = 0

  /// How many of the bytes belong to this row.
  package private(set) var byteCount = 0

  /// Creates an empty buffer.
  public init() {
    capacity = 16
    unsafe base = .allocate(capacity: capacity)
  }

  deinit { unsafe base.deallocate() }

  /// One cell.
  ///
  /// - Parameter index: The column's position.
  public subscript(index: Int) -> Cell {
    precondition(index >= 0 && index < count, "no such cell")
    return unsafe base[index]
  }

  /// All cells, as a copy.
  package var cells: ContiguousArray<Cell> {
    unsafe ContiguousArray(UnsafeBufferPointer(start: base, count: count))
  }

  /// Forgets the cells and keeps the memory.
  public mutating func removeAll() {
    count = 0
    byteCount = 0
  }

  /// Appends a cell without text.
  ///
  /// - Parameter cell: The cell; its kind is neither text nor link.
  public mutating func append(_ cell: Cell) {
    precondition(cell.textRange.isEmpty, "the text of a cell belongs to its own buffer")
    place(cell)
  }

  /// Appends an empty cell.
  public mutating func appendEmpty() { place(.empty) }

  /// Appends a whole number.
  ///
  /// - Parameter value: The number.
  public mutating func append(integer value: Int64) { place(Cell(integer: value)) }

  /// Appends an exact decimal.
  ///
  /// - Parameter value: The number.
  public mutating func append(decimal value: ExactDecimal) { place(Cell(decimal: value)) }

  /// Appends the exact decimal `significand / 10^scale`.
  ///
  /// - Parameters:
  ///   - significand: All digits, with the sign.
  ///   - scale: How many stand behind the point, 0 to 38.
  public mutating func append(significand: Int64, scale: UInt8) {
    place(
      Cell(
        kind: .decimal, low: UInt64(bitPattern: significand), high: significand < 0 ? -1 : 0, detail: scale))
  }

  /// Appends a floating-point number, as the decimal that it is written as where there is one.
  ///
  /// - Parameter value: The number.
  public mutating func append(number value: Double) {
    if let decimal = ExactDecimal(value) {
      place(Cell(decimal: decimal))
    } else {
      place(Cell(number: value))
    }
  }

  /// Appends yes or no.
  ///
  /// - Parameter value: The answer.
  public mutating func append(boolean value: Bool) { place(Cell(boolean: value)) }

  /// Appends a date.
  ///
  /// - Parameter value: The date.
  public mutating func append(date value: CalendarTime) { place(Cell(date: value)) }

  /// Appends text.
  ///
  /// - Parameter text: The text; `""` is an empty text, not an empty cell.
  public mutating func append(text: String) { append(.text, string: text) }

  /// Appends an address.
  ///
  /// - Parameter link: The address.
  public mutating func append(link: String) { append(.link, string: link) }

  /// Appends text given as UTF-8.
  ///
  /// - Parameter utf8: The bytes; valid UTF-8.
  public mutating func append(utf8: Span<UInt8>) {
    // Safe: the pointer is used within the call only.
    let start = unsafe utf8.withUnsafeBufferPointer { unsafe place($0) }
    place(Cell(kind: .text, textFrom: start, count: utf8.count))
  }

  /// Appends a value.
  ///
  /// - Parameter value: The value.
  public mutating func append(_ value: CellValue) {
    switch value {
    case .empty: appendEmpty()
    case .text(let text): append(text: text)
    case .integer(let integer): append(integer: integer)
    case .decimal(let decimal): append(decimal: decimal)
    case .number(let number): append(number: number)
    case .boolean(let boolean): append(boolean: boolean)
    case .date(let date): append(date: date)
    case .link(let link): append(link: link)
    }
  }

  /// Puts another cell in place of one, for instance a total in place of a value.
  ///
  /// - Parameters:
  ///   - index: The column's position.
  ///   - source: The buffer that the new cell comes from.
  ///   - sourceIndex: The cell's position there.
  public mutating func replaceCell(at index: Int, from source: borrowing CellBuffer, at sourceIndex: Int) {
    replace(index, with: copyText(of: source[sourceIndex], from: source))
  }

  /// Puts a cell without text in place of one.
  ///
  /// - Parameters:
  ///   - index: The column's position.
  ///   - cell: The new cell; its kind is neither text nor link.
  public mutating func replaceCell(at index: Int, with cell: Cell) {
    precondition(cell.textRange.isEmpty, "the text of a cell belongs to its own buffer")
    replace(index, with: cell)
  }

  /// Appends a cell of another buffer.
  ///
  /// - Parameters:
  ///   - sourceIndex: The cell's position there.
  ///   - source: The other buffer.
  public mutating func append(at sourceIndex: Int, of source: borrowing CellBuffer) {
    place(copyText(of: source[sourceIndex], from: source))
  }

  private mutating func copyText(of cell: Cell, from source: borrowing CellBuffer) -> Cell {
    guard cell.kind == .text || cell.kind == .link else { return cell }
    let range = cell.textRange
    // Safe: the pointer is used within the call only.
    let start = unsafe source.bytes.withUnsafeBufferPointer {
      unsafe place(UnsafeBufferPointer(rebasing: $0[range]))
    }
    return Cell(kind: cell.kind, textFrom: start, count: range.count)
  }

  /// The value of one cell, as a copy of its own.
  ///
  /// - Parameter index: The column's position.
  /// - Returns: The value.
  /// - Complexity: O(*n*) in the length of its text.
  public func value(at index: Int) -> CellValue {
    let cell = self[index]
    return switch cell.kind {
    case .empty: .empty
    case .text: .text(String(decoding: bytes[cell.textRange], as: UTF8.self))
    case .integer: .integer(cell.integer)
    case .decimal: .decimal(cell.decimal)
    case .number: .number(cell.number)
    case .boolean: .boolean(cell.boolean)
    case .date: .date(cell.date)
    case .link: .link(String(decoding: bytes[cell.textRange], as: UTF8.self))
    }
  }

  private mutating func append(_ kind: Cell.Kind, string: String) {
    // A native string hands its bytes over in one piece.
    if let cell = unsafe string.utf8.withContiguousStorageIfAvailable({
      unsafe Cell(kind: kind, textFrom: place($0), count: $0.count)
    }) {
      place(cell)
    } else {
      let copy = ContiguousArray(string.utf8)
      let start = unsafe copy.withUnsafeBufferPointer { unsafe place($0) }
      place(Cell(kind: kind, textFrom: start, count: copy.count))
    }
  }

  /// Puts a cell behind the others.
  private mutating func place(_ cell: Cell) {
    if count == capacity { grow() }
    unsafe base[count] = cell
    count &+= 1
  }

  private mutating func replace(_ index: Int, with cell: Cell) {
    precondition(index >= 0 && index < count, "no such cell")
    unsafe base[index] = cell
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Cell>.allocate(capacity: capacity * 2)
    unsafe larger.update(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = larger
    capacity *= 2
  }

  /// Puts text behind the text of the other cells and returns where it begins.
  private mutating func place(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    let start = byteCount
    byteCount = start + text.count
    if byteCount > bytes.count {
      // At least twice the size, so that a buffer of many rows grows in few steps.
      bytes.append(contentsOf: repeatElement(0, count: max(byteCount - bytes.count, bytes.count, 64)))
    }
    guard let source = text.baseAddress else { return start }
    // Safe: the memory from `start` on holds at least as many bytes as are copied.
    unsafe bytes.withUnsafeMutableBufferPointer { target in
      guard let base = target.baseAddress else { return }
      unsafe (base + start).update(from: source, count: text.count)
    }
    return start
  }
}
