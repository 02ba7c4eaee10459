/// Bytes kept in memory up to a bound and in a temporary file beyond it.
struct SpillBuffer: ~Copyable {
  private var memory: ContiguousArray<UInt8> = []
  private var file: TemporaryFile?
  private let folder: String
  private let limit: Int

  /// How much is kept in memory before a file is made.
  static var standardLimit: Int { 8 << 20 }

  /// Creates an empty buffer.
  ///
  /// - Parameters:
  ///   - folder: Where the temporary file may be made.
  ///   - limit: How many bytes may stay in memory.
  init(folder: String, limit: Int = Self.standardLimit) {
    self.folder = folder
    self.limit = limit
  }

  /// Appends bytes.
  ///
  /// - Throws: `XLSXError.cannotWrite` where the temporary file cannot be made or is full.
  mutating func append(_ bytes: Span<UInt8>) throws {
    if memory.count + bytes.count > limit { try spill() }
    unsafe bytes.withUnsafeBufferPointer { unsafe memory.append(contentsOf: $0) }
  }

  /// Hands all bytes over in order, and forgets them.
  ///
  /// - Parameter body: Receives them, in pieces.
  /// - Throws: `XLSXError`.
  mutating func drain(to body: (Span<UInt8>) throws -> Void) throws {
    if let file { try file.readAll(to: body) }
    file = nil
    if !memory.isEmpty { try body(memory.span) }
    memory = []
  }

  private mutating func spill() throws {
    let file = try self.file ?? TemporaryFile(in: folder)
    self.file = file
    try file.append(memory.span)
    memory.removeAll(keepingCapacity: true)
  }
}
