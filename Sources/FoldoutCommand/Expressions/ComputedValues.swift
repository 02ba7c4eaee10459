internal import TableModel

/// The values of a computed column, one for each record.
struct ComputedValues: Sendable {
  let name: String
  /// What all of the values are.
  let kind: CellKind
  let format: CellFormat
  /// The currency of amounts, where it is known.
  private(set) var currency: String?

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
    var cells = values.cells
    format = EndlessQuotients(cells)?.round(&cells) ?? .automatic
    self.cells = cells
    bytes = values.bytes
    self.kind = kind == .any ? Self.commonKind(of: cells) : kind
  }

  /// Keeps exact numbers that follow from those of another column.
  ///
  /// - Parameters:
  ///   - name: The column's name.
  ///   - kind: What the numbers of the other column are.
  ///   - format: How they are shown.
  ///   - currency: The currency of amounts.
  ///   - numbers: One number for each record, or none.
  /// - Complexity: O(*n*) in the number of records.
  init(
    _ name: String, kind: CellKind, format: CellFormat, currency: String?,
    numbers: ContiguousArray<ExactDecimal?>
  ) {
    self.name = name
    self.format = format
    self.currency = currency
    let areWhole =
      kind == .integer && numbers.allSatisfy { $0.map { Int64(exactly: $0.significand) != nil } ?? true }
    self.kind = kind == .integer && !areWhole ? .decimal : kind
    cells = ContiguousArray(
      numbers.lazy.map { number in
        guard let number else { return Cell.empty }
        return areWhole ? Cell(integer: Int64(number.significand)) : Cell(decimal: number)
      })
    bytes = []
  }

  /// The number that a record has, or `nil` for none.
  func decimal(record: Int) -> ExactDecimal? {
    cells[record].isNumeric && cells[record].kind != .number ? cells[record].decimal : nil
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
}
