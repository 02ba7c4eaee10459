internal import TableCSV
internal import TableInput
internal import TableJSON
internal import TableModel
internal import TableOutline
internal import TableText
internal import TableXLSX

/// Renders a table in the format of the output plan, to an open file.
struct ReportWriter {
  let request: ReportRequest
  /// The format of the output that is written next.
  var format: OutputFormat
  let table: ReportTable
  let progress: ProgressDisplay
  /// The positions of the columns whose numbers have bars.
  let barColumns: [Int]
  /// The positions of the columns that totals are spread over.
  let spreadColumns: [Int]

  /// Writes the whole report.
  ///
  /// - Parameters:
  ///   - descriptor: The file, open for writing; it stays open.
  ///   - cleanup: Removes temporary files when a signal comes.
  ///   - pager: What shows the report in place of the terminal that the file is.
  /// - Returns: What the reader of the messages may want to know, as one line each.
  /// - Throws: what the outline and the renderer throw.
  func write(
    to descriptor: Int32, _ cleanup: InterruptCleanup, through pager: Pager? = nil
  ) throws -> [String] {
    let sink = { ReportSink(descriptor: descriptor, pager) }
    switch format {
    case .text, .markdown:
      return try notes { note throws in
        let renderer = TextRenderer(to: sink(), options: textOptions(descriptor))
        _ = try render(with: renderer, notes: note)
      }
    case .csv, .tsv:
      return try notes { note throws in
        let renderer = try CSVRenderer(to: sink(), options: CSVOutputOptions(request.output, format: format))
        _ = try render(with: renderer, notes: note)
      }
    case .json, .ndjson:
      return try notes { note throws in
        let renderer = JSONRenderer(to: sink(), options: jsonOptions)
        _ = try render(with: renderer, notes: note)
      }
    case .xlsx:
      let folder = try TemporaryFolder(cleanup)
      var warnings: [String] = []
      let notes = try notes { note throws in
        let renderer = try render(
          with: XLSXRenderer(workbookOptions(descriptor, folder.path)), notes: note)
        warnings = renderer.warnings.map(\.description)
      }
      return notes + warnings
    }
  }

  /// Renders the table, and counts its rows if somebody is watching.
  private func render<Renderer: TableRenderer & ~Copyable>(
    with renderer: consuming Renderer, notes: (OutlineNote) -> Void
  ) throws -> Renderer {
    guard progress.isWatched else {
      return try table.render(with: renderer, expansion: expansion, options: outlineOptions, notes: notes)
    }
    return try table.render(
      with: CountingRenderer(renderer, counter: progress.rows), expansion: expansion, options: outlineOptions,
      notes: notes
    ).finish()
  }

  private func notes(_ body: ((OutlineNote) -> Void) throws -> Void) throws -> [String] {
    var lines: [String] = []
    try body { note in lines.append(Self.line(note)) }
    return lines
  }

  private static func line(_ note: OutlineNote) -> String {
    switch note {
    case .parentsHoldTotals: "\(note) (--own ignore takes them as totals)"
    case .noSuchPath: note.description
    }
  }

  private var expansion: Expansion<RecordID> {
    var expansion: Expansion<RecordID> =
      switch request.rows.openLevels {
      case .levels(let count): .levels(count)
      case .everything, nil: .all
      }
    for row in request.rows.namedRows {
      expansion =
        row.isExpanded ? expansion.expanding(path: row.labels) : expansion.collapsing(path: row.labels)
    }
    return expansion
  }

  private var outlineOptions: OutlineOptions {
    OutlineOptions(request)
  }

  private func textOptions(_ descriptor: Int32) -> TextOptions {
    let stream = StandardStream(rawValue: descriptor)
    let environment = OutputEnvironment(
      isTerminal: stream?.isTerminal ?? false, terminalColumns: stream?.terminalWidth,
      variables: System.environment(["COLUMNS", "TERM", "NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE"]))
    var options = TextOptions()
    options.style = format == .markdown ? .markdown : request.output.text.style
    options.guides = request.output.text.guides
    options.locale = request.output.locale ?? .english
    options.isRaw = request.output.text.isRaw
    options.ambiguousIsWide = request.output.text.ambiguousIsWide
    options.maximumCellLines = request.output.text.cutsCells ? 1 : nil
    options.cellLineBreaks = request.output.text.lineBreaks
    options.headerInterval = request.output.text.headerInterval
    options.noun = request.output.text.noun
    options.barColumns = barColumns
    options.barScale = request.output.text.barScale ?? options.barScale
    options.maximumWidth = environment.maximumWidth(request.output.text.maximumWidth)
    options.usesColor = environment.usesColor(request.output.text.color)
    // Whoever asks for totals wants to see them: where not all columns fit, the others leave first, and then those of
    // which a total column holds the sum.
    options.expendableColumns =
      table.columns.indices.reversed().filter { $0 != table.treeColumn && table.columns[$0].total == nil }
      + spreadColumns.reversed()
    return options
  }

  private var jsonOptions: JSONOutputOptions {
    var options = JSONOutputOptions(form: format == .ndjson ? .lines : .nested)
    options.omitsHiddenRows = request.output.leavesOutHiddenRows
    return options
  }

  private func workbookOptions(_ descriptor: Int32, _ temporaryFolder: String) -> XLSXOptions {
    var options = XLSXOptions(destination: .descriptor(descriptor))
    options.temporaryFolder = temporaryFolder
    options.title = request.output.title
    options.totals = request.output.workbook.totals == .values ? .values : .formulas
    if let name = request.output.workbook.sheetName { options.sheetName = name }
    options.sheetLevel = request.output.workbook.sheetLevel
    options.barColumns = barColumns
    return options
  }
}
