/// The bytes of an input, piece by piece, decompressed where they are gzip data: all of its members, one after the other.
struct ByteStream: ~Copyable {
  private let name: String
  private let progress: InputProgress?
  private var stored: StoredBytes
  /// Stored bytes that were read ahead.
  private var ahead: InputMemory
  /// How many of these were used.
  private var usedCount = 0
  private var inflating: InflateStream?
  private var isBetweenMembers = false

  /// Begins, and finds out whether the bytes are compressed.
  ///
  /// - Parameters:
  ///   - stored: The bytes as they are stored.
  ///   - name: The name that errors show.
  ///   - progress: Is told of the stored bytes that are read.
  /// - Throws: ``InputError`` of the kinds `unreadable`, `damagedArchive` and `outOfMemory`.
  init(_ stored: consuming StoredBytes, name: String, progress: InputProgress? = nil) throws(InputError) {
    var stored = stored
    var ahead = try InputMemory(capacity: Self.readSize, limit: MemoryLimit(for: name))
    let inflating = try Self.begin(&stored, &ahead, name, progress)
    self.name = name
    self.progress = progress
    self.stored = stored
    self.ahead = ahead
    self.inflating = inflating
  }

  /// Goes back to the first byte, for the last time.
  ///
  /// - Throws: ``InputError`` of the kinds `unreadable` and `outOfMemory`.
  mutating func restart() throws(InputError) {
    stored.restart()
    ahead.removeAll(from: 0)
    usedCount = 0
    isBetweenMembers = false
    inflating = try Self.begin(&stored, &ahead, name, progress)
  }

  /// Reads the first bytes, and opens what decompresses them if they are compressed.
  private static func begin(
    _ stored: inout StoredBytes, _ ahead: inout InputMemory, _ name: String, _ progress: InputProgress?
  ) throws(InputError) -> InflateStream? {
    while ahead.count < 2, case let count = try stored.read(into: &ahead, upTo: readSize), count > 0 {
      progress?.advance(by: count)
    }
    guard ahead.withBytes({ recognizesGzip($0) }) else { return nil }
    if let stream = InflateStream() { return stream }
    throw damaged(name, "zlib can't start", at: 0)
  }

  private static let readSize = 1 << 18

  /// Whether bytes begin as a gzip file does.
  static func recognizesGzip(_ bytes: Span<UInt8>) -> Bool {
    bytes.count >= 2 && bytes[0] == 0x1F && bytes[1] == 0x8B
  }

  /// Makes sure that what came of compressed bytes is no more than may come of so many.
  ///
  /// - Parameter count: How many bytes came.
  /// - Throws: ``InputError`` of the kind `damagedArchive`.
  func checkGrowth(to count: Int) throws(InputError) {
    if inflating != nil { try GzipInflater(name: name).checkGrowth(from: stored.position, to: count) }
  }

  /// Appends what there is at once, without waiting for more than it takes to have something.
  ///
  /// - Parameters:
  ///   - memory: Where the bytes go.
  ///   - room: The most bytes to append, at least one.
  /// - Returns: How many bytes came; 0 at the end.
  /// - Throws: ``InputError`` of the kinds `unreadable`, `damagedArchive` and `outOfMemory`.
  mutating func read(into memory: inout InputMemory, upTo room: Int) throws(InputError) -> Int {
    if inflating != nil { return try inflate(into: &memory, upTo: room) }
    guard usedCount < ahead.count else {
      let count = try stored.read(into: &memory, upTo: room)
      progress?.advance(by: count)
      return count
    }
    let range = usedCount..<min(ahead.count, usedCount + room)
    try ahead.withBytes { (bytes) throws(InputError) in try memory.append(bytes.extracting(range)) }
    usedCount = range.upperBound
    return range.count
  }

  private mutating func inflate(into memory: inout InputMemory, upTo room: Int) throws(InputError) -> Int {
    let before = memory.count
    while memory.count == before, try beginMember() {
      switch try Self.step(&inflating, ahead, at: &usedCount, into: &memory, upTo: room) {
      case .advanced: break
      case .memberEnded: isBetweenMembers = true
      case .starved:
        guard try readAhead() else { throw damaged("the gzip data is cut short") }
      case .damaged: throw damaged("the gzip data is damaged")
      }
    }
    return memory.count - before
  }

  /// Goes on to the next member if one ended; false behind the last.
  ///
  /// Zeros may fill up what holds the file; anything else was data.
  private mutating func beginMember() throws(InputError) -> Bool {
    guard isBetweenMembers else { return true }
    while true {
      if usedCount == ahead.count, try !readAhead() { return false }
      let next = usedCount
      let byte = ahead.withBytes { $0[next] }
      if byte == 0x1F { break }
      guard byte == 0 else { throw damaged("what stands behind the gzip data is none") }
      usedCount += 1
    }
    guard inflating?.reset() == true else { throw damaged("zlib can't go on") }
    isBetweenMembers = false
    return true
  }

  // Three arguments instead of three properties, whose accesses the compiler can't tell apart.
  private static func step(
    _ stream: inout InflateStream?, _ source: borrowing InputMemory, at position: inout Int,
    into memory: inout InputMemory, upTo room: Int
  ) throws(InputError) -> InflateStream.Progress {
    try source.withBytes { (bytes) throws(InputError) in
      try stream?.step(bytes, at: &position, into: &memory, upTo: room) ?? .damaged
    }
  }

  /// Reads more of the stored bytes behind those that were not used; false at the end.
  private mutating func readAhead() throws(InputError) -> Bool {
    ahead.removeAll(before: usedCount)
    usedCount = 0
    let count = try stored.read(into: &ahead, upTo: Self.readSize)
    progress?.advance(by: count)
    return count > 0
  }

  private func damaged(_ message: String) -> InputError {
    Self.damaged(name, message, at: stored.position - ahead.count + usedCount)
  }

  private static func damaged(_ name: String, _ message: String, at byte: Int) -> InputError {
    InputError(
      .damagedArchive, at: InputLocation(file: name, byte: byte), "\(message) (byte \(byte))",
      hint: "get the file again, or test it with gzip -t")
  }
}
