internal import TableModel

/// The value that all leaf rows below a group have in common, or nothing: what a group is called by a key column,
/// with the type that the key has.
struct SharedValue: AggregateFunction {
  private var value: CellValue?
  private var differs = false

  mutating func add(_ value: CellValue) {
    if self.value == nil {
      self.value = value
    } else if self.value != value {
      differs = true
    }
  }

  mutating func merge(_ other: SharedValue) {
    differs = differs || other.differs
    if let value = other.value { add(value) }
  }

  var result: CellValue { differs ? .empty : value ?? .empty }
}
