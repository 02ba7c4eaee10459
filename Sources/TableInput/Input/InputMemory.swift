#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Memory that grows while an input is read, decompressed or decoded into it, up to a limit.
@safe
struct InputMemory: ~Copyable {
  private var base: UnsafeMutableRawPointer
  private var capacity: Int
  private let limit: MemoryLimit
  private var isOwned = true

  /// How many bytes have been written.
  private(set) var count = 0

  /// Takes memory for a number of bytes, and the padding behind them.
  ///
  /// The corresponding C function is `malloc`.
  ///
  /// - Parameters:
  ///   - capacity: How many bytes are expected.
  ///   - limit: How many there may be.
  /// - Throws: ``InputError`` of the kind `outOfMemory`.
  init(capacity: Int, limit: MemoryLimit) throws(InputError) {
    let capacity = max(capacity, 64)
    guard let base = unsafe malloc(capacity + InputBytes.minimumPadding) else {
      throw limit.refusal(of: capacity)
    }
    unsafe self.base = base
    self.capacity = capacity
    self.limit = limit
  }

  deinit {
    if isOwned { unsafe free(base) }
  }

  /// Makes room for a number of bytes behind those that are written.
  ///
  /// The corresponding C function is `realloc`, which moves large memory without copying it.
  mutating func reserve(_ room: Int) throws(InputError) {
    guard capacity - count < room else { return }
    if grow(to: max(capacity * 2, count + room)) || grow(to: count + room) { return }
    throw limit.refusal(of: count + room)
  }

  private mutating func grow(to newCapacity: Int) -> Bool {
    guard let larger = unsafe realloc(base, newCapacity + InputBytes.minimumPadding) else { return false }
    unsafe base = larger
    capacity = newCapacity
    return true
  }

  /// Appends one byte.
  mutating func append(_ byte: UInt8) throws(InputError) {
    try reserve(1)
    unsafe base.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    try advance(by: 1)
  }

  /// Appends bytes.
  mutating func append(_ bytes: Span<UInt8>) throws(InputError) {
    try reserve(bytes.count)
    unsafe bytes.withUnsafeBytes { source in
      guard let start = source.baseAddress else { return }
      unsafe (base + count).copyMemory(from: start, byteCount: source.count)
    }
    try advance(by: bytes.count)
  }

  /// Lets a C function write behind the bytes that are there.
  ///
  /// - Parameters:
  ///   - room: How many bytes it may write.
  ///   - body: Writes, and returns how many bytes it wrote.
  /// - Throws: What the closure throws, or ``InputError`` of the kind `outOfMemory`.
  mutating func appendBytes(
    upTo room: Int, _ body: (UnsafeMutableRawBufferPointer) throws(InputError) -> Int
  ) throws(InputError) {
    try reserve(room)
    let written = try unsafe body(UnsafeMutableRawBufferPointer(start: base + count, count: room))
    precondition(written <= room, "more bytes written than there was room for")
    try advance(by: written)
  }

  /// Forgets the bytes from a position on.
  mutating func removeAll(from position: Int) {
    precondition(position <= count, "there are fewer bytes")
    count = position
  }

  /// Forgets the bytes before a position; those behind it move to the front.
  ///
  /// - Complexity: O(*n*) in the number of bytes that stay.
  mutating func removeAll(before position: Int) {
    precondition(position <= count, "there are fewer bytes")
    unsafe memmove(base, base + position, count - position)
    count -= position
  }

  /// Gives the bytes to a closure.
  func withBytes<Result: ~Copyable, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // The span can't leave the closure, and nothing is written while it runs.
    let buffer = unsafe UnsafeBufferPointer(start: base.assumingMemoryBound(to: UInt8.self), count: count)
    return try body(unsafe Span(_unsafeElements: buffer))
  }

  /// Gives the memory away; the new owner gives it to `free`.
  consuming func takeOver() -> (base: UnsafeRawPointer, count: Int) {
    isOwned = false
    return unsafe (base: UnsafeRawPointer(base), count: count)
  }

  private mutating func advance(by written: Int) throws(InputError) {
    count += written
    guard count <= limit.byteCount else { throw limit.tooLarge }
  }
}
