/// One record of delimited text: a field for each column.
public struct CSVRecord: Sendable {
  private let bytes: InputBytes
  var buffer: FieldBuffer

  /// The line on which the record begins, counted from 1.
  public internal(set) var line: Int

  init(bytes: InputBytes, buffer: FieldBuffer, line: Int) {
    self.bytes = bytes
    self.buffer = buffer
    self.line = line
  }

  /// How many fields there are.
  public var count: Int { buffer.fields.count }

  /// The text of a field, without its quotes.
  ///
  /// - Parameter column: The column's number, from 0.
  /// - Complexity: O(*n*) in the length of the text.
  public subscript(column: Int) -> String { withText(at: column) { String(utf8: $0) } }

  /// Gives the text of a field, without its quotes, to a closure.
  ///
  /// - Parameters:
  ///   - column: The column's number, from 0.
  ///   - body: Reads the bytes, valid UTF-8.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  public func withText<Result: ~Copyable, Failure: Error>(
    at column: Int, _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try FieldText(bytes: bytes, arena: buffer.arena).withText(of: buffer.fields[column], body)
  }
}
