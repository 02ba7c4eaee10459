/// Reads lines of JSON, some at a time, with what is known of those before.
struct JSONLineBatches {
  private let file: String
  private let shape: NestedShape
  private var finder: JSONChildrenFinder
  private var children: [String]
  private var usedChildren: Set<String> = []
  /// The columns so far, so that fields stand in the same order in all records.
  private var columns: [String] = []
  private var leftOut = InputFindings()
  private var leftOutMessages: Set<String> = []
  private var repeated = InputFindings()

  init(file: String, shape: NestedShape) {
    self.file = file
    self.shape = shape
    finder = JSONChildrenFinder()
    children = shape.children
  }

  /// What was doubtful in all lines so far.
  var warnings: [InputWarning] {
    [InputWarning(leftOut), InputWarning(repeated, summary: "\(file): the last value counts")].compactMap(
      \.self)
  }

  /// Reads whole lines.
  ///
  /// - Parameter lines: The lines.
  /// - Returns: Their records.
  /// - Throws: ``InputError`` of the kinds that ``JSONReader/read()`` throws, except for keys that do not occur.
  mutating func read(_ lines: InputText) throws(InputError) -> JSONRecords {
    var events = try JSONEvents(lines, isLines: true)
    if shape.children.isEmpty, events.holdNestedObjects() {
      var finder = finder
      try finder.run(&events, pointer: shape.root, form: .asItStands)
      children = try finder.onlyKey()
      self.finder = finder
      events.rewind()
    }
    var reader = JSONRecordReader(
      lines, keyColumn: shape.keyColumn, children: children, nullWords: shape.nullWords, columns: columns)
    try reader.run(&events, pointer: shape.root, form: .asItStands)
    usedChildren.formUnion(reader.usedChildrenKeys)
    let records = reader.finish()
    columns = records.store.columns.prefix(JSONPaths.maximumColumns).map(\.name)
    records.store.warnings.forEach { note($0.findings) }
    return records
  }

  /// Makes sure, behind the last line, that one of the keys which were asked for did occur.
  ///
  /// - Throws: ``InputError`` of the kind `unknownChildrenKey` if none did.
  func checkChildrenKeys() throws(InputError) {
    guard let first = shape.children.first, usedChildren.isEmpty else { return }
    throw InputError(InputFinding(unknownChildrenKey: first, in: file, among: columns))
  }

  /// Keeps what is new: each key that is left out is named once.
  private mutating func note(_ findings: InputFindings) {
    guard findings.kept.first?.kind == .leftOutObjects else {
      repeated.append(findings)
      return
    }
    for finding in findings.kept where leftOutMessages.insert(finding.message).inserted {
      leftOut.append(finding)
    }
  }
}
