internal import TableOutline

extension OutlineOptions {
  /// What a request says of levels and totals.
  ///
  /// - Parameter request: The request.
  init(_ request: ReportRequest) {
    self.init()
    subtotals = request.totals.subtotals.placement
    if !request.totals.subtotalLevels.isEmpty {
      subtotalDepths = Set(request.totals.subtotalLevels.map { $0 - 1 })
    }
    grandTotal = request.totals.grandTotal.placement
    ownValues = request.totals.own.ownValues
    levels = request.rows.depth
    includesDetails = request.totals.hasDetails
    if request.totals.shareRounding == .balanced { shareRounding = .balanced() }
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
