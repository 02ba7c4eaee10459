/// Counts the bytes and forgets them: for measuring.
public struct CountingSink: ByteSink, ~Copyable {
  /// How many bytes have come.
  public private(set) var count = 0

  /// Creates a sink that has seen nothing.
  public init() {}

  /// Counts the bytes.
  ///
  /// - Parameter bytes: The bytes.
  public mutating func write(_ bytes: Span<UInt8>) { count += bytes.count }

  /// Does nothing.
  public mutating func finish() {}
}
