internal import TableModel

/// Which value of a column stands for all in a group.
enum Choice: Sendable {
  case minimum, maximum, first, last

  /// The choice that an aggregate makes, if it makes one.
  init?(_ aggregate: Aggregate) {
    switch aggregate {
    case .minimum: self = .minimum
    case .maximum: self = .maximum
    case .first: self = .first
    case .last: self = .last
    default: return nil
    }
  }
}
