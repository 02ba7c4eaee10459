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
    } catch  where CommandFailure.isClosedPipe(error) {
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
    if request.run.listsColumns { return try listColumns() }
    let output = try OutputPlan(request.output, outputIsTerminal: StandardStream.output.isTerminal)
    guard let path = output.file else {
      let writer = try prepare(output)
      warn(try writer.write(to: StandardStream.output.rawValue, nil))
      return
    }
    // The file is made first: where it can't be written, that is told before a long input is read.
    let cleanup = InterruptCleanup()
    let file = try OutputFile(path: path, cleanup)
    let writer = try prepare(output)
    warn(try write(writer, to: file, at: path, cleanup))
    try file.commit()
  }

  private func listColumns() throws {
    let store = try RecordLoader(request: request, messages: messages).load().store
    System.write(store.columns.map { "\($0.name)\n" }.joined(), to: .output)
  }

  /// Reads the input and makes the table, up to the point where all that the user can have got wrong is told.
  private mutating func prepare(_ output: OutputPlan) throws -> ReportWriter {
    let records = try RecordLoader(request: request, messages: messages).load()
    warn(RequestCheck.warnings(request, output, records.kind))
    let plan = try ColumnPlan(request, records.store)
    let builder = TreeBuilder(request: request.shape)
    let isFlat = builder.isFlat(records)
    let store = try RecordTyper(request: request).typed(records, plan, isFlat: isFlat)
    let tree = try builder.tree(records, store)
    for warning in store.warnings + tree.warnings { messages.warn(Self.lines(warning)) }
    noteColumns(of: store, tree, unkept: records.count - records.store.count)
    let rows = RecordRows(tree, of: store).readingForward()
    let table = try TableBuilder(request: request, plan: plan, rows: rows, isFlat: isFlat).table()
    try PathCheck.check(request.rows.namedRows, in: table)
    return ReportWriter(request: request, format: output.format, table: table)
  }

  private func write(
    _ writer: ReportWriter, to file: borrowing OutputFile, at path: String, _ cleanup: InterruptCleanup
  ) throws -> [String] {
    let descriptor = try file.open()
    let notes: [String]
    do {
      notes = try writer.write(to: descriptor, cleanup)
    } catch {
      FileCalls.close(descriptor)
      throw error
    }
    guard FileCalls.close(descriptor) == 0 else {
      throw OutputFailure(path: path, errorNumber: System.lastError)
    }
    return notes
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

  private func noteColumns(of store: RecordStore, _ tree: RecordTree, unkept: Int) {
    messages.note(
      "\(store.count + unkept) records, \(tree.count + unkept) rows, \(tree.maximumDepth + 1) levels")
    for column in store.columns { messages.note("column \"\(column.name)\": \(column.kind)") }
  }
}
