/// The cells of one row, and the bytes of their text, reused from row to row.
///
/// A column appends exactly one cell for each row. Nothing is allocated once the buffer has grown to the size of
/// the longest row.
public struct CellBuffer: ~Copyable {
  /// The cells, in the order of the columns.
  public private(set) var cells: ContiguousArray<Cell>

  /// The UTF-8 bytes of all text cells, one after the other; `Cell.textRange` says which are whose.
  public private(set) var bytes: ContiguousArray<UInt8>

  /// Creates an empty buffer.
  public init() {
    cells = []
    bytes = []
  }

  /// How many cells there are.
  public var count: Int { cells.count }

  /// One cell.
  ///
  /// - Parameter index: The column's position.
  public subscript(index: Int) -> Cell { cells[index] }

  /// Forgets the cells and keeps the memory.
  public mutating func removeAll() {
    cells.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Appends a cell without text.
  ///
  /// - Parameter cell: The cell; its kind is neither text nor link.
  public mutating func append(_ cell: Cell) {
    precondition(cell.textRange.isEmpty, "the text of a cell belongs to its own buffer")
    cells.append(cell)
  }

  /// Appends an empty cell.
  public mutating func appendEmpty() { cells.append(.empty) }

  /// Appends a whole number.
  ///
  /// - Parameter value: The number.
  public mutating func append(integer value: Int64) { cells.append(Cell(integer: value)) }

  /// Appends an exact decimal.
  ///
  /// - Parameter value: The number.
  public mutating func append(decimal value: ExactDecimal) { cells.append(Cell(decimal: value)) }

  /// Appends the exact decimal `significand / 10^scale`.
  ///
  /// - Parameters:
  ///   - significand: All digits, with the sign.
  ///   - scale: How many stand behind the point, 0 to 38.
  public mutating func append(significand: Int64, scale: UInt8) {
    cells.append(
      Cell(
        kind: .decimal, low: UInt64(bitPattern: significand), high: significand < 0 ? -1 : 0, detail: scale))
  }

  /// Appends a floating-point number, as the decimal that it is written as where there is one.
  ///
  /// - Parameter value: The number.
  public mutating func append(number value: Double) {
    if let decimal = ExactDecimal(value) {
      cells.append(Cell(decimal: decimal))
    } else {
      cells.append(Cell(number: value))
    }
  }

  /// Appends yes or no.
  ///
  /// - Parameter value: The answer.
  public mutating func append(boolean value: Bool) { cells.append(Cell(boolean: value)) }

  /// Appends a date.
  ///
  /// - Parameter value: The date.
  public mutating func append(date value: CalendarTime) { cells.append(Cell(date: value)) }

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
    let start = bytes.count
    // Safe: the pointer is used within the call only, and appending copies from it.
    unsafe utf8.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
    cells.append(Cell(kind: .text, textFrom: start, count: utf8.count))
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
    cells[index] = copyText(of: source.cells[sourceIndex], from: source)
  }

  /// Puts a cell without text in place of one.
  ///
  /// - Parameters:
  ///   - index: The column's position.
  ///   - cell: The new cell; its kind is neither text nor link.
  public mutating func replaceCell(at index: Int, with cell: Cell) {
    precondition(cell.textRange.isEmpty, "the text of a cell belongs to its own buffer")
    cells[index] = cell
  }

  /// Appends a cell of another buffer.
  ///
  /// - Parameters:
  ///   - sourceIndex: The cell's position there.
  ///   - source: The other buffer.
  public mutating func append(at sourceIndex: Int, of source: borrowing CellBuffer) {
    cells.append(copyText(of: source.cells[sourceIndex], from: source))
  }

  private mutating func copyText(of cell: Cell, from source: borrowing CellBuffer) -> Cell {
    let range = cell.textRange
    guard cell.kind == .text || cell.kind == .link else { return cell }
    let start = bytes.count
    bytes.append(contentsOf: source.bytes[range])
    return Cell(kind: cell.kind, textFrom: start, count: range.count)
  }

  /// The value of one cell, as a copy of its own.
  ///
  /// - Parameter index: The column's position.
  /// - Returns: The value.
  /// - Complexity: O(*n*) in the length of its text.
  public func value(at index: Int) -> CellValue {
    let cell = cells[index]
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
    let start = bytes.count
    // A native string hands its bytes over in one piece.
    if unsafe string.utf8.withContiguousStorageIfAvailable({ unsafe bytes.append(contentsOf: $0) }) == nil {
      bytes.append(contentsOf: string.utf8)
    }
    cells.append(Cell(kind: kind, textFrom: start, count: bytes.count - start))
  }
}
