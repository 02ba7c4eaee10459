/// Finds the keys that hold arrays of objects.
struct JSONChildrenFinder {
  private enum Place: Sendable {
    /// In an array that holds records.
    case records
    /// In an object whose members are records.
    case members
    /// In an object that is a record, or inside one.
    case object
    /// In an array that may hold records.
    case array
  }

  private struct Frame: Sendable {
    let place: Place
    let node: Int
    var previous = 0
  }

  private var paths = LabelTrie()
  private var frames: ContiguousArray<Frame> = []
  private var found: [(node: Int, location: InputLocation)] = []

  /// Walks through all values of a text.
  mutating func run(
    _ events: inout JSONEvents, pointer: JSONPointer, form: JSONRootForm
  ) throws(InputError) {
    while let first = try events.enterRecords(at: pointer, form) {
      switch first.kind {
      case .beginArray: frames.append(Frame(place: .records, node: 0))
      case .beginObject: frames.append(Frame(place: form == .asItStands ? .object : .members, node: 0))
      default: break
      }
      while !frames.isEmpty { try step(&events) }
      try events.leave()
    }
  }

  /// The key that was found: none or one.
  ///
  /// - Throws: ``InputError`` of the kind `severalChildrenKeys` if there are more.
  func onlyKey() throws(InputError) -> [String] {
    let names = found.map { paths.dottedName(of: $0.node) }
    guard names.count > 1 else { return names }
    throw InputError(
      .severalChildrenKeys, at: found[1].location,
      "\(names.count) keys hold arrays of objects: \(names.joined(separator: ", "))",
      hint: "name those whose objects are rows: --children \(names[0])")
  }

  private mutating func step(_ events: inout JSONEvents) throws(InputError) {
    let event = try events.next()
    let top = frames.count - 1
    let frame = frames[top]
    switch (frame.place, event.kind) {
    case (_, .endObject), (_, .endArray):
      frames.removeLast()
    case (.records, .beginObject), (.members, .beginObject):
      frames.append(Frame(place: .object, node: 0))
    case (.members, .key):
      break
    case (.object, .key):
      let node = events.withText(of: event) { paths.child($0, of: frame.node, after: frame.previous) }
      frames[top].previous = node
    case (.object, .beginObject):
      frames.append(Frame(place: .object, node: frame.previous))
    case (.object, .beginArray):
      frames.append(Frame(place: .array, node: frame.previous))
    case (.array, .beginObject):
      if !found.contains(where: { $0.node == frame.node }) {
        found.append((frame.node, events.location(at: event.position)))
      }
      frames.append(Frame(place: .object, node: 0))
    default:
      try events.skip(event)
    }
  }
}
