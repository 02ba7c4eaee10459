internal import TableInput
internal import TableModel
internal import TableOutline

/// One report from its request to its output.
struct ReportRun {
  let request: ReportRequest
  var messages: MessageWriter

  init(_ request: ReportRequest) {
    self.request = request
    messages = MessageWriter(request.run)
  }

  /// Makes the report and tells what goes wrong.
  mutating func run() -> ExitStatus {
    do {
      try makeReport()
    } catch let error as WriteError where error.isBrokenPipe {
      // Whoever read the output has seen enough.
      return .done
    } catch {
      let failure = CommandFailure(error, destination: destination)
      messages.report(failure)
      return failure.status
    }
    return request.run.isStrict && messages.warningCount > 0 ? .warnings : .done
  }

  private var destination: String {
    request.output.file.flatMap { $0 == "-" ? nil : $0 } ?? "standard output"
  }

  private mutating func makeReport() throws {
    try RequestCheck.validate(request)
    let output = try OutputPlan(request.output, outputIsTerminal: StandardStream.output.isTerminal)
    let records = try RecordLoader(request: request, messages: messages).load()
    let plan = try ColumnPlan(request, records.store)
    let builder = TreeBuilder(request: request.shape)
    let isFlat = builder.isFlat(records)
    let store = try RecordTyper(request: request).typed(records, plan, isFlat: isFlat)
    let tree = try builder.tree(records, store)
    let table = try TableBuilder(
      request: request, plan: plan, rows: RecordRows(tree, of: store), isFlat: isFlat
    ).table()
    try PathCheck.check(request.rows.namedRows, in: table)
    warn(RequestCheck.warnings(request, output, records.kind), store, tree)
    noteColumns(of: store, tree)
    let writer = ReportWriter(request: request, format: output.format, table: table)
    for line in try write(writer, to: output.file) { messages.warn(line) }
  }

  private mutating func warn(_ lines: [String], _ store: RecordStore, _ tree: RecordTree) {
    for line in lines { messages.warn(line) }
    for warning in store.warnings + tree.warnings { messages.warn(warning.lines) }
  }

  private func noteColumns(of store: RecordStore, _ tree: RecordTree) {
    messages.note("\(store.count) records, \(tree.count) rows, \(tree.maximumDepth + 1) levels")
    for column in store.columns { messages.note("column \"\(column.name)\": \(column.kind)") }
  }

  private func write(_ writer: ReportWriter, to path: String?) throws -> [String] {
    guard let path else { return try writer.write(to: StandardStream.output.rawValue) }
    let file = try OutputFile(path: path)
    let descriptor = try file.open()
    let notes: [String]
    do {
      notes = try writer.write(to: descriptor)
    } catch {
      FileCalls.close(descriptor)
      throw error
    }
    guard FileCalls.close(descriptor) == 0 else {
      throw OutputFailure(path: path, errorNumber: System.lastError)
    }
    try file.commit()
    return notes
  }
}
