/// The text of one input as valid UTF-8, with the name that errors show.
public struct InputText: Sendable {
  /// The name that errors show.
  public let name: String

  /// All bytes; valid UTF-8 from `start` on.
  public let bytes: InputBytes

  /// What the bytes were before they became UTF-8.
  public let encoding: TextEncoding

  /// Who is told how far reading has come.
  var progress: InputProgress?

  /// Where the text begins: 3 behind a byte order mark, else 0.
  public let start: Int

  /// Takes bytes as text.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - name: The name that errors show.
  ///   - encoding: What the bytes are; `nil` takes UTF-8, or UTF-16 where a byte order mark says so.
  /// - Throws: ``InputError`` of the kinds `notText` and `invalidEncoding`, the latter with line and byte.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(_ bytes: InputBytes, name: String, encoding: TextEncoding? = nil) throws(InputError) {
    self.name = name
    let mark = bytes.withBytes { ByteOrderMark($0) }
    if encoding == nil, mark == nil { try Self.checkIsText(bytes, name: name) }
    self.encoding = encoding ?? mark?.encoding ?? .utf8
    switch self.encoding {
    case .utf8:
      self.bytes = bytes
      start = mark == .utf8 ? 3 : 0
      try Self.validate(bytes, from: start, name: name)
    case .utf16, .utf16LittleEndian, .utf16BigEndian:
      let isBigEndian =
        encoding == .utf16BigEndian || (encoding != .utf16LittleEndian && mark == .utf16BigEndian)
      let skipped = mark == (isBigEndian ? .utf16BigEndian : .utf16LittleEndian) ? 2 : 0
      let decoder = UTF16Decoder(isBigEndian: isBigEndian, name: name)
      self.bytes = try bytes.withBytes { (source) throws(InputError) in
        try decoder.decode(source, from: skipped)
      }
      start = 0
    case .latin1:
      self.bytes = bytes.withBytes { SingleByteDecoder.latin1.decode($0) }
      start = 0
    case .windows1252:
      let decoder = SingleByteDecoder.windows1252
      self.bytes = bytes.withBytes { decoder.decode($0) }
      start = 0
    }
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

  /// Names what would otherwise be read as nonsense.
  private static func checkIsText(_ bytes: InputBytes, name: String) throws(InputError) {
    let (isArchive, hasZero) = bytes.withBytes { bytes in
      guard bytes.count >= 4 else { return (false, false) }
      let isArchive = bytes[0] == 0x50 && bytes[1] == 0x4B && bytes[2] == 3 && bytes[3] == 4
      // Text whose first character needs no mark has a zero beside it in UTF-16.
      return (isArchive, (bytes[0] == 0) != (bytes[1] == 0))
    }
    if isArchive {
      throw InputError(
        .notText, at: InputLocation(file: name), "is a zip archive or a workbook, not text",
        hint: "save the sheet as CSV first")
    }
    if hasZero {
      throw InputError(
        .invalidEncoding, at: InputLocation(file: name, line: 1, byte: 0),
        "looks like UTF-16 without a byte order mark",
        hint: "name the encoding: --encoding utf-16le or utf-16be")
    }
  }

  private static func validate(_ bytes: InputBytes, from start: Int, name: String) throws(InputError) {
    guard let bad = UTF8Validator.firstInvalidByte(in: bytes, from: start) else { return }
    let (value, line) = bytes.withBytes { all in (all[bad], 1 + lineEnds(in: all, before: bad)) }
    let digits = String(value, radix: 16, uppercase: true)
    throw InputError(
      .invalidEncoding, at: InputLocation(file: name, line: line, byte: bad),
      "not UTF-8: byte \(digits.count < 2 ? "0" : "")\(digits) at offset \(bad)",
      hint: "name the encoding: --encoding cp1252, latin1 or utf-16le")
  }

  /// How many lines end before a byte; CRLF, LF and CR each end one.
  static func lineEnds(in bytes: Span<UInt8>, before end: Int) -> Int {
    var count = 0
    var index = 0
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n")
        || (byte == UInt8(ascii: "\r") && !(index + 1 < end && bytes[index + 1] == 10))
      {
        count += 1
      }
      index += 1
    }
    return count
  }
}
