internal import TableModel
internal import TableOutline

extension OutlineOptions {
  /// What a request says of levels and totals.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - columns: The aggregate and the format of each column of the report.
  init(_ request: ReportRequest, columns: [(aggregate: Aggregate?, format: CellFormat)]) {
    self.init()
    subtotals = request.totals.subtotals.placement
    if !request.totals.subtotalLevels.isEmpty {
      subtotalDepths = Set(request.totals.subtotalLevels.map { $0 - 1 })
    }
    grandTotal = request.totals.grandTotal.placement
    ownValues = request.totals.own.ownValues
    levels = request.rows.depth
    includesDetails = request.totals.hasDetails
    if request.totals.shareRounding == .balanced {
      // Shares add up as they are shown where none is shown with fewer decimals than it was balanced to.
      let shown = columns.filter { $0.aggregate?.isShare ?? false }.map { $0.format.shareDecimals }
      shareRounding = .balanced(decimals: shown.min() ?? 0)
    }
  }
}

extension CellFormat {
  /// How many decimals of a percentage the format shows.
  fileprivate var shareDecimals: UInt8 {
    let digits = (pattern ?? "").prefix { $0 != "%" }.split(separator: ".", omittingEmptySubsequences: false)
    return digits.count < 2 ? 0 : UInt8(clamping: digits[1].count { $0 == "0" || $0 == "#" || $0 == "?" })
  }
}

extension TotalPlacementWord {
  /// The placement that the word stands for.
  var placement: TotalPlacement {
    switch self {
    case .above: .above
    case .below: .below
    case .none: .none
    }
  }
}

extension OwnValueRule {
  /// The rule that the word stands for.
  var ownValues: OwnValues {
    switch self {
    case .add: .add
    case .ignore: .ignore
    }
  }
}
