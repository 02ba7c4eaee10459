internal import TableModel

/// Compares cells of one buffer: numbers by value, dates by time, text by its bytes or in natural order, and values of
/// different kinds by kind.
struct CellOrder {
  let isNatural: Bool

  /// Below zero where the left cell comes first, above zero where the right one does, else zero.
  func compare(_ left: Cell, _ right: Cell, of bytes: ContiguousArray<UInt8>) -> Int {
    let (leftRank, rightRank) = (Self.rank(left), Self.rank(right))
    if leftRank != rightRank { return leftRank - rightRank }
    switch left.kind {
    case .empty: return 0
    case .boolean: return Self.order(left.boolean ? 1 : 0, right.boolean ? 1 : 0)
    case .integer where right.kind == .integer: return Self.order(left.integer, right.integer)
    case .integer, .decimal, .number: return Self.orderNumbers(left, right)
    case .date: return Self.order(left.date.milliseconds, right.date.milliseconds)
    case .text, .link:
      let (leftRange, rightRange) = (left.textRange, right.textRange)
      return isNatural
        ? Self.naturalOrder(bytes, leftRange, rightRange) : Self.byteOrder(bytes, leftRange, rightRange)
    }
  }

  /// The place of a cell's kind among the kinds, 0 to 4.
  static func rank(_ cell: Cell) -> Int {
    switch cell.kind {
    case .empty: 0
    case .boolean: 1
    case .integer, .decimal, .number: 2
    case .date: 3
    case .text, .link: 4
    }
  }

  /// Whether a cell has nothing to be compared.
  static func isBlank(_ cell: Cell) -> Bool { cell.isEmpty || cell.kind == .text && cell.textRange.isEmpty }

  private static func order<Value: Comparable>(_ left: Value, _ right: Value) -> Int {
    left < right ? -1 : left == right ? 0 : 1
  }

  private static func orderNumbers(_ left: Cell, _ right: Cell) -> Int {
    if left.kind != .number, right.kind != .number { return order(left.decimal, right.decimal) }
    let leftNumber = left.kind == .number ? left.number : left.decimal.nearest
    let rightNumber = right.kind == .number ? right.number : right.decimal.nearest
    // What is not a number comes last, so that the order is one.
    if leftNumber.isNaN || rightNumber.isNaN {
      return order(leftNumber.isNaN ? 1 : 0, rightNumber.isNaN ? 1 : 0)
    }
    return order(leftNumber, rightNumber)
  }

  private static func byteOrder(
    _ bytes: ContiguousArray<UInt8>, _ left: Range<Int>, _ right: Range<Int>
  ) -> Int {
    // Safe: both ranges lie in the bytes, and any eight bytes are a number.
    let all = unsafe bytes.span.bytes
    let shared = min(left.count, right.count)
    var offset = 0
    while offset + 8 <= shared {
      let leftWord = word(of: all, at: left.lowerBound + offset)
      let rightWord = word(of: all, at: right.lowerBound + offset)
      if leftWord != rightWord { return leftWord < rightWord ? -1 : 1 }
      offset += 8
    }
    while offset < shared {
      let (leftByte, rightByte) = (bytes[left.lowerBound + offset], bytes[right.lowerBound + offset])
      if leftByte != rightByte { return leftByte < rightByte ? -1 : 1 }
      offset += 1
    }
    return left.count - right.count
  }

  /// Eight bytes as a number that is ordered as they are; the caller sees that there are eight.
  private static func word(of bytes: RawSpan, at offset: Int) -> UInt64 {
    UInt64(bigEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Text by its bytes, but each run of digits as the number that it is; equal numbers by their leading zeros.
  private static func naturalOrder(
    _ bytes: ContiguousArray<UInt8>, _ left: Range<Int>, _ right: Range<Int>
  ) -> Int {
    var (leftIndex, rightIndex) = (left.lowerBound, right.lowerBound)
    var zeros = 0
    while leftIndex < left.upperBound, rightIndex < right.upperBound {
      guard isDigit(bytes[leftIndex]), isDigit(bytes[rightIndex]) else {
        if bytes[leftIndex] != bytes[rightIndex] { return bytes[leftIndex] < bytes[rightIndex] ? -1 : 1 }
        leftIndex += 1
        rightIndex += 1
        continue
      }
      let leftRun = run(bytes, leftIndex, left.upperBound)
      let rightRun = run(bytes, rightIndex, right.upperBound)
      if leftRun.digits.count != rightRun.digits.count { return leftRun.digits.count - rightRun.digits.count }
      let numbers = byteOrder(bytes, leftRun.digits, rightRun.digits)
      if numbers != 0 { return numbers }
      if zeros == 0 { zeros = leftRun.zeros - rightRun.zeros }
      leftIndex = leftRun.digits.upperBound
      rightIndex = rightRun.digits.upperBound
    }
    let rest = (left.upperBound - leftIndex) - (right.upperBound - rightIndex)
    return rest != 0 ? rest : zeros
  }

  /// A run of digits without its leading zeros, and how many those were.
  private static func run(
    _ bytes: ContiguousArray<UInt8>, _ start: Int, _ limit: Int
  ) -> (digits: Range<Int>, zeros: Int) {
    var first = start
    while first < limit, bytes[first] == UInt8(ascii: "0") { first += 1 }
    var end = first
    while end < limit, isDigit(bytes[end]) { end += 1 }
    return (first..<end, first - start)
  }

  /// Whether a byte is part of a number in natural order.
  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
