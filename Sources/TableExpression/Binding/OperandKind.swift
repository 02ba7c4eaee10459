internal import TableModel

/// What is known about a value before any row is seen.
enum OperandKind: Equatable {
  case blank, boolean, integer, decimal, text, date
  /// Differs from row to row.
  case unknown

  init(_ kind: CellKind) {
    switch kind {
    case .text, .link: self = .text
    case .integer: self = .integer
    case .decimal, .number: self = .decimal
    case .boolean: self = .boolean
    case .date: self = .date
    case .any: self = .unknown
    }
  }

  var cellKind: CellKind {
    switch self {
    case .boolean: .boolean
    case .integer: .integer
    case .decimal: .decimal
    case .text: .text
    case .date: .date
    case .blank, .unknown: .any
    }
  }

  /// What such a value is called in messages.
  var noun: String {
    switch self {
    case .blank: "blank"
    case .boolean: "true or false"
    case .integer, .decimal: "a number"
    case .text: "text"
    case .date: "a date"
    case .unknown: "of any kind"
    }
  }

  var isNumeric: Bool { self == .integer || self == .decimal }

  /// Whether a value of this kind may turn out to be what `other` is.
  func canBe(_ other: OperandKind) -> Bool {
    self == other || self == .blank || self == .unknown || isNumeric && other.isNumeric
  }

  /// What a value is that comes from one of two places.
  func merged(with other: OperandKind) -> OperandKind {
    if self == other || other == .blank { return self }
    if self == .blank { return other }
    return isNumeric && other.isNumeric ? .decimal : .unknown
  }
}
