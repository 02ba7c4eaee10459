internal import TableInput
internal import TableModel

/// How columns look, by what a request says and by what the records hold.
struct ColumnLooks {
  private let formats: [Int: String]
  private let alignments: [Int: AlignmentWord]
  private let widths: [Int: Int]
  private let records: ReportRecords

  /// Looks up the columns that a request sets.
  ///
  /// - Throws: an error for a name that no column has.
  init(_ request: ColumnsRequest, _ plan: ColumnPlan, _ records: ReportRecords) throws(InputError) {
    let formats = try ColumnSettings.byIndex(request.formats, plan.names)
    self.formats = formats.merging(plan.names.sources.compactMapValues { formats[$0] }) { own, _ in own }
    alignments = try ColumnSettings.byIndex(request.alignments, plan.names)
    widths = try ColumnSettings.byIndex(request.widths, plan.names)
    self.records = records
  }

  /// A column of the report with the width and the alignment of a column of the records.
  func shaped(_ column: TableColumn<RecordID>, as index: Int) -> TableColumn<RecordID> {
    var column = column
    if let width = widths[index] { column = column.width(width) }
    if let alignment = alignments[index] { column = column.alignment(alignment.alignment) }
    return column
  }

  /// How the values of a column of the records are shown.
  func format(of index: Int) -> CellFormat {
    formats[index].map { NamedFormat.format($0, currency: records.currency(of: index)) }
      ?? records.format(of: index)
  }

  /// How a column of the report is shown, which may total a column of the records.
  func format(of shown: ColumnPlan.Shown) -> CellFormat {
    let isSet = formats[shown.index] != nil
    let format = format(of: shown.index)
    switch shown.total?.word {
    // A count of amounts is no amount.
    case .count?, .distinct?: return isSet ? format : .automatic
    // A share of amounts is no amount either, unless the format says that it is one of a hundred.
    case .shareOfParent?, .shareOfTotal?:
      return isSet && format.pattern?.contains("%") == true ? format : .percent(decimals: 1)
    default: return format
    }
  }
}

extension AlignmentWord {
  /// The alignment that the word stands for.
  var alignment: ColumnAlignment {
    switch self {
    case .left: .leading
    case .center: .center
    case .right: .trailing
    case .decimal: .decimalPoint
    }
  }
}
