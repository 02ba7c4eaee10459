internal import CSimdJSON

/// The events of a JSON text, one after the other; the one file that holds the C reader.
///
/// Safe, because the input's bytes never move and live as long as `text`, and the handle is closed in `deinit` alone.
@safe
struct JSONEvents: ~Copyable {
  private static let batchSize = 1024

  private let text: InputText
  private let isLines: Bool
  private let reader: OpaquePointer
  private let bytes: UnsafePointer<UInt8>
  private let batch: UnsafeMutablePointer<csj_event>
  private var unescaped: UnsafePointer<UInt8>?
  private var index = 0
  private var count = 0
  private var lines = LineCounter()
  /// How far whoever watches knows that reading has come.
  private var shownPosition = 0

  /// Where the outermost value begins.
  private var valueStart = 0

  /// How many objects and arrays are open behind the event read last.
  private(set) var depth = 0

  /// Starts at the beginning of a text.
  ///
  /// - Parameters:
  ///   - text: The text; a byte order mark is passed over.
  ///   - isLines: True if each line holds a value of its own.
  /// - Throws: ``InputError`` if there is no text, or no memory.
  init(_ text: InputText, isLines: Bool) throws(InputError) {
    // The bytes stay where they are while `text` holds on to them.
    let start = unsafe text.bytes.withBytes { all in
      unsafe all.withUnsafeBufferPointer { $0.baseAddress }
    }
    guard let bytes = unsafe start else { throw Self.unreadable(text, .empty) }
    guard let reader = unsafe csj_open(bytes, text.bytes.count, isLines ? 1 : 0) else {
      throw Self.unreadable(text, .outOfMemory)
    }
    self.text = text
    self.isLines = isLines
    text.progress?.begin(total: text.bytes.count)
    unsafe self.bytes = bytes
    unsafe self.reader = reader
    unsafe batch = .allocate(capacity: Self.batchSize)
  }

  deinit {
    unsafe csj_close(reader)
    unsafe batch.deallocate()
  }

  /// Goes back to the beginning.
  mutating func rewind() {
    unsafe csj_rewind(reader)
    index = 0
    count = 0
    depth = 0
    lines = LineCounter()
    shownPosition = 0
    text.progress?.begin(total: text.bytes.count)
  }

  /// True if some key holds an array that begins with an object; goes back to the beginning.
  mutating func holdNestedObjects() -> Bool {
    let answer = unsafe csj_holds_nested_objects(reader)
    rewind()
    return answer != 0
  }

  /// The next event; of the kind `end` when the text is over.
  ///
  /// - Throws: ``InputError`` where the text is not JSON, with line and byte.
  mutating func next() throws(InputError) -> JSONEvent {
    if index == count {
      unsafe count = csj_next(reader, batch, Self.batchSize)
      index = 0
      unsafe unescaped = csj_unescaped(reader)
      guard count > 0 else {
        try throwFault()
        return JSONEvent(kind: .end, position: text.bytes.count, length: 0, unescapedStart: -1)
      }
    }
    let event = unsafe batch[index]
    if index == 0, let progress = text.progress {
      progress.advance(by: Int(event.position) - shownPosition)
      shownPosition = Int(event.position)
    }
    index += 1
    let kind = JSONEvent.Kind(event.kind)
    switch kind {
    case .beginObject, .beginArray:
      if depth == 0 { valueStart = Int(event.position) }
      depth += 1
    case .endObject, .endArray: depth -= 1
    default: break
    }
    return JSONEvent(
      kind: kind, position: Int(event.position), length: Int(event.length),
      unescapedStart: event.is_unescaped == 0 ? -1 : Int(event.unescaped))
  }

  /// Passes over the rest of a value.
  ///
  /// - Parameter event: The value's first event, which was read last.
  /// - Throws: ``InputError`` where the text is not JSON.
  mutating func skip(_ event: JSONEvent) throws(InputError) {
    guard event.kind == .beginObject || event.kind == .beginArray else { return }
    let outside = depth - 1
    while depth > outside { _ = try next() }
  }

  /// Gives the text of an event to a closure, before the next event is read.
  @inline(__always)
  func withText<Result: ~Copyable>(of event: JSONEvent, _ body: (Span<UInt8>) -> Result) -> Result {
    let start: UnsafePointer<UInt8>
    if let unescaped = unsafe unescaped, !event.isVerbatim {
      unsafe start = unescaped + event.unescapedStart
    } else {
      unsafe start = bytes + event.textStart
    }
    // The span can't leave the closure, and neither buffer changes meanwhile.
    return unsafe body(Span(_unsafeElements: UnsafeBufferPointer(start: start, count: event.length)))
  }

  /// The text of an event as a string, before the next event is read.
  func string(of event: JSONEvent) -> String {
    withText(of: event) { String(utf8: $0) }
  }

  /// The line of a position, which is not before the one asked for last.
  mutating func line(at position: Int) -> Int {
    text.bytes.withBytes { lines.advance(to: position, in: $0) }
    return lines.line + text.firstLine - 1
  }

  /// The place of a byte.
  ///
  /// - Complexity: O(*n*) in the number of bytes before it.
  func location(at position: Int) -> InputLocation {
    text.bytes.withBytes { all in
      var lines = LineCounter()
      lines.advance(to: position, in: all)
      let start = max(lines.lineStart, text.start > lines.lineStart ? text.start : 0)
      return InputLocation(
        file: text.name, line: lines.line + text.firstLine - 1, column: position - start + 1,
        byte: text.inputByte(at: position))
    }
  }

  private static func unreadable(_ text: InputText, _ fault: csj_fault) -> InputError {
    let description = JSONFaultDescription(fault, found: nil)
    return InputError(description.kind, at: InputLocation(file: text.name), description.message)
  }

  private func throwFault() throws(InputError) {
    let fault = unsafe csj_fault_kind(reader)
    guard fault != .none else { return }
    throw error(fault, at: unsafe Int(csj_fault_position(reader)))
  }

  private func error(_ fault: csj_fault, at position: Int) -> InputError {
    let found = text.bytes.withBytes { position < $0.count ? $0[position] : nil }
    let description = JSONFaultDescription(fault, found: found)
    return InputError(
      description.kind, at: location(at: position), description.message, hint: description.hint)
  }

  /// Where each line holds a value, the error that one ended inside its value before the event read last.
  ///
  /// What seems to be wrong behind such an end may be right by itself.
  var lineEndInValue: InputError? {
    guard isLines, depth > 0, index > 0 else { return nil }
    let last = unsafe Int(batch[index - 1].position)
    let end = text.bytes.withBytes { bytes in
      (valueStart..<last).first { bytes[$0] == UInt8(ascii: "\n") }
    }
    return end.map { error(.lineEndInRecord, at: $0) }
  }
}

extension JSONEvent.Kind {
  fileprivate init(_ kind: csj_kind) {
    self =
      switch kind {
      case .end: .end
      case .beginObject: .beginObject
      case .endObject: .endObject
      case .beginArray: .beginArray
      case .endArray: .endArray
      case .key: .key
      case .string: .string
      case .number: .number
      case .true: .true
      case .false: .false
      case .null: .null
      }
  }
}
