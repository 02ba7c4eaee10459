internal import TableInput

/// Reads the inputs that a request names.
struct RecordLoader {
  let request: ReportRequest
  let messages: MessageWriter
  var progress: ProgressDisplay?
  /// The expressions of the request; without them all records are kept, even where aggregates would do.
  var expressions: ReportExpressions?

  /// Reads all records.
  func load() throws -> LoadedRecords {
    if request.files.isEmpty, StandardStream.input.isTerminal {
      throw CommandFailure.usage("no input", hint: "name a file, pipe data in, or see foldout --help")
    }
    let files = request.files.isEmpty ? ["-"] : request.files
    if files.count == 1, request.input.sourceColumn == nil { return try load(files[0], isAlone: true) }
    let parts = try files.map { try load($0, isAlone: false) }
    let store = try RecordStore.joined(parts.map(\.store), sourceColumn: request.input.sourceColumn)
    let isNested = parts.contains { $0.nesting != nil }
    return LoadedRecords(
      store: store, nesting: isNested ? .joined(parts.map { ($0.nesting, $0.store.count) }) : nil,
      kinds: parts.flatMap(\.kinds), count: store.count)
  }

  /// Reads one input; only one that is alone can be gathered as it is read.
  private func load(_ file: String, isAlone: Bool) throws -> LoadedRecords {
    let path = file == "-" ? nil : file
    let source = path.map(InputSource.file) ?? .standardInput
    progress?.enter(.reading(source.name))
    let aggregates = expressions.map { AggregateLoader(request: request, expressions: $0) }
    let mayAggregate = isAlone && aggregates?.isEnough == true
    var input = try source.open(
      encoding: request.input.encoding, mayAggregate: mayAggregate,
      progress: progress?.isWatched == true ? progress?.input : nil)
    if request.input.format == .auto { try SavedReport.refuse(file, beginning: input.beginning) }
    switch InputKind(request.input.format, path: path, text: input.beginning) {
    case .csv: return try loadDelimited(&input, .csv, mayAggregate ? aggregates : nil)
    case .tsv: return try loadDelimited(&input, .tsv, mayAggregate ? aggregates : nil)
    case .ndjson:
      return try loadLines(&input, mayAggregate ? aggregates : nil)
    case .json:
      // The end of a long first line tells whether each line is a value.
      let text = try input.text()
      let kind = InputKind(request.input.format, path: path, text: text)
      do {
        return try loadJSON(text, kind)
      } catch let error as InputError where error.kind == .invalidJSON && error.location.line == 1 {
        guard request.input.format == .auto, InputKind(nameOf: path ?? "") == nil else { throw error }
        throw InputError(
          error.kind, at: error.location, error.message,
          hint: error.hint ?? "it begins as JSON does; if it is CSV: --input-format csv")
      }
    }
  }

  private func loadDelimited(
    _ input: inout OpenInput, _ kind: InputKind, _ aggregates: AggregateLoader?
  ) throws -> LoadedRecords {
    let name = input.beginning.name
    try refuseJSONOptions(for: name, kind)
    let options = try csvOptions(kind)
    try input.checkHeader(options)
    let delimiter = CSVReader(input.beginning, options: options).delimiter
    try messages.note(
      "\(name) is read as \(kind.rawValue), \(input.beginning.encoding.rawValue), with "
        + "\(Self.name(ofDelimiter: delimiter)) between fields")
    if let gathered = try aggregates?.load(&input, options) {
      try messages.note("records are added up as they are read")
      return LoadedRecords(
        store: gathered.store, nesting: nil, kinds: [kind], count: gathered.recordCount,
        aggregates: gathered)
    }
    let store = try CSVReader(input.text(), options: options).readAll()
    return LoadedRecords(store: store, nesting: nil, kinds: [kind], count: store.count)
  }

  private func loadLines(
    _ input: inout OpenInput, _ aggregates: AggregateLoader?
  ) throws -> LoadedRecords {
    guard let gathered = aggregates?.load(&input, try nestedShape) else {
      return try loadJSON(input.text(), .ndjson)
    }
    try noteKind(.ndjson, of: input.beginning)
    try messages.note("records are added up as they are read")
    return LoadedRecords(
      store: gathered.store, nesting: nil, kinds: [.ndjson], count: gathered.recordCount, aggregates: gathered
    )
  }

  private func loadJSON(_ text: InputText, _ kind: InputKind) throws -> LoadedRecords {
    try noteKind(kind, of: text)
    let records = try JSONReader(text, isLines: kind == .ndjson, shape: nestedShape).read()
    if !records.childrenKeys.isEmpty {
      try messages.note("children are found in \(records.childrenKeys.joined(separator: ", "))")
    }
    return LoadedRecords(
      store: records.store, nesting: records.tree, kinds: [kind], count: records.store.count)
  }

  /// Where in a JSON document the records are.
  private var nestedShape: NestedShape {
    get throws(InputError) {
      let pointer = try request.shape.root.map { (text) throws(InputError) in try JSONPointer(text) } ?? .root
      var shape = NestedShape(root: pointer, children: request.shape.children)
      shape.nullWords = request.input.nullWords
      return shape
    }
  }

  private func noteKind(_ kind: InputKind, of text: InputText) throws {
    try messages.note("\(text.name) is read as \(kind.rawValue), \(text.encoding.rawValue)")
  }

  private static func name(ofDelimiter byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: ","): "commas"
    case UInt8(ascii: ";"): "semicolons"
    case UInt8(ascii: "\t"): "tabs"
    case let byte: "\(Unicode.Scalar(byte))"
    }
  }

  private func refuseJSONOptions(for name: String, _ kind: InputKind) throws(CommandFailure) {
    if !request.shape.children.isEmpty {
      throw .usage(
        "--children is for JSON, and \(name) is read as \(kind.rawValue)",
        hint: "use --group-by, --id, --level or --path, or say -i json")
    }
    if request.shape.root != nil {
      throw .usage(
        "--root is for JSON, and \(name) is read as \(kind.rawValue)", hint: "say -i json if it is")
    }
  }

  private func csvOptions(_ kind: InputKind) throws(CommandFailure) -> CSVOptions {
    var options = CSVOptions()
    options.delimiter = request.input.delimiter?.utf8.first ?? (kind == .tsv ? UInt8(ascii: "\t") : nil)
    options.usesDecimalComma = request.input.usesDecimalComma
    options.hasHeader = request.input.hasHeader
    options.names = request.input.names.isEmpty ? nil : request.input.names
    options.skippedLines = request.input.skippedLines ?? 0
    options.stopsAtBlankLine = request.input.stopsAtBlankLine
    options.comment = request.input.comment?.utf8.first
    options.raggedRows = request.input.ragged
    options.nullWords = request.input.nullWords
    return options
  }
}
