internal import TableExpression
internal import TableInput
internal import TableModel
internal import TableOutline

/// One report from its request to its output.
struct ReportRun {
  let request: ReportRequest
  var messages: MessageWriter
  private let progress: ProgressDisplay
  private let cleanup: InterruptCleanup
  private let keepsRecords: Bool

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - request: What is asked for.
  ///   - progress: Shows how far it has come.
  ///   - cleanup: Removes temporary files when a signal comes.
  ///   - keepsRecords: Whether all records are kept, even where aggregates would do.
  init(
    _ request: ReportRequest, _ progress: ProgressDisplay, _ cleanup: InterruptCleanup,
    keepsRecords: Bool = false
  ) {
    self.request = request
    self.keepsRecords = keepsRecords
    self.progress = progress
    self.cleanup = cleanup
    messages = MessageWriter(request.run) { progress.print($0) }
  }

  /// Makes the report and tells what goes wrong.
  mutating func run() -> ExitStatus {
    progress.begin()
    defer { progress.enter(nil) }
    do {
      try makeReport()
    } catch  where CommandFailure.isClosedPipe(error) {
      // Whoever read the output has seen enough.
      return .done
    } catch {
      let failure = CommandFailure(error, destination: "standard output")
      messages.report(failure)
      return failure.status
    }
    return request.run.isStrict && messages.warningCount > 0 ? .warnings : .done
  }

  /// Makes the report.
  ///
  /// - Throws: what goes wrong, before anyone is told.
  mutating func makeReport() throws {
    try RequestCheck.validate(request)
    if request.run.listsColumns { return try listColumns() }
    let plans = try OutputPlan.plans(
      for: request.output, outputIsTerminal: StandardStream.output.isTerminal)
    try RequestCheck.validateSavedReport(request)
    if request.run.explains { return try explain(plans) }
    // Whatever is there to be cleaned up later, the signals have to be waited for before other threads start.
    if progress.isWatched || plans.contains(where: { $0.file != nil || $0.format == .xlsx }) {
      cleanup.start()
    }
    // Files are made first: where one can't be written, that is told before a long input is read.
    let files = try OutputFiles(plans, cleanup)
    var writer = try prepare(plans)
    warn(
      try files.write { plan, descriptor throws in
        writer.format = plan.format
        progress.enter(.writing(plan.file ?? ""))
        return try writer.write(to: descriptor, cleanup)
      })
    try files.commit()
    // Standard output comes last: whoever reads it may stop reading, and the files stand all the same.
    if let plan = plans.first(where: { $0.file == nil }) {
      writer.format = plan.format
      progress.enter(StandardStream.output.isTerminal ? nil : .writing("standard output"))
      let usesPager = request.run.usesPager && plan.format != .xlsx
      warn(
        try PagedOutput.write(withPager: usesPager, cleanup) { pager throws in
          try writer.write(to: StandardStream.output.rawValue, cleanup, through: pager)
        })
    }
  }

  /// Does all but write the report, while every note on the way goes to standard output.
  private mutating func explain(_ plans: [OutputPlan]) throws {
    _ = try prepare(plans)
    for plan in plans {
      try messages.note("\(plan.file ?? "standard output") is written as \(plan.format.rawValue)")
    }
  }

  private func listColumns() throws {
    let store = try RecordLoader(request: request, messages: messages, progress: progress).load().store
    try System.print(store.columns.map { "\($0.name)\n" }.joined())
  }

  /// Reads the input and makes the table, up to the point where all that the user can have got wrong is told.
  private mutating func prepare(_ outputs: [OutputPlan]) throws -> ReportWriter {
    let expressions = try ReportExpressions(request)
    let loader = RecordLoader(
      request: request, messages: messages, progress: progress, expressions: keepsRecords ? nil : expressions)
    let loaded = try loader.load()
    progress.enter(.arranging)
    warn(RequestCheck.warnings(request, outputs, loaded.kinds))
    let derived = try DerivedColumns(
      extending: request.shape.extended, computing: expressions.computations, in: loaded.store)
    try RequestCheck.validate(request.shape, computed: derived.names.computed)
    let plan = try ColumnPlan(request, derived.names)
    let builder = TreeBuilder(request: request.shape, badNumbers: request.input.badNumbers)
    let isFlat = builder.isFlat(loaded)
    if isFlat { try RequestCheck.validateFlat(request.shape, name: loaded.store.name) }
    let typer = try RecordTyper(request, loaded, plan, expressions, isFlat: isFlat)
    let placed = try PlacedRecords(loaded, plan, typer, builder)
    var records = placed.records
    var rows = RecordRows(placed.tree, of: records.store)
    for warning in records.typedStore.warnings + rows.tree.warnings { messages.warn(Self.lines(warning)) }
    let (rowCount, levelCount) = (rows.tree.count, rows.tree.maximumDepth + 1)
    let recordCount = records.count
    records.aggregates = loaded.aggregates
    arrange(&records, &rows, plan, expressions)
    try derive(derived, in: &records, over: rows)
    try plan.checkComputedTotals(records)
    let unkept = loaded.count - loaded.store.count
    try note(records, recordCount: recordCount + unkept, rowCount: rowCount + unkept, levelCount: levelCount)
    let (table, columns) = try makeTable(
      of: rows, records, plan: plan, expressions: expressions, isFlat: isFlat)
    try PathCheck.check(request.rows.namedRows, in: table)
    let bars = try columns.positions(ofNumbers: request.output.bars, for: "--bar")
    warn(bars.others.map { "--bar: the column \"\($0)\" holds no numbers, and has no bars" })
    return ReportWriter(
      request: request, format: outputs[0].format, table: table, progress: progress,
      barColumns: bars.positions, spreadColumns: columns.spreadPositions)
  }

  /// Gives each row a record of its own, or puts the records in the order of their rows, where one is needed or the
  /// other can be done.
  private func arrange(
    _ records: inout ReportRecords, _ rows: inout RecordRows, _ plan: ColumnPlan,
    _ expressions: ReportExpressions
  ) {
    if !request.shape.extended.isEmpty {
      records = records.separated(for: &rows)
    } else if records.isUniform, expressions.areAboutGroupsAlone, plan.pivot == nil, records.aggregates == nil
    {
      // What is known of records by their number would have to move with them.
      rows.readForward(
        showing: Set([plan.label].compactMap(\.self) + plan.levelLabels + plan.shown.map(\.index)))
      records = ReportRecords(store: rows.store, typedStore: rows.store)
    }
  }

  /// Works out the columns that the input does not have.
  private func derive(
    _ derived: DerivedColumns, in records: inout ReportRecords, over rows: RecordRows
  ) throws {
    for column in derived.columns {
      switch column {
      case .computed(let column): try records.compute(column)
      case .extended(let name, let source): try records.extend(source, called: name, over: rows)
      }
    }
  }

  /// Makes the table of those rows that are asked for, in their order.
  private func makeTable(
    of rows: RecordRows, _ records: ReportRecords, plan: ColumnPlan, expressions: ReportExpressions,
    isFlat: Bool
  ) throws -> (table: ReportTable, columns: ColumnDirectory) {
    let matches = expressions.conditions.isEmpty ? nil : try records.matches(expressions.conditions)
    if let matches {
      let counts = matches.indices.map { records.recordCount(of: $0) }
      let kept = zip(matches, counts).reduce(0) { $1.0 ? $0 + $1.1 : $0 }
      try messages.note("--where keeps \(kept) of \(counts.reduce(0, +)) records")
    }
    let pivot = try plan.pivot.map {
      try PivotKeys(of: $0, in: records, where: matches, order: request.rows.order.pivot)
    }
    let selection = RowSelection(
      request: request, plan: plan, records: records, matches: matches, expressions: expressions)
    let builder = TableBuilder(
      request: request, plan: plan, records: records, tree: rows, isFlat: isFlat, pivot: pivot)
    let (whole, columns) = try builder.table(of: selection.rows(rows))
    return (try selection.applied(to: whole, columns), columns)
  }

  private mutating func warn(_ lines: [String]) {
    for line in lines { messages.warn(line) }
  }

  /// The lines of a warning, each marked as one behind its place.
  private static func lines(_ warning: InputWarning) -> [String] {
    let kept = warning.findings.kept
    var lines = kept.map { "\($0.location): warning: \($0.message)" }
    if let hint = kept.last?.hint { lines[lines.count - 1] += "; \(hint)" }
    return lines + warning.lines.dropFirst(kept.count)
  }

  private func note(
    _ records: ReportRecords, recordCount: Int, rowCount: Int, levelCount: Int
  ) throws {
    for (index, column) in records.expressionColumns.enumerated() {
      let isBlank = column.kind == .any && index < records.store.columns.count
      // Where records were gathered, a column that nobody asked for has nothing in it, whatever was there.
      guard !isBlank || records.aggregates == nil else { continue }
      try messages.note("column \"\(column.name)\": \(isBlank ? "blank" : "\(column.kind)")")
    }
    let shape = request.shape.namedShapes.first ?? (levelCount > 1 ? "nesting" : nil)
    try messages.note(
      "\(recordCount) records, \(rowCount) rows, \(levelCount) \(levelCount == 1 ? "level" : "levels")"
        + (shape.map { " by \($0)" } ?? ""))
  }
}
