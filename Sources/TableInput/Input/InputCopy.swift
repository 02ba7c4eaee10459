/// A copy of what was read of an input that can be read only once.
///
/// The beginning is kept in memory. What is longer goes to a temporary file, and if that can't take it, stays in memory.
struct InputCopy: ~Copyable {
  private let name: String
  private var file: TemporaryFile?
  private var isWritable = true
  /// How many bytes are in the file.
  private var fileCount = 0
  /// What is not in the file.
  private var memory: InputMemory

  /// So much is kept in memory before it goes to the file.
  private let bufferSize: Int

  /// Starts empty.
  ///
  /// - Parameters:
  ///   - name: The name that errors show.
  ///   - bufferSize: How much is kept in memory before it goes to the file.
  /// - Throws: ``InputError`` of the kind `outOfMemory`.
  init(of name: String, bufferSize: Int = 1 << 22) throws(InputError) {
    memory = try InputMemory(capacity: bufferSize, limit: MemoryLimit(for: name))
    self.name = name
    self.bufferSize = bufferSize
  }

  /// How many bytes there are.
  var count: Int { fileCount + memory.count }

  /// Adds bytes.
  ///
  /// - Throws: ``InputError`` of the kind `outOfMemory`.
  mutating func append(_ bytes: Span<UInt8>) throws(InputError) {
    if isWritable, memory.count > 0, memory.count + bytes.count > bufferSize { flush() }
    try memory.append(bytes)
  }

  private mutating func flush() {
    if file == nil { file = TemporaryFile() }
    isWritable = Self.write(memory, to: file, at: fileCount)
    guard isWritable else { return }
    fileCount += memory.count
    memory.removeAll(from: 0)
  }

  // Two arguments instead of two properties, whose accesses the compiler can't tell apart.
  private static func write(
    _ memory: borrowing InputMemory, to file: borrowing TemporaryFile?, at position: Int
  ) -> Bool {
    switch file {
    case .some(let file): memory.withBytes { file.write($0, at: position) }
    case nil: false
    }
  }

  /// Appends bytes from a position on to memory.
  ///
  /// - Returns: How many bytes came; 0 at the end.
  /// - Throws: ``InputError`` of the kinds `unreadable` and `outOfMemory`.
  func read(into target: inout InputMemory, upTo room: Int, at position: Int) throws(InputError) -> Int {
    guard position < fileCount else {
      let start = position - fileCount
      let range = start..<min(start + room, memory.count)
      try memory.withBytes { (bytes) throws(InputError) in try target.append(bytes.extracting(range)) }
      return range.count
    }
    let count: Int
    switch file {
    case .some(let file):
      count = try file.read(into: &target, upTo: min(room, fileCount - position), at: position)
    case nil:
      count = 0
    }
    guard count > 0 else {
      throw InputError(
        .unreadable, at: InputLocation(file: name, byte: position),
        "the copy of it in a temporary file can't be read from byte \(position) on",
        hint: "save it to a file first")
    }
    return count
  }
}
