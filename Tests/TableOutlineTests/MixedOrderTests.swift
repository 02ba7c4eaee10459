import TableModel
import TableOutline
import TestSupport
import Testing

@Suite("Order of values of every kind")
struct MixedOrderTests {
  private struct Row: Sendable {
    let number: Int
    let first: CellValue
    let second: CellValue

    var values: [CellValue] { [first, second] }
  }

  private struct Numbers: TableRenderer, ~Copyable {
    static var includesHiddenRows: Bool { true }
    private(set) var numbers: [Int64] = []

    mutating func begin(_ header: TableHeader) {}
    mutating func write(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) {
      if case .integer(let number) = cells.value(at: 0) { numbers.append(number) }
    }
    mutating func end() {}
  }

  private static let exact: [CellValue] = [
    .integer(0), .integer(-1), .integer(7), .integer(1 << 53), .integer(1 << 53 + 1), .integer(.min),
    .integer(.max), .decimal(ExactDecimal(significand: 110, scale: 2)),
    .decimal(ExactDecimal(significand: 11, scale: 1)),
    .decimal(ExactDecimal(significand: 11_000_000_000_000_000_000_000_000_000_001, scale: 31)),
    .decimal(ExactDecimal(significand: 1, scale: 38)), .decimal(ExactDecimal(significand: -1, scale: 38)),
    .decimal(ExactDecimal(significand: .max, scale: 0)),
  ]
  private static let inexact: [CellValue] = [
    .number(0.0), .number(-0.0), .number(-.infinity), .number(.infinity), .number(.nan), .number(1e300),
    .number(-1e300), .number(1.0), .number(1.0.nextUp), .number(.leastNonzeroMagnitude),
  ]
  private static let others: [CellValue] = [
    .empty, .text(""), .text("a"), .text("a\0"), .text("a\0b"), .text("Größe"), .text("Grund"),
    .text("prefixes 2 of more"), .text("prefixes 10 of more"), .text("prefixes 010"), .text("x1"),
    .text("x10"),
    .text("x9"), .text("x09"), .text("x/"), .text("x:"), .text("x"), .link("x5"), .boolean(true),
    .boolean(false), .date(CalendarTime(milliseconds: -1, hasTime: true)),
    .date(CalendarTime(milliseconds: 0, hasTime: false)),
    .date(CalendarTime(milliseconds: 1_796_000_000_000, hasTime: false)),
  ]

  @Test(
    "Rows are in the order that comparing each with each gives, ties in the order that they came in",
    arguments: 0..<60)
  func model(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let pool = Self.others + (Bool.random(using: &generator) ? Self.exact : Self.inexact)
    let rows = (0..<150).map { number in
      Row(
        number: number, first: pool.randomElement(using: &generator) ?? .empty,
        second: pool.randomElement(using: &generator) ?? .empty)
    }
    let orders = [TableColumn("First", value: \Row.first), TableColumn("Second", value: \Row.second)].map {
      column in
      RowOrder<Row>.by(
        column, descending: Bool.random(using: &generator), natural: Bool.random(using: &generator),
        blanks: Bool.random(using: &generator) ? .first : .last)
    }
    var arrangement = RowArrangement<Row>()
    arrangement.rows = orders
    let table = Table(rows) { TableColumn("Number", value: \.number) }
    let shown = try table.arranged(arrangement).render(with: Numbers()).numbers
    var expected: [Row] = []
    for row in rows {
      let place = expected.lastIndex { Self.compare($0, row, by: orders) <= 0 }
      expected.insert(row, at: place.map { $0 + 1 } ?? 0)
    }
    #expect(shown == expected.map { Int64($0.number) })
  }

  private static func compare(_ left: Row, _ right: Row, by orders: [RowOrder<Row>]) -> Int {
    for (index, order) in orders.enumerated() {
      let (first, second) = (left.values[index], right.values[index])
      let blanks = [first, second].map { $0 == .empty || $0 == .text("") }
      if blanks[0] != blanks[1] { return blanks[0] == (order.blanks == .first) ? -1 : 1 }
      if blanks[0] { continue }
      let result = compare(first, second, order.isNatural)
      if result != 0 { return order.isDescending ? -result : result }
    }
    return 0
  }

  private static func compare(_ left: CellValue, _ right: CellValue, _ isNatural: Bool) -> Int {
    switch (left, right) {
    case (.boolean(let left), .boolean(let right)): return sign(left ? 1 : 0, right ? 1 : 0)
    case (.date(let left), .date(let right)): return sign(left.milliseconds, right.milliseconds)
    case (.number(let left), .number(let right)):
      return left.isNaN || right.isNaN ? sign(left.isNaN ? 1 : 0, right.isNaN ? 1 : 0) : sign(left, right)
    default: break
    }
    if let left = exact(left), let right = exact(right) { return sign(left, right) }
    guard let leftText = text(left), let rightText = text(right) else { return sign(rank(left), rank(right)) }
    let (first, second) = (parts(leftText, isNatural), parts(rightText, isNatural))
    for (left, right) in zip(first, second) where left != right {
      return left.lexicographicallyPrecedes(right) ? -1 : 1
    }
    if first.count != second.count { return sign(first.count, second.count) }
    // The same numbers with other zeros before them: the first that differ decide.
    let zeros = [leftText, rightText].map { text -> [Int] in
      let runs: [Substring] = text.split { !$0.isNumber }
      return runs.map { run in run.prefix { $0 == "0" }.count }
    }
    return isNatural ? zip(zeros[0], zeros[1]).map { sign($0, $1) }.first { $0 != 0 } ?? 0 : 0
  }

  /// Bytes one by one, but in natural order each run of digits as one, in the place of the digit zero.
  ///
  /// Its length stands before it: a longer number is a larger one.
  private static func parts(_ text: String, _ isNatural: Bool) -> [[Int]] {
    var (parts, digits): ([[Int]], [Int]?) = ([], nil)
    for byte in text.utf8 {
      if isNatural, (48...57).contains(byte) {
        digits = (digits ?? []) + (digits?.isEmpty ?? true && byte == 48 ? [] : [Int(byte)])
      } else {
        if let run = digits { parts.append([48, run.count] + run) }
        digits = nil
        parts.append([Int(byte)])
      }
    }
    if let run = digits { parts.append([48, run.count] + run) }
    return parts
  }

  private static func sign<Value: Comparable>(_ left: Value, _ right: Value) -> Int {
    left < right ? -1 : left == right ? 0 : 1
  }

  private static func rank(_ value: CellValue) -> Int {
    switch value {
    case .empty: 0
    case .boolean: 1
    case .integer, .decimal, .number: 2
    case .date: 3
    case .text, .link: 4
    }
  }

  private static func exact(_ value: CellValue) -> ExactDecimal? {
    switch value {
    case .integer(let integer): ExactDecimal(significand: Int128(integer))
    case .decimal(let decimal): decimal
    default: nil
    }
  }

  private static func text(_ value: CellValue) -> String? {
    switch value {
    case .text(let text), .link(let text): text
    default: nil
    }
  }
}
