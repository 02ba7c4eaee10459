/// How the bytes of an input become UTF-8: as was asked for, or as they say by how they begin.
struct TextDecoding: Sendable {
  /// How far a step came.
  struct Progress {
    /// The first byte that was not decoded.
    let position: Int
    /// What is wrong there, or `nil` where only the rest of a character is missing.
    let fault: String?
  }

  /// What the bytes are.
  let encoding: TextEncoding

  /// How many bytes their byte order mark has.
  let markLength: Int

  private let isBigEndian: Bool

  /// Finds out what bytes are.
  ///
  /// - Parameters:
  ///   - asked: What they are said to be; `nil` takes UTF-8, or UTF-16 where a byte order mark says so.
  ///   - beginning: The first bytes, at least four if there are so many.
  ///   - name: The name that errors show.
  /// - Throws: ``InputError`` of the kinds `notText` and `invalidEncoding`.
  init(_ asked: TextEncoding?, beginning: Span<UInt8>, name: String) throws(InputError) {
    let mark = ByteOrderMark(beginning)
    if asked == nil { try Self.checkIsText(beginning, name: name) }
    if let asked, let mark, !mark.allows(asked) { throw Self.contradiction(mark, asked, name: name) }
    encoding = asked ?? mark?.encoding ?? .utf8
    switch encoding {
    case .utf8:
      isBigEndian = false
      markLength = mark == .utf8 ? 3 : 0
    case .utf16, .utf16LittleEndian, .utf16BigEndian:
      isBigEndian = asked == .utf16BigEndian || (asked != .utf16LittleEndian && mark == .utf16BigEndian)
      markLength = mark == (isBigEndian ? .utf16BigEndian : .utf16LittleEndian) ? 2 : 0
    case .latin1, .windows1252:
      isBigEndian = false
      markLength = 0
    }
  }

  /// Turns bytes into UTF-8, up to one that is wrong or no whole character.
  ///
  /// - Parameters:
  ///   - source: The bytes.
  ///   - start: Where to begin.
  ///   - memory: Where the text goes.
  /// - Returns: How far it came.
  /// - Throws: ``InputError`` of the kind `outOfMemory`.
  /// - Complexity: O(*n*).
  func decode(
    _ source: Span<UInt8>, from start: Int, into memory: inout InputMemory
  ) throws(InputError) -> Progress {
    switch encoding {
    case .utf8:
      let bad = UTF8Validator.firstInvalidByte(in: source, from: start, to: source.count)
      let end = bad ?? source.count
      try memory.append(source.extracting(start..<end))
      // No more than three bytes can be the beginning of a character.
      let isWrong = source.count - end > 3
      return Progress(position: end, fault: isWrong ? UTF8Validator.fault(of: source[end]) : nil)
    case .latin1:
      try SingleByteDecoder.latin1.decode(source, from: start, into: &memory)
      return Progress(position: source.count, fault: nil)
    case .windows1252:
      try SingleByteDecoder.windows1252.decode(source, from: start, into: &memory)
      return Progress(position: source.count, fault: nil)
    case .utf16, .utf16LittleEndian, .utf16BigEndian:
      return try UTF16Decoder(isBigEndian: isBigEndian).decode(source, from: start, into: &memory)
    }
  }

  /// How many bytes of the input a stretch of its text was.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - end: The end of the stretch, which begins with the text.
  ///   - encoding: What the input was.
  /// - Returns: The number of bytes.
  /// - Complexity: O(*n*), except for UTF-8.
  static func sourceLength(of text: Span<UInt8>, to end: Int, _ encoding: TextEncoding) -> Int {
    guard encoding != .utf8 else { return end }
    let isSingleByte = encoding == .latin1 || encoding == .windows1252
    var length = 0
    for index in 0..<end where text[index] & 0xC0 != 0x80 {
      // In UTF-16, what takes four bytes in UTF-8 is a pair.
      length += isSingleByte ? 1 : text[index] >= 0xF0 ? 4 : 2
    }
    return length
  }

  /// What is wrong with bytes at the end of an input that are no whole character.
  func fault(ofRest bytes: Span<UInt8>) -> String {
    if encoding == .utf8 { return UTF8Validator.fault(of: bytes[0]) }
    return bytes.count < 2 ? "half a character" : "half of a surrogate pair"
  }

  /// The error that a byte is no text.
  ///
  /// - Parameters:
  ///   - fault: What is wrong.
  ///   - encoding: What the bytes are said to be.
  ///   - location: Where.
  /// - Returns: An error of the kind `invalidEncoding`.
  static func error(_ fault: String, in encoding: TextEncoding, at location: InputLocation) -> InputError {
    let isUTF8 = encoding == .utf8
    let others = isUTF8 ? "cp1252, latin1 or utf-16le" : "utf-8, cp1252 or latin1"
    return InputError(
      .invalidEncoding, at: location,
      "not \(isUTF8 ? "UTF-8" : "UTF-16"): \(fault) at offset \(location.byte ?? 0)",
      hint: "name the encoding: --encoding \(others)")
  }

  /// The error that bytes say themselves that they are something else.
  private static func contradiction(_ mark: ByteOrderMark, _ asked: TextEncoding, name: String) -> InputError
  {
    InputError(
      .invalidEncoding, at: InputLocation(file: name, line: 1, column: 1, byte: 0),
      "begins with the byte order mark of \(mark.encoding.rawValue), and is said to be \(asked.rawValue)",
      hint: "leave --encoding out")
  }

  /// Names what would otherwise be read as nonsense.
  private static func checkIsText(_ bytes: Span<UInt8>, name: String) throws(InputError) {
    guard bytes.count >= 4 else { return }
    if let content = ForeignContent(bytes) {
      throw InputError(.notText, at: InputLocation(file: name), content.description, hint: content.hint)
    }
    if bytes[0] == 0, bytes[1] == 0 {
      throw InputError(
        .notText, at: InputLocation(file: name, line: 1, column: 1, byte: 0),
        "begins with zero bytes, expected text",
        hint: "save it as text in UTF-8 first")
    }
    // Text whose first character needs no mark has a zero beside it in UTF-16.
    if (bytes[0] == 0) != (bytes[1] == 0) {
      throw InputError(
        .invalidEncoding, at: InputLocation(file: name, line: 1, column: 1, byte: 0),
        "looks like UTF-16 without a byte order mark",
        hint: "name the encoding: --encoding utf-16le or utf-16be")
    }
  }
}
