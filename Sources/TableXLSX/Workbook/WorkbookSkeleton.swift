internal import CXLSXWriter

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A workbook without cells, made by libxlsxwriter: styles, sheets with their settings, properties.
///
/// Sheets have stand-in names, in place of which `WorkbookParts` puts the real ones: the library refuses or damages
/// some names, and does not quote others, such as `2024`, where they must be.
@safe
struct WorkbookSkeleton: ~Copyable {
  private var workbook: UnsafeMutablePointer<lxw_workbook>?
  // Owned by the workbook, and used only while it is open.
  private var formats: [UnsafeMutablePointer<lxw_format>]
  private let file: FileHandle
  private let folder: String
  private var sheetCount = 0

  /// How many different styles there are.
  private(set) var styleCount = 1

  /// A style of the workbook.
  struct StyleID: Hashable {
    /// Its position among the styles that were added.
    fileprivate let position: Int
    /// Its number, as cells name it.
    let index: Int
  }

  /// The longest number format, in bytes: the library cuts off what is longer.
  static var numberFormatLimit: Int { 127 }

  /// Opens a workbook.
  ///
  /// - Parameter folder: Where temporary files are made.
  /// - Throws: `XLSXError`.
  init(temporaryFolder folder: String) throws {
    let file = try FileHandle.makeUnique(in: folder)
    guard let workbook = unsafe Self.open(file.path, temporaryFolder: folder) else {
      file.unlinkPath()
      throw XLSXError.workbookFailed(step: "open", reason: "out of memory")
    }
    self.file = file
    self.folder = folder
    unsafe self.workbook = workbook
    unsafe formats = []
  }

  deinit {
    if let workbook = unsafe workbook { unsafe lxw_workbook_free(workbook) }
    file.unlinkPath()
  }

  /// Adds a style.
  ///
  /// - Parameter style: The style; two that are equal get one number.
  /// - Returns: What cells and `setNumberFormat` name it by.
  /// - Throws: `XLSXError`.
  mutating func addStyle(_ style: CellStyle) throws -> StyleID {
    guard let format = unsafe workbook_add_format(workbook) else {
      throw XLSXError.workbookFailed(step: "style", reason: "out of memory")
    }
    unsafe style.apply(to: format)
    unsafe formats.append(format)
    let index = Int(unsafe lxw_format_get_xf_index(format))
    styleCount = max(styleCount, index + 1)
    return StyleID(position: unsafe formats.count - 1, index: index)
  }

  /// Changes the number format of a style, which the library looks at only when the workbook is closed.
  mutating func setNumberFormat(_ pattern: String, of style: StyleID) {
    // The general format is the library's empty one.
    unsafe format_set_num_format(formats[style.position], pattern == "General" ? "" : pattern)
  }

  /// Says what the workbook is.
  ///
  /// - Parameters:
  ///   - title: Its title.
  ///   - comment: A remark on it.
  ///   - created: When it was made, in seconds since 1970.
  /// - Throws: `XLSXError`.
  mutating func setProperties(title: String, comment: String, created: Int) throws {
    try unsafe title.withCString { title in
      try unsafe comment.withCString { comment in
        var properties = unsafe lxw_doc_properties()
        // The library copies both texts and does not change them.
        unsafe properties.title = UnsafeMutablePointer(mutating: title)
        unsafe properties.comments = UnsafeMutablePointer(mutating: comment)
        unsafe properties.created = created
        try check(unsafe workbook_set_properties(workbook, &properties), "properties")
      }
    }
  }

  /// Adds a sheet behind the others.
  ///
  /// - Parameter settings: What it is.
  /// - Throws: `XLSXError`.
  mutating func addSheet(_ settings: SheetSettings) throws {
    let name = WorkbookParts.standInName(sheet: sheetCount)
    guard let sheet = unsafe workbook_add_worksheet(workbook, name) else {
      throw XLSXError.workbookFailed(step: "sheet \(sheetCount + 1)", reason: "refused")
    }
    sheetCount += 1
    let hasColumnLevels = settings.columnLevels.contains { $0 > 0 }
    unsafe worksheet_outline_settings(
      sheet, 1, settings.summaryBelow ? 1 : 0, hasColumnLevels ? 0 : 1, 0)
    unsafe worksheet_freeze_panes(sheet, UInt32(settings.frozenRows), UInt16(settings.frozenColumns))
    unsafe worksheet_set_landscape(sheet)
    unsafe worksheet_fit_to_pages(sheet, 1, 0)
    let repeated = settings.repeatedRows
    try check(
      unsafe worksheet_repeat_rows(sheet, UInt32(repeated.lowerBound - 1), UInt32(repeated.upperBound - 1)),
      "repeated rows")
    try check(unsafe worksheet_set_footer(sheet, "&CPage &P of &N"), "page footer")
    if let header = settings.pageHeader {
      try check(unsafe worksheet_set_header(sheet, header), "page header")
    }
    for (column, width) in settings.columnWidths.enumerated() {
      let position = UInt16(column)
      var outline = lxw_row_col_options()
      outline.level = UInt8(settings.columnLevels[column])
      try check(
        unsafe worksheet_set_column_opt(sheet, position, position, Double(width), nil, &outline), "columns")
    }
    for bar in settings.bars { try unsafe add(bar, to: sheet) }
    try unsafe ignore(LXW_IGNORE_NUMBER_STORED_AS_TEXT, in: settings.textRanges, of: sheet)
    try unsafe ignore(LXW_IGNORE_FORMULA_DIFFERS, in: settings.formulaRanges, of: sheet)
    try unsafe ignore(LXW_IGNORE_FORMULA_RANGE, in: settings.formulaRanges, of: sheet)
  }

  /// Closes the workbook.
  ///
  /// - Returns: Its parts.
  consuming func finish() throws -> WorkbookParts {
    let open = unsafe workbook
    // Closing frees it, whatever comes of it.
    unsafe workbook = nil
    errno = 0
    let code = unsafe workbook_close_in_c_locale(open)
    // The library does not say why a file of its own could not be written, but the system has.
    if code != LXW_NO_ERROR, errno != 0 {
      throw XLSXError.workbookFailed(step: "temporary files in \(folder)", reason: SystemError.last)
    }
    try check(code, "close")
    return try WorkbookParts(PackageReader(path: file.path).parts())
  }

  /// Opens a workbook; `nil` where memory is short.
  private static func open(
    _ path: String, temporaryFolder folder: String
  ) -> UnsafeMutablePointer<lxw_workbook>? {
    unsafe folder.withCString { folder in
      var options = unsafe lxw_workbook_options()
      // The library copies the folder's name and does not change it.
      unsafe options.tmpdir = UnsafeMutablePointer(mutating: folder)
      return unsafe workbook_new_opt(path, &options)
    }
  }

  /// Adds a data bar, on the cell that stands for its cells.
  private func add(_ bar: DataBar, to sheet: UnsafeMutablePointer<lxw_worksheet>) throws {
    var format = unsafe lxw_conditional_format()
    unsafe format.type = UInt8(LXW_CONDITIONAL_DATA_BAR.rawValue)
    unsafe format.data_bar_2010 = 1
    unsafe format.bar_solid = 1
    unsafe format.bar_color = 0x9B_B7DE
    if let scale = bar.scale {
      let kind = UInt8(LXW_CONDITIONAL_RULE_TYPE_NUMBER.rawValue)
      unsafe (format.min_rule_type, format.max_rule_type) = (kind, kind)
      unsafe (format.min_value, format.max_value) = (scale.lowerBound, scale.upperBound)
    }
    let code = unsafe worksheet_conditional_format_cell(
      sheet, UInt32(bar.number), UInt16(bar.column), &format)
    try check(code, "data bar")
  }

  private func ignore(
    _ kind: lxw_ignore_errors, in ranges: [String], of sheet: UnsafeMutablePointer<lxw_worksheet>
  ) throws {
    guard !ranges.isEmpty else { return }
    let joined = ranges.joined(separator: " ")
    try check(unsafe worksheet_ignore_errors(sheet, UInt8(kind.rawValue), joined), "ignored errors")
  }

  private func check(_ code: lxw_error, _ step: String) throws {
    guard code != LXW_NO_ERROR else { return }
    let text = unsafe lxw_strerror(code).map { unsafe String(cString: $0) }
    throw XLSXError.workbookFailed(step: step, reason: text ?? "code \(code.rawValue)")
  }
}

extension CellStyle {
  /// Gives a format of the library the look of this style.
  fileprivate func apply(to format: UnsafeMutablePointer<lxw_format>) {
    if isBold { unsafe format_set_bold(format) }
    if isItalic { unsafe format_set_italic(format) }
    if wraps { unsafe format_set_text_wrap(format) }
    if let fontSize { unsafe format_set_font_size(format, Double(fontSize)) }
    if let fill { unsafe format_set_bg_color(format, fill) }
    if let topLine { unsafe format_set_top(format, topLine.code) }
    if let bottomLine { unsafe format_set_bottom(format, bottomLine.code) }
    if let numberFormat, numberFormat != "General" { unsafe format_set_num_format(format, numberFormat) }
    if isLink {
      unsafe format_set_underline(format, UInt8(LXW_UNDERLINE_SINGLE.rawValue))
      unsafe format_set_font_color(format, 0x05_63C1)
    }
    switch alignment {
    case .automatic: break
    case .leading: unsafe format_set_align(format, UInt8(LXW_ALIGN_LEFT.rawValue))
    case .center: unsafe format_set_align(format, UInt8(LXW_ALIGN_CENTER.rawValue))
    case .trailing: unsafe format_set_align(format, UInt8(LXW_ALIGN_RIGHT.rawValue))
    case .centerAcross: unsafe format_set_align(format, UInt8(LXW_ALIGN_CENTER_ACROSS.rawValue))
    }
    if indent > 0 { unsafe format_set_indent(format, UInt8(min(indent, SheetLimits.indent))) }
  }
}

extension CellStyle.Line {
  fileprivate var code: UInt8 {
    switch self {
    case .thin: UInt8(LXW_BORDER_THIN.rawValue)
    case .double: UInt8(LXW_BORDER_DOUBLE.rawValue)
    }
  }
}
