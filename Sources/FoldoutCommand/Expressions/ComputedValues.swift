internal import TableModel

/// The values of a computed column, one for each record.
struct ComputedValues: Sendable {
  let name: String
  /// What all of the values are.
  let kind: CellKind
  let format: CellFormat

  private let cells: ContiguousArray<Cell>
  private let bytes: ContiguousArray<UInt8>

  /// Keeps values that were computed.
  ///
  /// - Parameters:
  ///   - name: The column's name.
  ///   - kind: What the values are, as far as that follows from the expression.
  ///   - values: One cell for each record.
  /// - Complexity: O(*n*) in the number of records.
  init(_ name: String, kind: CellKind, values: borrowing CellBuffer) {
    self.name = name
    cells = values.cells
    bytes = values.bytes
    self.kind = kind == .any ? Self.commonKind(of: cells) : kind
    format = Self.format(of: cells)
  }

  /// Appends the value of a record.
  func append(record: Int, to output: inout CellBuffer) {
    let cell = cells[record]
    switch cell.kind {
    case .text, .link: output.append(utf8: bytes.span.extracting(cell.textRange))
    default: output.append(cell)
    }
  }

  private static func commonKind(of cells: ContiguousArray<Cell>) -> CellKind {
    var common: Cell.Kind?
    for cell in cells where !cell.isEmpty {
      let kind = cell.kind
      guard let known = common else {
        common = kind
        continue
      }
      guard kind != known else { continue }
      guard cell.isNumeric, known == .integer || known == .decimal else { return .any }
      common = .decimal
    }
    switch common {
    case .text, .link: return .text
    case .integer: return .integer
    case .decimal, .number: return .decimal
    case .boolean: return .boolean
    case .date: return .date
    case .empty, nil: return .any
    }
  }

  /// Quotients that do not end are shown with four digits that count; all else with the digits that it has.
  private static func format(of cells: ContiguousArray<Cell>) -> CellFormat {
    let endlessScale: UInt8 = 18
    var isEndless = false
    var largest = ExactDecimal.zero
    for cell in cells where cell.kind == .decimal {
      let value = cell.decimal
      isEndless = isEndless || value.scale > endlessScale
      largest = max(largest, ExactDecimal(significand: abs(value.significand), scale: value.scale))
    }
    guard isEndless else { return .automatic }
    var decimals = 4
    while decimals < endlessScale, largest < ExactDecimal(significand: 1, scale: UInt8(decimals - 3)) {
      decimals += 1
    }
    return .pattern("0." + String(repeating: "0", count: decimals))
  }
}
