internal import TableModel

extension CellValue {
  /// The value in the form in which equal ones are equal: `1` and `1.0` are one number.
  var comparable: CellValue {
    if case .integer(let integer) = self { return .decimal(ExactDecimal(significand: Int128(integer))) }
    return self
  }

  /// Orders numbers by value, dates by time and text by its bytes; values of different kinds by kind.
  func isOrdered(before other: CellValue) -> Bool {
    switch (self, other) {
    case (.decimal(let left), .decimal(let right)): left < right
    case (.number(let left), .number(let right)): left < right
    case (.decimal(let left), .number(let right)): left.nearest < right
    case (.number(let left), .decimal(let right)): left < right.nearest
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
