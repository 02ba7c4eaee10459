public import TableModel

extension CellValue {
  /// The value as data has it.
  public var written: String {
    switch self {
    case .empty: ""
    case .text(let text), .link(let text): text
    case .integer(let integer): "\(integer)"
    case .decimal(let decimal): "\(decimal)"
    case .boolean(let boolean): "\(boolean)"
    case .number(let number): "\(number)"
    case .date(let date): "\(date.civil)"
    }
  }
}
