/// The text of an input, chunk by chunk, as valid UTF-8.
///
/// Whoever reads it says how much of a chunk is used, which is up to the end of a record; the next chunk begins there.
/// What is wrong with the input is an error when it is reached, not before.
struct TextStream: ~Copyable {
  /// The text to read now; at first there is none.
  private(set) var chunk: InputText

  /// Whether the input ends with this chunk.
  private(set) var isLast = false

  private let decoding: TextDecoding
  private let sizes: ChunkSizes
  private let limit: MemoryLimit
  private var bytes: ByteStream
  /// Bytes of the input that are no whole characters, or were read to find out what they are.
  private var undecoded: InputMemory
  private var isRead = false
  /// What is wrong behind the chunk.
  private var failure: InputError?

  /// Begins, and finds out what the bytes are.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - name: The name that errors show.
  ///   - encoding: What the bytes are said to be.
  ///   - sizes: How long the chunks are.
  /// - Throws: ``InputError`` of the kinds `unreadable`, `damagedArchive`, `notText`, `invalidEncoding` and
  ///   `outOfMemory`.
  init(
    _ bytes: consuming ByteStream, name: String, encoding: TextEncoding?, sizes: ChunkSizes
  ) throws(InputError) {
    let limit = MemoryLimit(for: name)
    var bytes = bytes
    var undecoded = try InputMemory(capacity: 64, limit: limit)
    while undecoded.count < 4, try bytes.read(into: &undecoded, upTo: 4 - undecoded.count) > 0 {}
    let decoding = try undecoded.withBytes { (beginning) throws(InputError) in
      try TextDecoding(encoding, beginning: beginning, name: name)
    }
    undecoded.removeAll(before: decoding.markLength)
    chunk = InputText(
      chunk: InputBytes(try InputMemory(capacity: 0, limit: limit)), name: name,
      encoding: decoding.encoding, firstLine: 1, firstByte: decoding.markLength)
    self.decoding = decoding
    self.sizes = sizes
    self.limit = limit
    self.bytes = bytes
    self.undecoded = undecoded
  }

  /// Goes on to the next chunk.
  ///
  /// - Parameters:
  ///   - position: How much of this chunk is used.
  ///   - line: The line that begins there.
  /// - Throws: ``InputError`` of the kinds `unreadable`, `damagedArchive`, `invalidEncoding` and `outOfMemory`.
  mutating func advance(from position: Int, line: Int) throws(InputError) {
    if let failure { throw failure }
    let kept = chunk.bytes.count - position
    let firstByte = chunk.inputByte(at: position)
    var memory = try InputMemory(capacity: kept + undecoded.count + sizes.most, limit: limit)
    try chunk.bytes.withBytes { (bytes) throws(InputError) in
      try memory.append(bytes.extracting(position..<bytes.count))
    }
    // At least as much again as is kept, so that a record of many chunks is not begun too often.
    while !isRead, failure == nil, memory.count == kept || memory.count < 2 * kept {
      read()
      try decode(into: &memory, line: line, firstByte: firstByte)
    }
    if let failure, memory.count == kept { throw failure }
    chunk = InputText(
      chunk: InputBytes(memory), name: chunk.name, encoding: decoding.encoding, firstLine: line,
      firstByte: firstByte)
    isLast = isRead && failure == nil
  }

  /// Goes on to a chunk that is all of the text, while no chunk but the first was read.
  ///
  /// - Throws: ``InputError`` of the kinds `unreadable`, `damagedArchive`, `invalidEncoding` and `outOfMemory`.
  mutating func advanceToEnd() throws(InputError) {
    var memory = try InputMemory(capacity: chunk.bytes.count + sizes.most, limit: limit)
    try chunk.bytes.withBytes { (bytes) throws(InputError) in try memory.append(bytes) }
    while !isRead, failure == nil {
      read()
      try decode(into: &memory, line: chunk.firstLine, firstByte: chunk.firstByte)
      try bytes.checkGrowth(to: memory.count)
    }
    if let failure { throw failure }
    chunk = InputText(
      chunk: InputBytes(memory), name: chunk.name, encoding: decoding.encoding, firstLine: chunk.firstLine,
      firstByte: chunk.firstByte)
    isLast = true
  }

  /// Goes back to the beginning, for the last time.
  ///
  /// - Throws: ``InputError`` of the kinds `unreadable`, `damagedArchive` and `outOfMemory`.
  mutating func restart() throws(InputError) {
    try bytes.restart()
    undecoded.removeAll(from: 0)
    (isRead, isLast, failure) = (false, false, nil)
    let markLength = decoding.markLength
    while undecoded.count < markLength,
      try bytes.read(into: &undecoded, upTo: markLength - undecoded.count) > 0
    {}
    undecoded.removeAll(before: min(markLength, undecoded.count))
    chunk = InputText(
      chunk: InputBytes(try InputMemory(capacity: 0, limit: limit)), name: chunk.name,
      encoding: decoding.encoding, firstLine: 1, firstByte: markLength)
  }

  private mutating func read() {
    var count = 0
    repeat {
      do throws(InputError) {
        let more = try bytes.read(into: &undecoded, upTo: sizes.most - count)
        isRead = more == 0
        count += more
      } catch {
        failure = error
      }
    } while sizes.waitsForMost && count < sizes.most && !isRead && failure == nil
  }

  private mutating func decode(
    into memory: inout InputMemory, line: Int, firstByte: Int
  ) throws(InputError) {
    let progress = try undecoded.withBytes { (bytes) throws(InputError) in
      try decoding.decode(bytes, from: 0, into: &memory)
    }
    undecoded.removeAll(before: progress.position)
    var fault = progress.fault
    if fault == nil, isRead, undecoded.count > 0 {
      fault = undecoded.withBytes { decoding.fault(ofRest: $0) }
    }
    guard let fault else { return }
    failure = memory.withBytes { text in
      let byte = firstByte + TextDecoding.sourceLength(of: text, to: text.count, decoding.encoding)
      let place = LinePlace(of: text.count, in: text)
      let start = TextDecoding.sourceLength(of: text, to: place.lineStart, decoding.encoding)
      let column = byte - firstByte - start + 1
      return TextDecoding.error(
        fault, in: decoding.encoding,
        at: InputLocation(file: chunk.name, line: line + place.line - 1, column: column, byte: byte))
    }
  }
}
