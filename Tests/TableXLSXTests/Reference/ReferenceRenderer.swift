import CXLSXWriter
import TableModel
import TableOutline

/// Writes a workbook cell by cell with the calls that libxlsxwriter has for it: what the fast way has to equal.
struct ReferenceRenderer: TableRenderer {
  private let path: String
  private let title: String?
  private var report = ReferenceRows()

  static var includesHiddenRows: Bool { true }

  /// - Parameters:
  ///   - path: Where the workbook goes.
  ///   - title: A heading above the table.
  init(path: String, title: String?) {
    (self.path, self.title) = (path, title)
  }

  mutating func begin(_ header: TableHeader) { report.header = header }

  mutating func write(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) {
    report.rows.append(ReferenceRow(cells, row))
  }

  func end() throws {
    guard let workbook = unsafe workbook_new(path), let sheet = unsafe workbook_add_worksheet(workbook, nil)
    else { throw ReferenceFault() }
    var writer = unsafe ReferenceWriter(
      report: report, workbook: workbook, sheet: sheet, headerRow: title == nil ? 0 : 2)
    try writer.writeHeader(title: title)
    for index in report.rows.indices { try writer.writeRow(index) }
    try writer.writeEnd()
    let code = unsafe workbook_close(workbook)
    guard code == LXW_NO_ERROR else { throw ReferenceFault() }
  }
}

/// The library refused.
struct ReferenceFault: Error {}

/// Writes the rows of one sheet; the library's pointers are used only while its workbook is open.
@safe
private struct ReferenceWriter {
  let report: ReferenceRows
  let workbook: UnsafeMutablePointer<lxw_workbook>
  let sheet: UnsafeMutablePointer<lxw_worksheet>
  let headerRow: Int
  var formats: [ReferenceStyle: UnsafeMutablePointer<lxw_format>] = unsafe [:]

  init(
    report: ReferenceRows, workbook: UnsafeMutablePointer<lxw_workbook>,
    sheet: UnsafeMutablePointer<lxw_worksheet>, headerRow: Int
  ) {
    (self.report, self.headerRow) = (report, headerRow)
    unsafe self.workbook = workbook
    unsafe self.sheet = sheet
  }

  mutating func writeHeader(title: String?) throws {
    if let title {
      let style = unsafe workbook_add_format(workbook)
      unsafe format_set_bold(style)
      unsafe format_set_font_size(style, 14)
      _ = unsafe worksheet_write_string(sheet, 0, 0, title, style)
      let escaped = title.replacing("&", with: "&&")
      _ = unsafe worksheet_set_header(sheet, "&L\(escaped)&R2024-02-29")
    }
    for (column, head) in report.header.columns.enumerated() {
      let style = try unsafe format(report.headerStyle(column))
      _ = unsafe worksheet_write_string(sheet, UInt32(headerRow), UInt16(column), head.title, style)
    }
    let frozen = report.header.columns.count > report.header.treeColumn + 1 ? report.header.treeColumn + 1 : 0
    unsafe worksheet_freeze_panes(sheet, UInt32(headerRow + 1), UInt16(frozen))
    unsafe worksheet_outline_settings(sheet, 1, report.summaryBelow ? 1 : 0, 1, 0)
    unsafe worksheet_set_landscape(sheet)
    unsafe worksheet_fit_to_pages(sheet, 1, 0)
    _ = unsafe worksheet_set_footer(sheet, "&CPage &P of &N")
  }

  mutating func writeRow(_ index: Int) throws {
    let row = report.rows[index]
    let number = UInt32(headerRow + 1 + index)
    try mark(number, row.level, isHidden: row.isHidden, isCollapsed: report.marked.contains(index))
    for (column, value) in row.cells.enumerated() {
      let style = report.style(index, column)
      let made = try unsafe format(style)
      let place = UInt16(column)
      if let formula = report.formula(index, column), let number = value.number {
        let letters = CellName.letters(column)
        let (first, last) = (headerRow + 2 + formula.rows.lowerBound, headerRow + 1 + formula.rows.upperBound)
        let range = first == last ? "\(letters)\(first)" : "\(letters)\(first):\(letters)\(last)"
        _ = unsafe worksheet_write_formula_num(
          sheet, UInt32(headerRow + 1 + index), place, "=SUBTOTAL(\(formula.function),\(range))", made, number
        )
      } else {
        try unsafe write(value, number, place, made, isTotal: row.isTotal[column], style)
      }
    }
  }

  /// Writes what follows the rows: a mark where a closed group ends the sheet, or a remark on deep rows.
  func writeEnd() throws {
    let end = UInt32(headerRow + 1 + report.rows.count)
    if report.rows.contains(where: { $0.depth > 7 }) {
      let style = unsafe workbook_add_format(workbook)
      unsafe format_set_italic(style)
      let remark = "Level 9 and deeper levels are part of level 8 in the outline."
      _ = unsafe worksheet_write_string(sheet, end + 1, 0, remark, style)
      // The mark belongs on the first row that is less deep, wherever it stands.
      try mark(end + 1, 0, isHidden: false, isCollapsed: report.marked.contains(report.rows.count))
    } else if report.marked.contains(report.rows.count) {
      try mark(end, 0, isHidden: false, isCollapsed: true)
    }
  }

  private func mark(_ row: UInt32, _ level: Int, isHidden: Bool, isCollapsed: Bool) throws {
    guard level > 0 || isHidden || isCollapsed else { return }
    var options = lxw_row_col_options()
    options.level = UInt8(level)
    options.hidden = isHidden ? 1 : 0
    options.collapsed = isCollapsed ? 1 : 0
    let code = unsafe worksheet_set_row_opt(sheet, row, LXW_DEF_ROW_HEIGHT, nil, &options)
    guard code == LXW_NO_ERROR else { throw ReferenceFault() }
  }

  private func write(
    _ value: CellValue, _ row: UInt32, _ column: UInt16, _ format: UnsafeMutablePointer<lxw_format>,
    isTotal: Bool, _ style: ReferenceStyle
  ) throws {
    var code = LXW_NO_ERROR
    switch value {
    case .empty, .text(""), .link(""):
      if style.showsBlanks { code = unsafe worksheet_write_blank(sheet, row, column, format) }
    case .text(let text): code = unsafe worksheet_write_string(sheet, row, column, text.prepared, format)
    case .link(let text):
      code = unsafe worksheet_write_url_opt(sheet, row, column, text, format, text.prepared, nil)
    case .integer(let number):
      let isNumber = report.fits(
        ExactDecimal(significand: Int128(number), scale: 0), Int(column), isTotal: isTotal)
      code =
        isNumber
        ? unsafe worksheet_write_number(sheet, row, column, Double(number), format)
        : unsafe worksheet_write_string(sheet, row, column, String(number), format)
    case .decimal(let number):
      code =
        report.fits(number, Int(column), isTotal: isTotal)
        ? unsafe worksheet_write_number(sheet, row, column, value.number ?? 0, format)
        : unsafe worksheet_write_string(sheet, row, column, number.description, format)
    case .number(let number): code = unsafe worksheet_write_number(sheet, row, column, number, format)
    case .boolean(let answer):
      code = unsafe worksheet_write_boolean(sheet, row, column, answer ? 1 : 0, format)
    case .date(let date):
      let civil = date.civil
      var time = lxw_datetime()
      (time.year, time.month, time.day) = (Int32(civil.year), Int32(civil.month), Int32(civil.day))
      if date.hasTime {
        (time.hour, time.min) = (Int32(civil.hour), Int32(civil.minute))
        time.sec = Double(civil.second) + Double(civil.millisecond) / 1000
      }
      code = unsafe worksheet_write_datetime(sheet, row, column, &time, format)
    }
    guard code == LXW_NO_ERROR else { throw ReferenceFault() }
  }

  private mutating func format(_ style: ReferenceStyle) throws -> UnsafeMutablePointer<lxw_format> {
    if let made = unsafe formats[style] { return unsafe made }
    guard let made = unsafe style.make(in: workbook) else { throw ReferenceFault() }
    unsafe formats[style] = made
    return unsafe made
  }
}

extension CellValue {
  /// The number that a formula with this result shows.
  fileprivate var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .decimal(let number): Double(number.description)
    case .date(let date):
      // Dates of the tests that are totals have no time of day.
      Double(date.milliseconds / 86_400_000 + 25_569)
    default: nil
    }
  }
}

extension String {
  /// Text as the library has to be given it: it does not protect what looks like an escape, and keeps CR.
  fileprivate var prepared: String {
    replacing("\r\n", with: "\n").replacing("\r", with: "\n").replacing("_x0041_", with: "_x005F_x0041_")
  }
}

/// Names of columns, found by counting.
enum CellName {
  static func letters(_ column: Int) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return column < 26 ? String(alphabet[column]) : letters(column / 26 - 1) + String(alphabet[column % 26])
  }
}
