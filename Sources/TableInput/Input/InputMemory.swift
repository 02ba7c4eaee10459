/// Memory that grows while an input is read, decompressed or decoded into it.
@safe
struct InputMemory: ~Copyable {
  private var base: UnsafeMutableRawPointer
  private var capacity: Int

  /// How many bytes have been written.
  private(set) var count = 0

  /// Takes memory for a number of bytes, and the padding behind them.
  init(capacity: Int) {
    self.capacity = max(capacity, 64)
    unsafe base = .allocate(byteCount: self.capacity + InputBytes.minimumPadding, alignment: 64)
  }

  deinit {
    unsafe base.deallocate()
  }

  /// Makes room for a number of bytes behind those that are written.
  mutating func reserve(_ free: Int) {
    guard capacity - count < free else { return }
    capacity = max(capacity * 2, count + free)
    let larger = UnsafeMutableRawPointer.allocate(
      byteCount: capacity + InputBytes.minimumPadding, alignment: 64)
    unsafe larger.copyMemory(from: base, byteCount: count)
    unsafe base.deallocate()
    unsafe base = larger
  }

  /// Appends one byte.
  mutating func append(_ byte: UInt8) {
    reserve(1)
    unsafe base.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count += 1
  }

  /// Appends bytes.
  mutating func append(_ bytes: Span<UInt8>) {
    reserve(bytes.count)
    unsafe bytes.withUnsafeBytes { source in
      guard let start = source.baseAddress else { return }
      unsafe (base + count).copyMemory(from: start, byteCount: source.count)
    }
    count += bytes.count
  }

  /// Lets a C function write behind the bytes that are there.
  ///
  /// - Parameters:
  ///   - free: How many bytes it may write.
  ///   - body: Writes, and returns how many bytes it wrote.
  /// - Throws: What the closure throws.
  mutating func appendBytes<Failure: Error>(
    upTo free: Int, _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) {
    reserve(free)
    let written = try unsafe body(UnsafeMutableRawBufferPointer(start: base + count, count: free))
    precondition(written <= free, "more bytes written than there was room for")
    count += written
  }

  /// Gives the memory away; the new owner deallocates it.
  consuming func takeOver() -> (base: UnsafeRawPointer, count: Int) {
    let result = unsafe (base: UnsafeRawPointer(base), count: count)
    discard self
    return unsafe result
  }
}
