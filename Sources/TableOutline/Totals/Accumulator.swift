internal import TableModel

/// One aggregate of one column for one open disclosure row.
struct Accumulator {
  /// Why a cell could not be added.
  enum Failure: Error {
    case notANumber
    case overflow
  }

  let aggregate: Aggregate
  var count = 0
  private var sum: Int128 = 0
  private var scale: UInt8 = 0
  /// The sum of the numbers that no decimal stands for; `nil` as long as there are none.
  private var inexact: Double?
  var onlyIntegers = true
  var chosen = CellValue.empty
  var numbers = MedianNumbers()
  private var distinct: Set<CellValue> = []
  var gatheredValues = DistinctNumbers()
  var weights = ExactDecimal.zero
  private var function: (any AggregateFunction)?

  /// Starts an aggregate.
  ///
  /// - Parameters:
  ///   - aggregate: What is computed.
  ///   - function: The aggregate function, for a custom one.
  init(_ aggregate: Aggregate, function: (any AggregateFunction)? = nil) {
    self.aggregate = aggregate
    self.function = function
  }

  /// Adds a leaf row's cell; a blank one counts for nothing.
  ///
  /// - Parameters:
  ///   - index: The cell's position.
  ///   - weight: The position of its weight, for a weighted average.
  ///   - cells: The cells.
  /// - Throws: Where the cell is no number, or the sum too long.
  mutating func add(_ index: Int, weight: Int?, of cells: borrowing CellBuffer) throws(Failure) {
    let cell = cells[index]
    if cell.isEmpty || (cell.kind == .text && cell.textRange.isEmpty) { return }
    switch aggregate {
    case .sum, .average, .shareOfParent, .shareOfTotal: try add(number: cell)
    case .weightedAverage:
      guard let weight, !cells[weight].isEmpty else { return }
      try add(cell, weight: cells[weight])
    case .custom: function?.add(cells.value(at: index))
    case .count: break
    case .minimum: choose(cells.value(at: index).comparable, isLess: true)
    case .maximum: choose(cells.value(at: index).comparable, isLess: false)
    case .first: if count == 0 { chosen = cells.value(at: index) }
    case .last: chosen = cells.value(at: index)
    case .distinct: distinct.insert(cells.value(at: index).comparable)
    case .median:
      guard cell.isNumeric, cell.kind != .number else { throw .notANumber }
      numbers.append(cell.decimal)
    }
    count += 1
  }

  /// Adds what a disclosure row below has gathered from its leaves.
  mutating func merge(_ other: consuming Accumulator) throws(Failure) {
    guard other.count > 0 else { return }
    switch aggregate {
    case .sum, .average, .shareOfParent, .shareOfTotal, .weightedAverage:
      if let more = other.inexact { inexact = (inexact ?? 0) + more }
      onlyIntegers = onlyIntegers && other.onlyIntegers
      try add(ExactDecimal(significand: other.sum, scale: other.scale))
      weights = try Self.exactly { () throws(DecimalOverflow) in try weights.adding(other.weights) }
    case .custom:
      if let gathered = other.function { function = function?.merging(gathered) }
    case .count: break
    case .minimum: choose(other.chosen, isLess: true)
    case .maximum: choose(other.chosen, isLess: false)
    case .first: if count == 0 { chosen = other.chosen }
    case .last: chosen = other.chosen
    case .distinct:
      if distinct.count < other.distinct.count { swap(&distinct, &other.distinct) }
      distinct.formUnion(other.distinct)
      gatheredValues.merge(other.gatheredValues)
    case .median: numbers.merge(other.numbers)
    }
    count += other.count
  }

  /// How many decimals the values have that a quotient is of.
  var valueScale: UInt8 {
    switch aggregate {
    case .weightedAverage: scale - min(scale, weights.scale)
    case .median: numbers.scale
    default: scale
    }
  }

  /// The aggregate of everything added.
  mutating func result() -> CellValue {
    switch aggregate {
    case .count: return .integer(Int64(count))
    case .distinct: return .integer(Int64(distinct.count + gatheredValues.count()))
    case .custom: return function?.result ?? .empty
    case _ where count == 0: return .empty
    case .weightedAverage:
      let total = ExactDecimal(significand: sum, scale: scale)
      guard weights.significand != 0 else { return .empty }
      let decimals = min(total.scale + 12, ExactDecimal.maximumScale)
      return (try? total.divided(by: weights, decimals: decimals)).map { .decimal($0.reduced) } ?? .empty
    case .sum, .shareOfParent, .shareOfTotal: return number(ExactDecimal(significand: sum, scale: scale))
    case .average:
      let total = ExactDecimal(significand: sum, scale: scale)
      if let inexact { return .number((inexact + total.nearest) / Double(count)) }
      // Enough decimals that rounding once more for display gives what rounding the true quotient would.
      return .decimal(total.divided(by: count, addingDecimals: 12))
    case .minimum, .maximum, .first, .last: return chosen
    case .median: return numbers.median().map { .decimal($0) } ?? .empty
    }
  }

  private func number(_ exact: ExactDecimal) -> CellValue {
    if let inexact { return .number(inexact + exact.nearest) }
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

  mutating func add(_ value: ExactDecimal) throws(Failure) {
    if value.scale == scale {
      let (result, overflow) = sum.addingReportingOverflow(value.significand)
      guard !overflow else { throw .overflow }
      sum = result
      return
    }
    let result = try Self.exactly { () throws(DecimalOverflow) in
      try ExactDecimal(significand: sum, scale: scale).adding(value)
    }
    (sum, scale) = (result.significand, result.scale)
  }

  private mutating func add(_ value: Cell, weight: Cell) throws(Failure) {
    guard value.isNumeric, value.kind != .number, weight.isNumeric, weight.kind != .number else {
      throw .notANumber
    }
    try add(Self.exactly { () throws(DecimalOverflow) in try value.decimal.multiplied(by: weight.decimal) })
    weights = try Self.exactly { () throws(DecimalOverflow) in try weights.adding(weight.decimal) }
  }

  static func exactly(_ compute: () throws(DecimalOverflow) -> ExactDecimal) throws(Failure)
    -> ExactDecimal
  {
    do { return try compute() } catch { throw .overflow }
  }

  mutating func choose(_ value: CellValue, isLess: Bool) {
    if count == 0 || value.isOrdered(before: chosen) == isLess && value != chosen {
      chosen = value
    } else if case .decimal(let new) = value, case .decimal(let old) = chosen, new == old {
      // Of 1 and 1.0 the one with more decimals, whichever comes first.
      if new.scale > old.scale { chosen = value }
    }
  }
}

extension AggregateFunction {
  /// This function with what another has gathered; one column's functions have one type.
  fileprivate func merging(_ other: any AggregateFunction) -> any AggregateFunction {
    guard let other = other as? Self else { return self }
    var merged = self
    merged.merge(other)
    return merged
  }
}
