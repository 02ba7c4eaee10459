#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// All bytes of one input, in memory of their own or mapped from a file, and never changed.
///
/// `minimumPadding` more bytes can be read behind the last, so that wide loads need no special last step.
///
/// Unchecked, because the compiler can't see it: the memory is filled before the object exists, nothing writes to it
/// afterwards, and only `deinit`, which runs once and alone, gives it back.
@safe
public final class InputBytes: @unchecked Sendable {
  /// How many bytes, with no meaning, may be read behind the last one.
  package static let minimumPadding = 64

  /// How many bytes there are.
  public let count: Int

  private let base: UnsafeRawPointer
  private let release: (UnsafeRawPointer) -> Void
  private let isMapped: Bool

  /// Takes over memory.
  ///
  /// - Parameters:
  ///   - base: The first byte; `count + minimumPadding` bytes are readable.
  ///   - count: How many bytes belong to the input.
  ///   - isMapped: Whether they stand in a file, from which they can be had again.
  ///   - release: Gives the memory back.
  @unsafe
  init(
    adopting base: UnsafeRawPointer, count: Int, isMapped: Bool = false,
    release: @escaping (UnsafeRawPointer) -> Void
  ) {
    unsafe self.base = unsafe base
    unsafe self.release = unsafe release
    self.count = count
    self.isMapped = isMapped
  }

  /// Copies bytes into memory of their own.
  ///
  /// - Parameter bytes: The bytes to copy.
  /// - Complexity: O(*n*).
  public convenience init(copying bytes: Span<UInt8>) {
    let base = UnsafeMutableRawPointer.allocate(
      byteCount: bytes.count + Self.minimumPadding, alignment: MemoryLayout<UInt64>.alignment)
    unsafe bytes.withUnsafeBytes { source in
      guard let start = source.baseAddress else { return }
      unsafe base.copyMemory(from: start, byteCount: source.count)
    }
    unsafe self.init(adopting: base, count: bytes.count) { unsafe $0.deallocate() }
  }

  /// Takes over what was gathered.
  convenience init(_ memory: consuming InputMemory) {
    let (base, count) = unsafe memory.takeOver()
    unsafe self.init(adopting: base, count: count) { unsafe free(UnsafeMutableRawPointer(mutating: $0)) }
  }

  /// Some of the bytes, where they are.
  ///
  /// - Parameter range: Which of them.
  /// - Returns: Bytes that share the memory of these.
  func extracting(_ range: Range<Int>) -> InputBytes {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "there are no such bytes")
    // The closure holds on to this object, and so to its memory.
    return unsafe InputBytes(adopting: base + range.lowerBound, count: range.count, isMapped: isMapped) { _ in
      _ = self
    }
  }

  /// Gives memory back that bytes of a file take up, until they are read again.
  ///
  /// The corresponding C function is `madvise`.
  ///
  /// - Parameter range: Which of them.
  func evict(_ range: Range<Int>) {
    guard isMapped else { return }
    // Not the last page, if it holds others behind them: whoever reads forward is about to come to these.
    let start = unsafe UInt(bitPattern: base + range.lowerBound) & ~(Self.pageSize - 1)
    let end = unsafe UInt(bitPattern: base + range.upperBound) & ~(Self.pageSize - 1)
    guard start < end else { return }
    // Advice only: its refusal costs memory alone.
    _ = unsafe madvise(UnsafeMutableRawPointer(bitPattern: start), Int(end - start), MADV_DONTNEED)
  }

  private static let pageSize = UInt(sysconf(Int32(_SC_PAGESIZE)))

  deinit {
    unsafe release(base)
  }

  /// Gives the bytes to a closure.
  ///
  /// - Parameter body: Reads the bytes.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  @inline(__always)
  public func withBytes<Result: ~Copyable, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // The span can't leave the closure, and the object lives as long as this call.
    let buffer = unsafe UnsafeBufferPointer(start: base.assumingMemoryBound(to: UInt8.self), count: count)
    return try body(unsafe Span(_unsafeElements: buffer))
  }
}
