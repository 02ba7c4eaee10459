/// Where a renderer's bytes go.
public protocol ByteSink: ~Copyable {
  /// Takes the next bytes.
  ///
  /// - Parameter bytes: The bytes; all of them are taken.
  /// - Throws: Where they can't be taken.
  mutating func write(_ bytes: Span<UInt8>) throws

  /// Ends the output: after it, everything taken has arrived.
  ///
  /// - Throws: Where that failed.
  mutating func finish() throws
}
