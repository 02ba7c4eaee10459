/// The bytes of an input as they are stored, piece by piece.
struct StoredBytes: ~Copyable {
  private enum Origin: ~Copyable {
    case file(InputFile)
    case memory(InputBytes)
  }

  private let origin: Origin
  /// What was read so far of an input that can be read only once, for reading it again.
  private var copy: InputCopy?
  private var isReadingCopy = false

  /// How many bytes were read so far.
  private(set) var position = 0

  /// Reads from an open file or pipe.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - copy: Where a copy goes of what is read; without one it can be read only once.
  init(_ file: consuming InputFile, copy: consuming InputCopy? = nil) {
    origin = .file(file)
    self.copy = copy
  }

  /// Reads what is in memory already.
  init(_ bytes: InputBytes) {
    origin = .memory(bytes)
    copy = nil
  }

  /// Goes back to the first byte, for the last time.
  mutating func restart() {
    position = 0
    isReadingCopy = true
  }

  /// Appends what there is at once, without waiting for more.
  ///
  /// - Returns: How many bytes came; 0 at the end.
  /// - Throws: ``InputError`` of the kinds `unreadable` and `outOfMemory`.
  mutating func read(into target: inout InputMemory, upTo room: Int) throws(InputError) -> Int {
    let start = target.count
    var count = try readCopy(into: &target, upTo: room)
    if count == 0 {
      count = try readOrigin(into: &target, upTo: room)
      if !isReadingCopy { try Self.append(target, from: start, to: &copy) }
    }
    position += count
    return count
  }

  private func readCopy(into target: inout InputMemory, upTo room: Int) throws(InputError) -> Int {
    guard isReadingCopy else { return 0 }
    switch copy {
    case .some(let copy):
      return position < copy.count ? try copy.read(into: &target, upTo: room, at: position) : 0
    case nil:
      return 0
    }
  }

  private func readOrigin(into target: inout InputMemory, upTo room: Int) throws(InputError) -> Int {
    switch origin {
    case .file(let file):
      return try file.read(into: &target, upTo: room, from: position)
    case .memory(let memory):
      let range = position..<min(position + room, memory.count)
      try memory.withBytes { (bytes) throws(InputError) in try target.append(bytes.extracting(range)) }
      return range.count
    }
  }

  // Two arguments instead of two properties, whose accesses the compiler can't tell apart.
  private static func append(
    _ memory: borrowing InputMemory, from start: Int, to copy: inout InputCopy?
  ) throws(InputError) {
    try memory.withBytes { (bytes) throws(InputError) in
      try copy?.append(bytes.extracting(start..<bytes.count))
    }
  }
}
