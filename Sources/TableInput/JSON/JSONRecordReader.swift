/// Turns events into records and their tree, with a stack of its own for the objects and arrays that are open.
struct JSONRecordReader: ~Copyable {
  private enum Place: Sendable {
    /// In an array of records.
    case records
    /// In an object whose members are records, each with its key as a label.
    case members
    /// In a record.
    case record
    /// In an object inside a record.
    case object
  }

  private struct Frame: Sendable {
    let place: Place
    /// The path of the object's keys, from its record.
    let node: Int
    /// The key read last.
    var previous = 0
    /// How many objects there are around it, up to its record.
    var nesting = 0
    /// The record's entry in the tree.
    var entry = 0
    /// The record's line.
    var line = 0
    /// Where the record's fields begin.
    var fields = JSONFields.Mark()
  }

  /// More nested objects than any record of rows has; a limit, because each takes part in the columns' names.
  static let maximumNesting = 64

  private let nullWords: [ContiguousArray<UInt8>]
  private var paths: JSONPaths
  private var fields: JSONFields
  private var frames: ContiguousArray<Frame> = []
  private var entries: ContiguousArray<RecordTree.Entry> = []
  private var depth = 0

  /// Prepares to read.
  ///
  /// - Parameters:
  ///   - text: The input.
  ///   - keyColumn: The name of the column for the keys of objects of objects.
  ///   - children: The keys that hold children.
  ///   - nullWords: Words that stand for nothing.
  ///   - columns: The names of columns that come before all others.
  init(
    _ text: InputText, keyColumn: String, children: [String], nullWords: [String] = [], columns: [String] = []
  ) {
    self.nullWords = nullWords.map { ContiguousArray($0.utf8) }
    paths = JSONPaths(file: text.name, keyColumn: keyColumn, children: children)
    fields = JSONFields(text)
    for name in columns { _ = fields.column(named: name) }
  }

  /// Reads all values of a text.
  mutating func run(
    _ events: inout JSONEvents, pointer: JSONPointer, form: JSONRootForm
  ) throws(InputError) {
    while let first = try events.enterRecords(at: pointer, form) {
      switch first.kind {
      case .beginArray: frames.append(Frame(place: .records, node: 0))
      case .beginObject where form == .asItStands: beginRecord(first, &events)
      case .beginObject: frames.append(Frame(place: .members, node: 0))
      default: throw notARecord(first, in: events, "an array of objects or an object")
      }
      do throws(InputError) {
        while let frame = frames.last { try step(frame, &events) }
      } catch {
        throw events.lineEndInValue ?? error
      }
      try events.leave()
    }
  }

  /// Makes sure that keys which were asked for do occur.
  ///
  /// - Throws: ``InputError`` of the kind `unknownChildrenKey` if none does.
  mutating func checkChildrenKeys() throws(InputError) {
    try paths.checkChildrenKeys(&fields)
  }

  /// The keys of children that occur.
  var usedChildrenKeys: Set<String> { paths.usedChildrenKeys }

  /// The records and their tree.
  consuming func finish() -> JSONRecords {
    paths.addWarnings(to: &fields)
    return JSONRecords(
      store: fields.finish(), tree: RecordTree(entries: entries), childrenKeys: paths.childrenKeys)
  }

  private mutating func step(_ frame: Frame, _ events: inout JSONEvents) throws(InputError) {
    let event = try events.next()
    switch frame.place {
    case .record, .object:
      if event.kind == .key {
        try readMember(event, frame, &events)
      } else {
        frames.removeLast()
        if frame.place == .record { endRecord(frame) }
      }
    case .records:
      switch event.kind {
      case .endArray: frames.removeLast()
      case .beginObject: beginRecord(event, &events)
      default: throw notARecord(event, in: events, "an object in an array of records")
      }
    case .members:
      guard event.kind == .key else {
        frames.removeLast()
        return
      }
      try readLabelledRecord(event, &events)
    }
  }

  private mutating func readMember(
    _ key: JSONEvent, _ frame: Frame, _ events: inout JSONEvents
  ) throws(InputError) {
    let node = events.withText(of: key) { paths.child($0, of: frame.node, after: frame.previous) }
    frames[frames.count - 1].previous = node
    let value = try events.next()
    switch value.kind {
    case .beginObject where paths.isChildrenKey(node):
      frames.append(Frame(place: .members, node: 0))
    case .beginArray where paths.isChildrenKey(node):
      frames.append(Frame(place: .records, node: 0))
    case .beginObject:
      guard frame.nesting < Self.maximumNesting else {
        throw InputError(
          .tooManyColumns, at: events.location(at: value.position),
          "objects nested more than \(Self.maximumNesting) deep in one record",
          hint: "name the keys whose objects are rows: --children KEY")
      }
      frames.append(Frame(place: .object, node: node, nesting: frame.nesting + 1))
    case .beginArray:
      try readArray(of: node, &events)
    case .null:
      _ = try paths.column(of: node, at: value, events, &fields)
    default:
      let column = try paths.column(of: node, at: value, events, &fields)
      guard nullWords.isEmpty || !isNullWord(value, in: events) else { return }
      if value.kind == .number { paths.noteNumber(node, &fields) }
      fields.append(value, events, column: column)
    }
  }

  private func isNullWord(_ value: JSONEvent, in events: borrowing JSONEvents) -> Bool {
    events.withText(of: value) { text in
      nullWords.contains { word in
        word.count == text.count && word.indices.allSatisfy { word[$0] == text[$0] }
      }
    }
  }

  /// Joins the plain values of an array; one that holds objects is left out.
  private mutating func readArray(of node: Int, _ events: inout JSONEvents) throws(InputError) {
    let outside = events.depth - 1
    let start = fields.textEnd
    var isFirst = true
    while true {
      let event = try events.next()
      switch event.kind {
      case .beginObject:
        paths.noteObjects(in: node, at: events.location(at: event.position))
        fields.dropText(from: start)
        while events.depth > outside { _ = try events.next() }
        return
      case .beginArray, .endArray:
        guard events.depth == outside else { continue }
        let column = try paths.column(of: node, at: event, events, &fields)
        fields.appendText(from: start, column: column)
        return
      default:
        if !isFirst { fields.appendSeparator() }
        isFirst = false
        if event.kind != .null { fields.appendText(of: event, events) }
      }
    }
  }

  private mutating func readLabelledRecord(
    _ key: JSONEvent, _ events: inout JSONEvents
  ) throws(InputError) {
    let column = paths.keyColumn(&fields)
    let mark = fields.mark
    // The key's text is gone once the next event is read.
    fields.append(key, events, column: column)
    let value = try events.next()
    guard value.kind == .beginObject else {
      throw notARecord(value, in: events, "an object among the records")
    }
    beginRecord(value, &events)
    frames[frames.count - 1].fields = mark
  }

  private mutating func beginRecord(_ event: JSONEvent, _ events: inout JSONEvents) {
    frames.append(
      Frame(
        place: .record, node: 0, entry: entries.count, line: events.line(at: event.position),
        fields: fields.mark))
    entries.append(RecordTree.Entry(depth: depth, record: -1))
    depth += 1
  }

  private mutating func endRecord(_ frame: Frame) {
    entries[frame.entry].record = Int32(fields.endRecord(from: frame.fields, line: frame.line))
    depth -= 1
  }

  private func notARecord(
    _ event: JSONEvent, in events: borrowing JSONEvents, _ expected: String
  ) -> InputError {
    InputError(
      .notARecord, at: events.location(at: event.position), "\(event.kind.noun), expected \(expected)",
      hint: "say where the records are: --root /KEY, and what holds their children: --children KEY")
  }
}
