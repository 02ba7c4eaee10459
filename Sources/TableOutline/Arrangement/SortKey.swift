internal import TableModel

/// The most of a cell that 64 bits hold of its place in an order: of two cells with different keys the one with the
/// smaller key comes first, whatever the rest of them is, so that a sort seldom has to look at the cells themselves.
///
/// From the highest bit: two for blanks, three for the kind, and 59 for the value, the last two turned round where the
/// order is a descending one.
struct SortKey: Comparable, BitwiseCopyable {
  private let bits: UInt64

  /// Takes the key of a cell.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - criterion: What the cell is compared by.
  ///   - bytes: The bytes in which its text stands.
  init(_ cell: Cell, by criterion: SiblingOrder.Criterion, of bytes: borrowing ContiguousArray<UInt8>) {
    if CellOrder.isBlank(cell) {
      bits = criterion.blanksAreFirst ? 0 : .max
      return
    }
    let kind = UInt64(CellOrder.rank(cell))
    let place = kind << Self.valueBits | Self.value(of: cell, criterion.isNatural, bytes)
    bits = 1 << 62 | (criterion.isDescending ? ~place & ((1 << 62) - 1) : place)
  }

  static func < (left: SortKey, right: SortKey) -> Bool { left.bits < right.bits }

  private static let valueBits = UInt64(59)

  private static func value(
    of cell: Cell, _ isNatural: Bool, _ bytes: borrowing ContiguousArray<UInt8>
  ) -> UInt64 {
    switch cell.kind {
    case .empty: 0
    case .boolean: cell.boolean ? 1 : 0
    case .integer, .decimal: ordered(cell.decimal.nearest)
    case .number: ordered(cell.number)
    case .date: UInt64(bitPattern: cell.date.milliseconds ^ .min) >> (64 - valueBits)
    case .text, .link: start(of: cell.textRange, isNatural, bytes)
    }
  }

  /// The highest bits of a number that is the larger the larger the double is; what is not a number is the largest.
  private static func ordered(_ number: Double) -> UInt64 {
    if number.isNaN { return .max >> (64 - valueBits) }
    // Zero has two signs, which are one value.
    let pattern = (number == 0 ? 0 : number).bitPattern
    return (pattern >> 63 == 0 ? pattern | 1 << 63 : ~pattern) >> (64 - valueBits)
  }

  /// The first seven bytes; in natural order up to the first digit, which stands for all of them.
  private static func start(
    of range: Range<Int>, _ isNatural: Bool, _ bytes: borrowing ContiguousArray<UInt8>
  ) -> UInt64 {
    var (value, shift) = (UInt64(0), UInt64(56))
    for index in range.prefix(7) {
      let isDigit = isNatural && CellOrder.isDigit(bytes[index])
      shift -= 8
      value |= UInt64(isDigit ? UInt8(ascii: "0") : bytes[index]) << shift
      if isDigit { break }
    }
    return value
  }
}
