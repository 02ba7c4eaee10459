import TableModel
import TableOutline
import TestSupport

/// A table with columns, levels and values of every sort, the same for the same seed.
struct RandomTable {
  /// A row.
  struct Row: Sendable {
    var label: String
    var values: [CellValue]
    var isOpen: Bool
    var isMarked: Bool
    var children: [Row]?
  }

  let table: Table<Row, OutlineGroup<[Row]>>
  let expansion: Expansion<Row>
  let options: OutlineOptions

  init(seed: UInt64) {
    var maker = RandomValues(seed: seed)
    let columns = (0..<Int.random(in: 1...6, using: &maker.random)).map { maker.column($0) }
    let rows = maker.rows(columns.map(\.kind), depth: 0)
    var table = Table(rows, children: \.children) { TableColumn("Name", value: \.label) }
    table.columns += columns
    if Bool.random(using: &maker.random) { table.title = "R&D <\(seed)>" }
    self.table = table
    expansion = .rows { $0.isOpen }
    var options = OutlineOptions()
    options.subtotals = [.above, .below, .none].randomElement(using: &maker.random) ?? .above
    options.grandTotal = [.above, .below, .none].randomElement(using: &maker.random) ?? .above
    if Int.random(in: 0..<4, using: &maker.random) == 0 { options.levels = 2 }
    self.options = options
  }
}

/// Makes columns and rows.
private struct RandomValues {
  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func column(_ index: Int) -> TableColumn<RandomTable.Row> {
    let kinds: [CellKind] = [.text, .integer, .decimal, .boolean, .date, .link, .any]
    let kind = kinds.randomElement(using: &random) ?? .text
    var column = TableColumn<RandomTable.Row>("Column <\(index)> & \"more\"", kind: kind) { row, _, cells in
      cells.append(row.values[index])
    }
    if kind == .integer || kind == .decimal {
      let totals: [ColumnTotal<RandomTable.Row>?] = [
        .sum, .average, .count, .minimum, .maximum, .distinct, .median, nil,
      ]
      if let total = totals.randomElement(using: &random) { column.total = total }
      let formats: [CellFormat] = [.automatic, .automatic, .pattern("#,##0.00"), .percent(decimals: 1)]
      column = column.format(formats.randomElement(using: &random) ?? .automatic)
    } else if kind == .date, Bool.random(using: &random) {
      column.total = .maximum
    } else if kind == .text, Bool.random(using: &random) {
      column.total = .count
    }
    let alignments: [ColumnAlignment] = [.automatic, .automatic, .leading, .center, .trailing]
    return column.alignment(alignments.randomElement(using: &random) ?? .automatic)
  }

  mutating func rows(_ kinds: [CellKind], depth: Int) -> [RandomTable.Row] {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in
      let isGroup = depth < 9 && Int.random(in: 0..<10, using: &random) < (depth == 0 ? 8 : 5)
      let values = kinds.map { isGroup ? .empty : value($0) }
      return RandomTable.Row(
        label: text(), values: values, isOpen: Bool.random(using: &random), isMarked: false,
        children: isGroup ? rows(kinds, depth: depth + 1) : nil)
    }
  }

  private mutating func value(_ kind: CellKind) -> CellValue {
    if Int.random(in: 0..<5, using: &random) == 0 { return .empty }
    switch kind {
    case .text: return .text(text())
    case .integer: return .integer(Int64.random(in: -1_000_000...1_000_000, using: &random))
    case .decimal: return .decimal(decimal())
    case .number: return .number(Double.random(in: -1...1, using: &random) / 3)
    case .boolean: return .boolean(Bool.random(using: &random))
    case .date: return .date(day())
    case .link: return .link("https://example.org/\(Int.random(in: 0..<1000, using: &random))?a=1&b=2")
    case .any:
      let kinds: [CellKind] = [.text, .integer, .decimal, .boolean, .date, .number]
      return value(kinds.randomElement(using: &random) ?? .text)
    }
  }

  private mutating func decimal() -> ExactDecimal {
    ExactDecimal(
      significand: Int128(Int64.random(in: -99_999_999...99_999_999, using: &random)),
      scale: UInt8.random(in: 0...4, using: &random))
  }

  private mutating func day() -> CalendarTime {
    let days = Int64.random(in: -20_000...40_000, using: &random)
    return CalendarTime(milliseconds: days * 86_400_000, hasTime: false)
  }

  private mutating func text() -> String {
    let pieces = [
      "a", "Zürich", "<b>", "&", "\"", "'", " ", "_x0041_", "\u{1}", "\r\n", "不锈钢", "👩‍👩‍👧", "=1+1", "0010",
      "]]>",
      "\t", "long text, long text",
    ]
    return (0..<Int.random(in: 1...4, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }.joined()
  }
}
