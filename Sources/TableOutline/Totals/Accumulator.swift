internal import TableModel

/// One aggregate of one column for one open disclosure row.
struct Accumulator {
  /// Why a cell could not be added.
  enum Failure: Error {
    case notANumber
    case overflow
  }

  let aggregate: Aggregate
  private var count = 0
  private var sum: Int128 = 0
  private var scale: UInt8 = 0
  /// The sum of the numbers that no decimal stands for; `nil` as long as there are none.
  private var inexact: Double?
  private var onlyIntegers = true
  private var chosen = CellValue.empty
  private var values: [ExactDecimal] = []
  private var distinct: Set<CellValue> = []

  init(_ aggregate: Aggregate) { self.aggregate = aggregate }

  /// Adds a leaf row's cell; a blank one counts for nothing.
  mutating func add(_ index: Int, of cells: borrowing CellBuffer) throws(Failure) {
    let cell = cells[index]
    if cell.isEmpty || (cell.kind == .text && cell.textRange.isEmpty) { return }
    switch aggregate {
    case .sum, .average: try add(number: cell)
    case .count: break
    case .minimum: choose(cells.value(at: index).comparable, isLess: true)
    case .maximum: choose(cells.value(at: index).comparable, isLess: false)
    case .first: if count == 0 { chosen = cells.value(at: index) }
    case .last: chosen = cells.value(at: index)
    case .distinct: distinct.insert(cells.value(at: index).comparable)
    case .median:
      guard cell.isNumeric, cell.kind != .number else { throw .notANumber }
      values.append(cell.decimal)
    }
    count += 1
  }

  /// Adds what a disclosure row below has gathered from its leaves.
  mutating func merge(_ other: consuming Accumulator) throws(Failure) {
    guard other.count > 0 else { return }
    switch aggregate {
    case .sum, .average:
      if let more = other.inexact { inexact = (inexact ?? 0) + more }
      onlyIntegers = onlyIntegers && other.onlyIntegers
      try add(ExactDecimal(significand: other.sum, scale: other.scale))
    case .count: break
    case .minimum: choose(other.chosen, isLess: true)
    case .maximum: choose(other.chosen, isLess: false)
    case .first: if count == 0 { chosen = other.chosen }
    case .last: chosen = other.chosen
    case .distinct:
      if distinct.count < other.distinct.count { swap(&distinct, &other.distinct) }
      distinct.formUnion(other.distinct)
    case .median: values.append(contentsOf: other.values)
    }
    count += other.count
  }

  /// The aggregate of everything added.
  func result() -> CellValue {
    switch aggregate {
    case .count: return .integer(Int64(count))
    case .distinct: return .integer(Int64(distinct.count))
    case _ where count == 0: return .empty
    case .sum: return number(ExactDecimal(significand: sum, scale: scale))
    case .average:
      let total = ExactDecimal(significand: sum, scale: scale)
      if let inexact { return .number((inexact + Double(total)) / Double(count)) }
      // Enough decimals that rounding once more for display gives what rounding the true quotient would.
      return .decimal(total.divided(by: count, addingDecimals: 12))
    case .minimum, .maximum, .first, .last: return chosen
    case .median:
      let sorted = values.sorted()
      let middle = sorted.count / 2
      if sorted.count % 2 == 1 { return .decimal(sorted[middle]) }
      guard let both = try? sorted[middle - 1].adding(sorted[middle]) else { return .empty }
      return .decimal(both.divided(by: 2, addingDecimals: 1))
    }
  }

  private func number(_ exact: ExactDecimal) -> CellValue {
    if let inexact { return .number(inexact + Double(exact)) }
    if onlyIntegers, exact.scale == 0, let integer = Int64(exactly: exact.significand) {
      return .integer(integer)
    }
    return .decimal(exact)
  }

  private mutating func add(number cell: Cell) throws(Failure) {
    switch cell.kind {
    case .integer:
      try add(cell.decimal)
    case .decimal:
      onlyIntegers = false
      try add(cell.decimal)
    case .number:
      onlyIntegers = false
      inexact = (inexact ?? 0) + cell.number
    default: throw .notANumber
    }
  }

  private mutating func add(_ value: ExactDecimal) throws(Failure) {
    if value.scale == scale {
      let (result, overflow) = sum.addingReportingOverflow(value.significand)
      guard !overflow else { throw .overflow }
      sum = result
      return
    }
    do {
      let result = try ExactDecimal(significand: sum, scale: scale).adding(value)
      (sum, scale) = (result.significand, result.scale)
    } catch {
      throw .overflow
    }
  }

  private mutating func choose(_ value: CellValue, isLess: Bool) {
    if count == 0 || value.isOrdered(before: chosen) == isLess && value != chosen { chosen = value }
  }
}

extension Double {
  /// The double nearest to a decimal.
  fileprivate init(_ decimal: ExactDecimal) { self = Double(decimal.description) ?? .nan }
}

extension CellValue {
  /// The value in the form in which equal ones are equal: `1` and `1.0` are one number.
  fileprivate var comparable: CellValue {
    if case .integer(let integer) = self { return .decimal(ExactDecimal(significand: Int128(integer))) }
    return self
  }

  /// Orders numbers by value, dates by time and text by its bytes; values of different kinds by kind.
  fileprivate func isOrdered(before other: CellValue) -> Bool {
    switch (self, other) {
    case (.decimal(let left), .decimal(let right)): left < right
    case (.number(let left), .number(let right)): left < right
    case (.decimal(let left), .number(let right)): Double(left) < right
    case (.number(let left), .decimal(let right)): left < Double(right)
    case (.date(let left), .date(let right)): left < right
    case (.text(let left), .text(let right)), (.link(let left), .link(let right)):
      left.utf8.lexicographicallyPrecedes(right.utf8)
    case (.boolean(let left), .boolean(let right)): !left && right
    default: kindOrder < other.kindOrder
    }
  }

  private var kindOrder: Int {
    switch self {
    case .empty: 0
    case .boolean: 1
    case .integer, .decimal, .number: 2
    case .date: 3
    case .text: 4
    case .link: 5
    }
  }
}
