internal import TableModel

extension Accumulator {
  /// Adds what was gathered of several records, as if each of them were added.
  ///
  /// - Parameter gathered: In the form that the aggregate needs.
  /// - Throws: Where a value is no number, or the sum too long.
  mutating func add(_ gathered: GatheredTotal) throws(Failure) {
    switch gathered {
    case .blank: return
    case .value(let value): try add(value)
    case .count(let count): self.count += count
    case .sum(let sum, let count):
      onlyIntegers = false
      try add(sum)
      self.count += count
    case .weightedSum(let sum, let weights):
      try add(sum)
      self.weights = try Self.exactly { () throws(DecimalOverflow) in try self.weights.adding(weights) }
      count += 1
    case .distinct(let values, let limit):
      gatheredValues.append(values, below: limit)
      count += values.count
    case .numbers(let values, let scale):
      numbers.append(values, scale: scale)
      count += values.count
    }
  }

  private mutating func add(_ value: CellValue) throws(Failure) {
    switch aggregate {
    case .minimum: choose(value.comparable, isLess: true)
    case .maximum: choose(value.comparable, isLess: false)
    case .first: if count == 0 { chosen = value }
    case .last: chosen = value
    default:
      guard case .decimal(let sum) = value.comparable else { throw .notANumber }
      if case .decimal = value { onlyIntegers = false }
      try add(sum)
    }
    count += 1
  }
}
