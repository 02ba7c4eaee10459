internal import TableModel

/// The values of one column, by record; what stands for a blank field has no meaning.
enum ColumnValues: Sendable {
  /// The bytes of the fields are the values.
  case text
  /// `true` and `false`, as the fields say.
  case booleans
  /// Whole numbers.
  case integers(WholeNumbers)
  /// Decimals whose digits fit 64 bits, each with the decimals it was written with.
  case decimals(WholeNumbers, DecimalPlaces)
  /// Decimals of any length.
  case wideDecimals(ContiguousArray<ExactDecimal>)
  /// Dates alone, in days since the first of January 1970.
  case days(ContiguousArray<Int32>)
  /// Dates of which some have a time of day.
  case dates(ContiguousArray<CalendarTime>)

  /// What kind of cells these are.
  var kind: CellKind {
    switch self {
    case .text: .text
    case .booleans: .boolean
    case .integers: .integer
    case .decimals, .wideDecimals: .decimal
    case .days, .dates: .date
    }
  }

  /// The values of some of the records.
  func selecting<Position: BinaryInteger & Sendable>(_ records: ContiguousArray<Position>) -> ColumnValues {
    switch self {
    case .text, .booleans: self
    case .integers(let values): .integers(values.selecting(records))
    case .decimals(let values, let places):
      .decimals(values.selecting(records), places.selecting(records))
    case .wideDecimals(let values): .wideDecimals(values.selecting(records))
    case .days(let days): .days(days.selecting(records))
    case .dates(let values): .dates(values.selecting(records))
    }
  }
}

extension CalendarTime {
  /// A date alone.
  @inline(__always)
  init(day: Int32) {
    self.init(milliseconds: Int64(day) * 86_400_000, hasTime: false)
  }
}

extension ContiguousArray where Element: BitwiseCopyable & Sendable {
  /// The elements at some positions, fetched by all processors.
  func selecting<Position: BinaryInteger & Sendable>(_ positions: ContiguousArray<Position>)
    -> ContiguousArray
  {
    var selected = ContiguousArray()
    selected.append(sharing: positions.count) { selected in
      _ = concurrentParts(of: positions.indices) { _, part in
        for position in part { selected[position] = self[Int(positions[position])] }
      }
    }
    return selected
  }
}
