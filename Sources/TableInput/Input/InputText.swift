/// The text of one input as valid UTF-8, with the name that errors show.
public struct InputText: Sendable {
  /// The name that errors show.
  public let name: String

  /// All bytes; valid UTF-8 from `start` on.
  public let bytes: InputBytes

  /// How many bytes are known to be valid; all of them, unless whoever reads them checks the rest.
  private(set) var checkedCount: Int

  /// What the bytes were before they became UTF-8.
  public let encoding: TextEncoding

  /// Who is told how far reading has come.
  var progress: InputProgress?

  /// Where the text begins: 3 behind a byte order mark, else 0.
  public let start: Int

  /// The line that the text begins on, counted from 1; later lines for a chunk of a longer text.
  let firstLine: Int

  /// Which byte of the input the first byte of `bytes` was.
  let firstByte: Int

  /// Takes bytes as text.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - name: The name that errors show.
  ///   - encoding: What the bytes are; `nil` takes UTF-8, or UTF-16 where a byte order mark says so.
  /// - Throws: ``InputError`` of the kinds `notText`, `outOfMemory` and `invalidEncoding`, the last with line and byte.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(_ bytes: InputBytes, name: String, encoding: TextEncoding? = nil) throws(InputError) {
    try self.init(unchecked: bytes, name: name, encoding: encoding)
    try check()
  }

  /// Takes bytes as text, of which nothing is checked if it is UTF-8.
  ///
  /// - Throws: ``InputError`` of the kinds `notText`, `outOfMemory` and `invalidEncoding`.
  init(unchecked bytes: InputBytes, name: String, encoding: TextEncoding?) throws(InputError) {
    let decoding = try bytes.withBytes { (all) throws(InputError) in
      try TextDecoding(encoding, beginning: all, name: name)
    }
    self.name = name
    self.encoding = decoding.encoding
    firstLine = 1
    if decoding.encoding == .utf8 {
      self.bytes = bytes
      start = decoding.markLength
      firstByte = 0
      checkedCount = start
      return
    }
    start = 0
    firstByte = decoding.markLength
    var memory = try InputMemory(capacity: bytes.count + bytes.count / 8, limit: MemoryLimit(for: name))
    let progress = try bytes.withBytes { (all) throws(InputError) in
      try decoding.decode(all, from: decoding.markLength, into: &memory)
    }
    if progress.position < bytes.count {
      let location = memory.withBytes { text in
        let place = LinePlace(of: text.count, in: text)
        let column =
          TextDecoding.sourceLength(
            of: text.extracting(place.lineStart..<text.count), to: text.count - place.lineStart,
            decoding.encoding) + 1
        return InputLocation(file: name, line: place.line, column: column, byte: progress.position)
      }
      let rest = bytes.withBytes { decoding.fault(ofRest: $0.extracting(progress.position..<$0.count)) }
      let fault = progress.fault ?? rest
      throw TextDecoding.error(fault, in: decoding.encoding, at: location)
    }
    self.bytes = InputBytes(memory)
    checkedCount = self.bytes.count
  }

  /// Makes sure that bytes are UTF-8.
  ///
  /// - Parameter count: How many of them, from the first on; no more than there are are checked.
  /// - Throws: ``InputError`` of the kind `invalidEncoding`, with line and byte.
  mutating func check(_ count: Int = .max) throws(InputError) {
    let end = bytes.withBytes { UTF8Validator.startOfScalar(in: $0, from: min(count, $0.count)) }
    guard end > checkedCount else { return }
    guard let bad = UTF8Validator.firstInvalidByte(in: bytes, checkedCount..<end) else {
      checkedCount = end
      return
    }
    throw bytes.withBytes { all in
      let place = LinePlace(of: bad, in: all, from: start)
      return TextDecoding.error(
        UTF8Validator.fault(of: all[bad]), in: encoding,
        at: InputLocation(file: name, line: place.line, column: bad - place.lineStart + 1, byte: bad))
    }
  }

  /// Takes a chunk of a longer text, valid UTF-8.
  init(
    chunk: InputBytes, name: String, encoding: TextEncoding, firstLine: Int, firstByte: Int
  ) {
    self.name = name
    self.encoding = encoding
    self.firstLine = firstLine
    self.firstByte = firstByte
    bytes = chunk
    checkedCount = chunk.count
    start = 0
  }

  /// The beginning of a chunk.
  func prefix(_ count: Int) -> InputText {
    InputText(
      chunk: bytes.extracting(0..<count), name: name, encoding: encoding, firstLine: firstLine,
      firstByte: firstByte)
  }

  /// Which byte of the input a byte of `bytes` was.
  ///
  /// - Complexity: O(*n*), except for UTF-8.
  func inputByte(at position: Int) -> Int {
    firstByte + bytes.withBytes { TextDecoding.sourceLength(of: $0, to: position, encoding) }
  }

  /// True if there is no text.
  public var isEmpty: Bool { bytes.count == start }

  /// Gives the text, without its byte order mark, to a closure.
  ///
  /// - Parameter body: Reads the text.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  public func withText<Result: ~Copyable, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try bytes.withBytes { (all) throws(Failure) in try body(all.extracting(start..<all.count)) }
  }
}
