internal import TableModel

/// How the value at the root holds the records.
enum JSONRootForm: Sendable {
  /// An array holds them, or it is one record.
  case asItStands
  /// It is an object whose members are the records.
  case members
  /// It is an object whose only member holds them.
  case onlyMember

  /// Finds out, by the kinds of the root's members.
  ///
  /// - Parameters:
  ///   - shape: Where the root is, and what keys hold children.
  ///   - events: The document's events, from its beginning; read to somewhere in it.
  /// - Throws: ``InputError`` where the text is not JSON, or has no such root.
  init(of shape: NestedShape, in events: inout JSONEvents) throws(InputError) {
    self = .asItStands
    guard try events.enter(shape.root).kind == .beginObject else { return }
    var count = 0
    var firstHoldsRecords = false
    while true {
      let key = try events.next()
      if key.kind == .endObject { break }
      let isChildrenKey = !shape.children.isEmpty && shape.children.contains(events.string(of: key))
      let outside = events.depth
      let value = try events.next()
      count += 1
      let isObject = value.kind == .beginObject
      var holdsRecords = isObject && isChildrenKey
      if value.kind == .beginArray {
        holdsRecords = try events.next().kind == .beginObject
      }
      if count == 1 { firstHoldsRecords = holdsRecords }
      let isMember = isObject && !isChildrenKey
      // A second member, and one that is no record: a record of its own.
      if !isMember, count > 1 || !firstHoldsRecords { return }
      if isMember, firstHoldsRecords { return }
      while events.depth > outside { _ = try events.next() }
    }
    if firstHoldsRecords {
      self = .onlyMember
    } else if count > 0 {
      self = .members
    }
  }
}

extension JSONEvents {
  /// Goes to the value that a pointer names in the next value of the text, and reads its first event.
  ///
  /// - Parameter pointer: The way to it.
  /// - Returns: Its first event, or `end` when the text holds no more values.
  /// - Throws: ``InputError`` of the kind `unknownRoot`.
  mutating func enter(_ pointer: JSONPointer) throws(InputError) -> JSONEvent {
    var event = try next()
    guard event.kind != .end else { return event }
    for token in pointer.tokens {
      let container = event
      var names: [String] = []
      switch container.kind {
      case .beginObject: event = try enterMember(token, passing: &names)
      case .beginArray: event = try enterElement(token)
      default: event = container
      }
      guard event.kind != .end, event.position != container.position else {
        throw unknownRoot(pointer, token, in: container, names)
      }
    }
    return event
  }

  private func unknownRoot(
    _ pointer: JSONPointer, _ token: String, in container: JSONEvent, _ names: [String]
  ) -> InputError {
    let close = closestName(to: token, in: names).map { "did you mean \"\($0)\"?" }
    return InputError(
      .unknownRoot, at: location(at: container.position),
      "--root \(pointer): \(container.kind.noun) here, without \"\(token)\"",
      hint: close ?? "a pointer names keys and positions (from 0) from the top: /projects/0")
  }

  /// Reads to the end of the value that `enter` went into.
  mutating func leave() throws(InputError) {
    while depth > 0 { _ = try next() }
  }

  /// An object of many members is data, whose keys no one misspells.
  private static var mostNames: Int { 1000 }

  private mutating func enterMember(
    _ token: String, passing names: inout [String]
  ) throws(InputError) -> JSONEvent {
    while true {
      let key = try next()
      guard key.kind == .key else { break }
      let name = string(of: key)
      let value = try next()
      if name == token { return value }
      if names.count < Self.mostNames { names.append(name) }
      try skip(value)
    }
    return JSONEvent(kind: .end, position: 0, length: 0, unescapedStart: -1)
  }

  private mutating func enterElement(_ token: String) throws(InputError) -> JSONEvent {
    let index = token == "0" || !token.hasPrefix("0") ? Int(token) : nil
    var position = 0
    while let index, index >= 0 {
      let element = try next()
      guard element.kind != .endArray else { break }
      if position == index { return element }
      try skip(element)
      position += 1
    }
    return JSONEvent(kind: .end, position: 0, length: 0, unescapedStart: -1)
  }
}
