/// A growable run of bytes, written through a pointer: this is where every cell passes.
///
/// Every append first makes sure of room for what it may write at most, plus `slack` bytes, so that small pieces can
/// be stored with instructions of fixed width.
@safe
struct XMLBuffer: ~Copyable {
  // Invariant: `start` points to `capacity` bytes, of which the first `count` are initialized.
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int

  /// How many bytes there are.
  private(set) var count = 0

  /// Room kept behind what an append needs, for stores of fixed width.
  static var slack: Int { 64 }

  /// Creates an empty buffer.
  ///
  /// - Parameter capacity: How much room it has at first.
  init(capacity: Int) {
    self.capacity = max(capacity, 2 * Self.slack)
    unsafe start = .allocate(capacity: self.capacity)
  }

  deinit { unsafe start.deallocate() }

  /// Lends the bytes out.
  ///
  /// - Parameter body: Receives them.
  /// - Returns: What `body` returns.
  borrowing func withSpan<Result>(_ body: (Span<UInt8>) throws -> Result) rethrows -> Result {
    try unsafe body(UnsafeBufferPointer(start: start, count: count).span)
  }

  /// Forgets the bytes and keeps the memory.
  mutating func removeAll() { count = 0 }

  /// Makes room for more bytes.
  ///
  /// - Parameter additional: How many are to come.
  @inline(__always)
  mutating func reserve(_ additional: Int) {
    if count + additional + Self.slack > capacity { grow(by: additional) }
  }

  @inline(never)
  private mutating func grow(by additional: Int) {
    let wanted = max(2 * capacity, count + additional + Self.slack)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: wanted)
    unsafe larger.update(from: start, count: count)
    unsafe start.deallocate()
    unsafe start = larger
    capacity = wanted
  }

  /// Appends one byte.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    reserve(1)
    unsafe start[count] = byte
    count += 1
  }

  /// Appends a mark.
  @inline(__always)
  mutating func append(_ mark: XMLMark) {
    reserve(XMLMark.capacity)
    unsafe UnsafeMutableRawPointer(start + count).storeBytes(of: mark.bytes, as: SIMD32<UInt8>.self)
    count += mark.count
  }

  /// Appends a literal.
  @inline(__always)
  mutating func append(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    reserve(length)
    unsafe (start + count).update(from: text.utf8Start, count: length)
    count += length
  }

  /// Appends bytes as they are.
  mutating func append(_ bytes: Span<UInt8>) {
    reserve(bytes.count)
    unsafe bytes.withUnsafeBufferPointer { source in
      guard let first = source.baseAddress else { return }
      unsafe (start + count).update(from: first, count: source.count)
    }
    count += bytes.count
  }

  /// Appends text as it is.
  mutating func append(text: String) {
    var text = text
    text.withUTF8 { unsafe append($0.span) }
  }

  /// Writes into room that was reserved.
  ///
  /// - Parameters:
  ///   - reserved: How many bytes may be written at most.
  ///   - body: Writes from the pointer on, and returns how many bytes it wrote.
  @inline(__always)
  mutating func write(reserving reserved: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
    reserve(reserved)
    unsafe count += body(start + count)
  }
}
