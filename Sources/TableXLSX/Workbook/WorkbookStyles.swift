internal import TableModel
internal import TableOutline

/// The styles of a report: one for each look and column, and one for each look and depth in the tree column.
///
/// Number formats that depend on what the columns hold are set at the end: styles have their numbers before.
struct WorkbookStyles {
  /// The style of the heading.
  let title: XMLMark
  /// The style of remarks.
  let note: XMLMark
  /// The style of headings that columns share.
  let sharedHeading: XMLMark
  /// The style of cells beside those.
  let headingGap: XMLMark

  private let header: ContiguousArray<XMLMark>
  private var selection: ContiguousArray<XMLMark> = []

  private var values: ContiguousArray<XMLMark> = []
  private var dates: ContiguousArray<XMLMark> = []
  private var tree: ContiguousArray<XMLMark> = []
  private var treeDates: ContiguousArray<XMLMark> = []
  private var valueIDs: [WorkbookSkeleton.StyleID] = []
  private var dateIDs: [WorkbookSkeleton.StyleID] = []
  private let looks: [RowLook]
  private let columnCount: Int
  private let deepest: Int

  /// Beyond so many columns, columns of one sort share their styles: a workbook has room for some 65,000.
  private static var ownStyleLimit: Int { 4096 }

  /// Adds the styles to a workbook.
  ///
  /// - Parameters:
  ///   - table: The columns and the depth of the rows.
  ///   - hasOverview: Whether some groups have sheets of their own.
  ///   - skeleton: The workbook.
  /// - Throws: `XLSXError`.
  init(_ table: TableHeader, hasOverview: Bool, in skeleton: inout WorkbookSkeleton) throws {
    columnCount = table.columns.count
    deepest = min(max(table.maximumDepth, 0), SheetLimits.indent)
    title = try Self.mark(RowLook.title, in: &skeleton)
    note = try Self.mark(RowLook.note, in: &skeleton)
    sharedHeading = try Self.mark(RowLook.sharedHeading, in: &skeleton)
    headingGap = try Self.mark(RowLook.headingGap, in: &skeleton)
    var header: ContiguousArray<XMLMark> = []
    for (index, column) in table.columns.enumerated() {
      var style = RowLook.header
      style.place(column, natural: .leading)
      style.indent = Self.gap(before: index, in: table)
      header.append(try Self.mark(style, in: &skeleton))
    }
    header.append(try Self.mark(RowLook.header, in: &skeleton))
    self.header = header
    looks = RowLook.allCases.filter { hasOverview || $0 != .overview }
    for look in looks {
      var mark = look.style
      mark.alignment = .center
      selection.append(try Self.mark(mark, in: &skeleton))
      for (index, column) in table.columns.enumerated() {
        try addStyles(of: column, at: index, look, gap: Self.gap(before: index, in: table), in: &skeleton)
      }
      for depth in 0...deepest {
        var style = look.style
        style.alignment = .leading
        style.indent = depth
        style.isLink = look == .overview
        tree.append(try Self.mark(style, in: &skeleton))
        style.numberFormat = NumberFormats.dateAndTime
        treeDates.append(try Self.mark(style, in: &skeleton))
      }
    }
    guard skeleton.styleCount <= SheetLimits.styles else {
      throw XLSXError.tooManyStyles(count: skeleton.styleCount)
    }
  }

  /// The style of a column's title; `nil` is the column that marks selected rows.
  func header(_ column: Int?) -> XMLMark { header[column ?? columnCount] }

  /// The style of the mark of a selected row.
  func selection(_ look: RowLook) -> XMLMark { selection[look.rawValue] }

  /// The style of a value.
  @inline(__always)
  func value(_ look: RowLook, column: Int) -> XMLMark { values[look.rawValue * columnCount + column] }

  /// The style of a date.
  @inline(__always)
  func date(_ look: RowLook, column: Int) -> XMLMark { dates[look.rawValue * columnCount + column] }

  /// The style of a label.
  @inline(__always)
  func label(_ look: RowLook, depth: Int, isDate: Bool) -> XMLMark {
    let index = look.rawValue * (deepest + 1) + min(depth, deepest)
    return isDate ? treeDates[index] : tree[index]
  }

  /// Sets the number formats of a column.
  ///
  /// - Parameters:
  ///   - formats: The formats.
  ///   - column: The column's position.
  ///   - skeleton: The workbook.
  func setFormats(_ formats: NumberFormats, column: Int, in skeleton: inout WorkbookSkeleton) {
    for look in looks {
      let index = look.rawValue * columnCount + column
      skeleton.setNumberFormat(look == .leaf ? formats.leaf : formats.total, of: valueIDs[index])
      if dateIDs[index] != valueIDs[index] { skeleton.setNumberFormat(formats.date, of: dateIDs[index]) }
    }
  }

  private mutating func addStyles(
    of column: ColumnHeader, at index: Int, _ look: RowLook, gap: Int, in skeleton: inout WorkbookSkeleton
  ) throws {
    var style = look.style
    style.indent = gap
    style.place(column, natural: column.naturalAlignment)
    style.isLink = column.kind == .link && look == .leaf
    let formats = NumberFormats(column)
    style.numberFormat = formats.map { look == .leaf ? $0.leaf : $0.total } ?? openFormat(index, column, "0")
    let value = try skeleton.addStyle(style)
    valueIDs.append(value)
    values.append(Self.mark(value))
    var date = value
    if column.holdsDates {
      style.numberFormat = formats?.date ?? openFormat(index, column, "yyyy")
      date = try skeleton.addStyle(style)
    }
    dateIDs.append(date)
    dates.append(Self.mark(date))
  }

  /// The indent that keeps text from running into the numbers to its left.
  private static func gap(before column: Int, in table: TableHeader) -> Int {
    guard column > 0, column != table.treeColumn, table.columns[column].alignment == .leading else {
      return 0
    }
    switch table.columns[column - 1].alignment {
    case .trailing, .decimalPoint: return 1
    case .automatic, .leading, .center: return 0
    }
  }

  /// A format that no other column has, until what it holds is known: equal styles would get one number.
  private func openFormat(_ index: Int, _ column: ColumnHeader, _ code: String) -> String {
    columnCount <= Self.ownStyleLimit
      ? "\"\(index)\"\(code)" : "\"\(column.kind) \(column.alignment)\"\(code)"
  }

  private static func mark(_ style: CellStyle, in skeleton: inout WorkbookSkeleton) throws -> XMLMark {
    mark(try skeleton.addStyle(style))
  }

  private static func mark(_ style: WorkbookSkeleton.StyleID) -> XMLMark {
    XMLMark(style.index == 0 ? "" : "\" s=\"\(style.index)")
  }
}

extension CellStyle {
  /// Puts the content where a column asks for it; `natural` is where it would stand by itself.
  fileprivate mutating func place(_ column: ColumnHeader, natural: Alignment?) {
    let wanted: Alignment =
      switch column.alignment {
      case .automatic: .automatic
      case .leading: .leading
      case .center: .center
      case .trailing, .decimalPoint: .trailing
      }
    alignment = wanted == natural ? .automatic : wanted
  }
}

extension ColumnHeader {
  /// Where a spreadsheet puts all cells of the column by itself; `nil` where that depends on the cell.
  fileprivate var naturalAlignment: CellStyle.Alignment? {
    switch kind {
    case .text, .link: .leading
    case .integer, .decimal, .number: .trailing
    case .boolean, .date, .any: nil
    }
  }
}
