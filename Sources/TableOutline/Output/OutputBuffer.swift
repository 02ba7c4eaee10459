/// Bytes on their way out, in one piece of memory that grows and is used again.
///
/// Renderers write rows into it and hand it to a sink whenever it is full enough.
///
/// This is the one type that writes through a pointer: appending byte by byte to an array costs a check of
/// uniqueness and of bounds for each, which is most of the time of a report. It is safe because every append first
/// reserves what it is about to write, `count` never exceeds `capacity`, and the memory has one owner.
@safe
public struct OutputBuffer: ~Copyable {
  @usableFromInline var base: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity: Int
  @usableFromInline var used = 0

  /// Creates an empty buffer.
  ///
  /// - Parameter capacity: How many bytes it takes before it grows.
  public init(capacity: Int = 4096) {
    self.capacity = max(capacity, 64)
    unsafe base = .allocate(capacity: self.capacity)
  }

  deinit { unsafe base.deallocate() }

  /// How many bytes the buffer holds.
  @inlinable public var count: Int { used }

  /// One byte, readable and replaceable.
  ///
  /// - Parameter index: Its position, below `count`.
  @inlinable
  public subscript(index: Int) -> UInt8 {
    get {
      precondition(index >= 0 && index < used, "no such byte")
      return unsafe base[index]
    }
    set {
      precondition(index >= 0 && index < used, "no such byte")
      unsafe base[index] = newValue
    }
  }

  /// Forgets the bytes and keeps the memory.
  @inlinable
  public mutating func removeAll() { used = 0 }

  /// Forgets the bytes from a position on.
  ///
  /// - Parameter newCount: How many bytes stay; no more than there are.
  @inlinable
  public mutating func truncate(to newCount: Int) {
    precondition(newCount >= 0 && newCount <= used, "truncation can't add bytes")
    used = newCount
  }

  /// Makes room for more bytes.
  ///
  /// - Parameter additional: How many.
  @inlinable
  public mutating func reserve(_ additional: Int) {
    if capacity &- used < additional { grow(by: additional) }
  }

  @usableFromInline
  mutating func grow(by additional: Int) {
    let larger = max(capacity * 2, used + additional)
    let new = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    unsafe new.update(from: base, count: used)
    unsafe base.deallocate()
    unsafe base = new
    capacity = larger
  }

  /// Lends the bytes.
  ///
  /// - Parameter body: Reads them.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  @inlinable
  public func withSpan<Result, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let bytes = unsafe UnsafeBufferPointer(start: base, count: used)
    return try unsafe body(bytes.span)
  }

  /// Hands all bytes to a sink and is empty again.
  ///
  /// - Parameter sink: Takes the bytes.
  /// - Throws: What the sink throws.
  @inlinable
  public mutating func drain<Sink: ByteSink & ~Copyable>(into sink: inout Sink) throws {
    try withSpan { try sink.write($0) }
    used = 0
  }
}

extension OutputBuffer {
  /// Appends one byte.
  ///
  /// - Parameter byte: The byte.
  @inlinable
  public mutating func append(_ byte: UInt8) {
    reserve(1)
    unsafe base[used] = byte
    used &+= 1
  }

  /// Appends one byte several times.
  ///
  /// - Parameters:
  ///   - byte: The byte.
  ///   - count: How often; nothing happens below 1.
  @inlinable
  public mutating func append(_ byte: UInt8, count: Int) {
    guard count > 0 else { return }
    reserve(count)
    unsafe (base + used).update(repeating: byte, count: count)
    used &+= count
  }

  /// Appends bytes.
  ///
  /// - Parameter bytes: The bytes.
  @inlinable
  public mutating func append(_ bytes: Span<UInt8>) {
    let added = bytes.count
    reserve(added)
    unsafe bytes.withUnsafeBufferPointer { source in
      guard let start = source.baseAddress else { return }
      unsafe (base + used).update(from: start, count: added)
    }
    used &+= added
  }

  /// Appends the bytes of another buffer.
  ///
  /// - Parameter other: The other buffer.
  @inlinable
  public mutating func append(_ other: borrowing OutputBuffer) {
    reserve(other.used)
    unsafe (base + used).update(from: other.base, count: other.used)
    used &+= other.used
  }

  /// Appends text known at compile time.
  ///
  /// - Parameter text: The text.
  @inlinable
  public mutating func append(_ text: StaticString) {
    // A literal of one scalar is stored as that scalar, not behind a pointer.
    guard text.hasPointerRepresentation else { return append("\(text)" as String) }
    let added = text.utf8CodeUnitCount
    reserve(added)
    unsafe (base + used).update(from: text.utf8Start, count: added)
    used &+= added
  }

  /// Appends text.
  ///
  /// - Parameter text: The text.
  @inlinable
  public mutating func append(_ text: String) {
    // Literals come here as well: what a text is kept in is copied as it is.
    var text = text
    text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return }
      reserve(bytes.count)
      unsafe (base + used).update(from: start, count: bytes.count)
      used &+= bytes.count
    }
  }
}
