/// Where an input comes from: a file, standard input, or memory.
///
/// A file that holds gzip data is read as what it holds; its first bytes say so, never its name.
public struct InputSource: Sendable {
  private enum Origin: Sendable {
    case file(path: String)
    case standardInput
    case memory(InputBytes)
  }

  private let origin: Origin

  /// The name that errors show.
  public let name: String

  private init(_ origin: Origin, name: String) {
    self.origin = origin
    self.name = name
  }

  /// A file, pipe or device that has a path.
  ///
  /// - Parameter path: The path.
  /// - Returns: The source.
  public static func file(_ path: String) -> InputSource {
    InputSource(.file(path: path), name: path)
  }

  /// What is piped or typed into the program.
  public static var standardInput: InputSource {
    InputSource(.standardInput, name: "standard input")
  }

  /// Text that is in memory already.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - name: The name that errors show.
  /// - Returns: The source.
  /// - Complexity: O(*n*): the text is copied.
  public static func text(_ text: String, name: String = "text") -> InputSource {
    bytes(ContiguousArray(text.utf8), name: name)
  }

  /// Bytes that are in memory already.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, in any encoding, compressed or not.
  ///   - name: The name that errors show.
  /// - Returns: The source.
  /// - Complexity: O(*n*): the bytes are copied.
  public static func bytes(_ bytes: ContiguousArray<UInt8>, name: String = "text") -> InputSource {
    InputSource(.memory(InputBytes(copying: bytes.span)), name: name)
  }

  /// Reads all of it and turns it into UTF-8.
  ///
  /// A file is mapped, not copied, if it is UTF-8 already; it must not be cut short while it is in use.
  ///
  /// - Parameters:
  ///   - encoding: What the bytes are; `nil` takes UTF-8, or UTF-16 where a byte order mark says so.
  ///   - progress: Is told how far this, and then the reading of records from the text, has come.
  /// - Returns: The text.
  /// - Throws: ``InputError`` of the kinds `unreadable`, `damagedArchive`, `notText` and `invalidEncoding`.
  /// - Complexity: O(*n*) in the size of the input.
  public func read(
    encoding: TextEncoding? = nil, progress: InputProgress? = nil
  ) throws(InputError) -> InputText {
    progress?.begin(total: nil)
    var bytes: InputBytes
    switch origin {
    case .file(let path): bytes = try InputFile(path: path).readAll(progress)
    case .standardInput: bytes = try InputFile(standardInputNamed: name).readAll(progress)
    case .memory(let memory): bytes = memory
    }
    bytes = try bytes.withBytes { (content) throws(InputError) in
      GzipInflater.recognizes(content) ? try GzipInflater(name: name).inflate(content) : bytes
    }
    var text = try InputText(bytes, name: name, encoding: encoding)
    text.progress = progress
    return text
  }
}
