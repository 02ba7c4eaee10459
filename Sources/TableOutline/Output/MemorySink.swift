/// Keeps the bytes in memory.
public struct MemorySink: ByteSink, ~Copyable {
  /// All bytes so far.
  public private(set) var bytes: ContiguousArray<UInt8> = []

  /// Creates an empty sink.
  public init() {}

  /// All bytes so far as text; bytes that are not UTF-8 are replaced by U+FFFD.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends the bytes.
  ///
  /// - Parameter bytes: The bytes.
  public mutating func write(_ bytes: Span<UInt8>) {
    // Safe: the pointer is used within the call only, and appending copies from it.
    unsafe bytes.withUnsafeBufferPointer { unsafe self.bytes.append(contentsOf: $0) }
  }

  /// Does nothing: memory is always up to date.
  public mutating func finish() {}
}
