internal import TableModel

/// The keys of records, with the columns they stand for.
struct JSONPaths: Sendable {
  private struct Path: Sendable {
    var column: Int32 = -1
    var isChildrenKey = false
    var hasNumbers = false
  }

  /// More columns than a table has; keys past it are data.
  static let maximumColumns = 16_384

  /// The keys that hold children.
  let childrenKeys: [String]

  private let file: String
  private let keyColumnName: String
  private var keyColumn: Int?
  private var trie = LabelTrie()
  private var paths: ContiguousArray<Path> = [Path()]
  private var columnNames: Set<String> = []
  /// Those of them that occur.
  private(set) var usedChildrenKeys: Set<String> = []
  private var leftOut: [(name: String, location: InputLocation)] = []
  private var leftOutNodes: Set<Int> = []

  init(file: String, keyColumn: String, children: [String]) {
    self.file = file
    keyColumnName = keyColumn
    childrenKeys = children
  }

  /// The path of a key in an object with a path.
  mutating func child(_ key: Span<UInt8>, of node: Int, after previous: Int) -> Int {
    let child = trie.child(key, of: node, after: previous)
    if child == paths.count {
      var path = Path()
      if !childrenKeys.isEmpty {
        let name = trie.dottedName(of: child)
        path.isChildrenKey = childrenKeys.contains(name)
        if path.isChildrenKey { usedChildrenKeys.insert(name) }
      }
      paths.append(path)
    }
    return child
  }

  /// True if the path's objects are children of the record.
  func isChildrenKey(_ node: Int) -> Bool { paths[node].isChildrenKey }

  /// The column of a path; made when a value first needs it, so that columns stand in order of appearance.
  mutating func column(
    of node: Int, at event: JSONEvent, _ events: borrowing JSONEvents, _ fields: inout JSONFields
  ) throws(InputError) -> Int {
    let known = paths[node].column
    if known >= 0 { return Int(known) }
    // A children key that holds nothing, or null, makes no column.
    if paths[node].isChildrenKey, event.kind == .null { return -1 }
    guard columnNames.count < Self.maximumColumns else {
      throw InputError(
        .tooManyColumns, at: events.location(at: event.position),
        "more than \(Self.maximumColumns) different keys: these are data, not columns",
        hint: "name the keys whose objects are rows: --children KEY")
    }
    var name = trie.dottedName(of: node)
    if keyColumn != nil, name == keyColumnName { name += "_2" }
    columnNames.insert(name)
    let column = fields.column(named: name)
    paths[node].column = Int32(column)
    return column
  }

  /// The column for the keys of objects of objects.
  mutating func keyColumn(_ fields: inout JSONFields) -> Int {
    if let keyColumn { return keyColumn }
    let isTaken = columnNames.contains(keyColumnName)
    let column = fields.column(named: isTaken ? keyColumnName + "_2" : keyColumnName)
    keyColumn = column
    return column
  }

  /// Notes that a path holds a number, which JSON marks as one.
  mutating func noteNumber(_ node: Int, _ fields: inout JSONFields) {
    guard !paths[node].hasNumbers else { return }
    paths[node].hasNumbers = true
    fields.allowExponents(inColumn: Int(paths[node].column))
  }

  /// Notes that a path holds an array of objects which are no records.
  mutating func noteObjects(in node: Int, at location: @autoclosure () -> InputLocation) {
    guard leftOutNodes.insert(node).inserted else { return }
    leftOut.append((trie.dottedName(of: node), location()))
  }

  /// Makes sure that keys which were asked for do occur: none is an error, some are a warning.
  func checkChildrenKeys(_ fields: inout JSONFields) throws(InputError) {
    let unused = childrenKeys.filter { !usedChildrenKeys.contains($0) }
    guard let first = unused.first else { return }
    let names = (1..<trie.count).map { trie.dottedName(of: $0) }
    let finding = InputFinding(
      unknownChildrenKey: first, in: file, among: leftOut.isEmpty ? names : leftOut.map(\.name))
    if unused.count == childrenKeys.count { throw InputError(finding) }
    fields.warn(InputWarning(finding))
  }

  /// Adds what was left out.
  func addWarnings(to fields: inout JSONFields) {
    var findings = InputFindings()
    for (name, location) in leftOut {
      findings.append(
        InputFinding(
          kind: .leftOutObjects, location: location,
          message: "the objects in \"\(name)\" are no rows and are left out",
          hint: "name the keys whose objects are rows: --children \(name)"))
    }
    if let warning = InputWarning(findings) { fields.warn(warning) }
  }
}
