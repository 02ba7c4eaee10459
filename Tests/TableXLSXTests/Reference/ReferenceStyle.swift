import CXLSXWriter
import TableModel
import TableOutline

/// How a cell of the reference looks.
struct ReferenceStyle: Hashable {
  var isBold = false
  var isLink = false
  var isHeader = false
  var fill: UInt32?
  var topLine = false
  var bottomLines = 0
  var alignment: UInt32?
  var indent = 0
  var format = ""

  init() {}

  /// The look of a row.
  init(_ row: ReferenceRow) {
    switch row.kind {
    case .leaf: break
    case .total: (isBold, topLine, bottomLines) = (true, true, 2)
    case .group, .subtotal:
      isBold = true
      if row.depth == 0 { (fill, topLine) = (0xDDE3EE, true) }
      if row.depth == 1 { fill = 0xF0F3F9 }
    }
  }

  /// The look of the header.
  static var header: ReferenceStyle {
    var style = ReferenceStyle()
    (style.isHeader, style.isBold, style.fill, style.bottomLines) = (true, true, 0xC9D3E6, 1)
    return style
  }

  var showsBlanks: Bool { fill != nil || topLine || bottomLines > 0 }

  /// Makes a format of the library.
  func make(in workbook: UnsafeMutablePointer<lxw_workbook>) -> UnsafeMutablePointer<lxw_format>? {
    guard let made = unsafe workbook_add_format(workbook) else { return nil }
    if isBold { unsafe format_set_bold(made) }
    if isHeader { unsafe format_set_text_wrap(made) }
    if let fill { unsafe format_set_bg_color(made, fill) }
    if topLine { unsafe format_set_top(made, UInt8(LXW_BORDER_THIN.rawValue)) }
    if bottomLines == 1 { unsafe format_set_bottom(made, UInt8(LXW_BORDER_THIN.rawValue)) }
    if bottomLines == 2 { unsafe format_set_bottom(made, UInt8(LXW_BORDER_DOUBLE.rawValue)) }
    if let alignment { unsafe format_set_align(made, UInt8(alignment)) }
    if indent > 0 { unsafe format_set_indent(made, UInt8(indent)) }
    if !format.isEmpty { unsafe format_set_num_format(made, format) }
    if isLink {
      unsafe format_set_underline(made, UInt8(LXW_UNDERLINE_SINGLE.rawValue))
      unsafe format_set_font_color(made, 0x0563C1)
    }
    return unsafe made
  }
}

extension ReferenceRows {
  /// How a cell looks.
  func style(_ index: Int, _ column: Int) -> ReferenceStyle {
    let row = rows[index]
    var style = ReferenceStyle(row)
    let isDate = if case .date = row.cells[column] { true } else { false }
    if column == header.treeColumn {
      style.alignment = LXW_ALIGN_LEFT.rawValue
      style.indent = row.depth
      if isDate { style.format = "yyyy\\-mm\\-dd\\ hh:mm:ss" }
      return style
    }
    let head = header.columns[column]
    style.indent = gap(column)
    style.alignment = alignment(head, natural: naturalAlignment(head))
    style.isLink = head.kind == .link && row.kind == .leaf
    style.format = format(column, isLeaf: row.kind == .leaf, isDate: isDate)
    return style
  }

  /// How a column's title looks.
  func headerStyle(_ column: Int) -> ReferenceStyle {
    var style = ReferenceStyle.header
    style.alignment = alignment(header.columns[column], natural: LXW_ALIGN_LEFT.rawValue)
    style.indent = gap(column)
    return style
  }

  private func gap(_ column: Int) -> Int {
    guard column > 0, column != header.treeColumn, header.columns[column].alignment == .leading else {
      return 0
    }
    let before = header.columns[column - 1].alignment
    return before == .trailing || before == .decimalPoint ? 1 : 0
  }

  private func naturalAlignment(_ head: ColumnHeader) -> UInt32? {
    if head.kind == .text || head.kind == .link { return LXW_ALIGN_LEFT.rawValue }
    return head.kind.isNumeric ? LXW_ALIGN_RIGHT.rawValue : nil
  }

  private func alignment(_ head: ColumnHeader, natural: UInt32?) -> UInt32? {
    let wanted: UInt32? =
      switch head.alignment {
      case .automatic: nil
      case .leading: LXW_ALIGN_LEFT.rawValue
      case .center: LXW_ALIGN_CENTER.rawValue
      case .trailing, .decimalPoint: LXW_ALIGN_RIGHT.rawValue
      }
    return wanted == natural ? nil : wanted
  }

  private func format(_ column: Int, isLeaf: Bool, isDate: Bool) -> String {
    let head = header.columns[column]
    if isDate, head.kind == .date || head.kind == .any {
      return head.format.pattern ?? (hasTimes(column) ? "yyyy\\-mm\\-dd\\ hh:mm:ss" : "yyyy\\-mm\\-dd")
    }
    if !isLeaf, head.aggregate == .count || head.aggregate == .distinct { return "0" }
    if let pattern = head.format.pattern { return pattern == "General" ? "" : pattern }
    if head.kind == .boolean { return "\"TRUE\";\"TRUE\";\"FALSE\"" }
    guard head.kind.isNumeric else { return "" }
    var decimals = head.kind == .integer ? 0 : decimals(column)
    if !isLeaf, head.aggregate == .average || head.aggregate == .median {
      decimals = max(decimals, head.totalDecimals?.upperBound ?? 0, 2)
    }
    if decimals > 6 { return "" }
    return decimals == 0 ? "0" : "0." + String(repeating: "0", count: decimals)
  }

  private func decimals(_ column: Int) -> Int {
    // Sums and extremes of values that are no rows of the report are seen in the totals alone.
    let isSeenInTotals = [Aggregate.sum, .minimum, .maximum].contains {
      header.columns[column].aggregate == $0
    }
    return rows.filter { $0.kind == .leaf || isSeenInTotals }.map { row in
      if case .decimal(let value) = row.cells[column], fits(value, column) { return Int(value.scale) }
      return 0
    }.max() ?? 0
  }

  private func hasTimes(_ column: Int) -> Bool {
    rows.contains { if case .date(let date) = $0.cells[column] { date.hasTime } else { false } }
  }

  /// Whether a number is one in the workbook, which keeps 15 digits, or has to be text.
  func fits(_ value: ExactDecimal, _ column: Int, isTotal: Bool = false) -> Bool {
    let digits = String(value.significand.magnitude).reversed().drop { $0 == "0" }.count
    let aggregate = header.columns[column].aggregate
    let isComputed = function(column) != nil && aggregate != .count
    return digits <= 15 || isComputed || (isTotal && aggregate == .median)
  }
}
