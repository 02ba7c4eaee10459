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

  /// So much is looked at before its records are: what stands in front of them, and more.
  private static let checkedBeginning = 1 << 20

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

  /// Opens it to be read chunk by chunk.
  func stream(
    encoding: TextEncoding?, sizes: ChunkSizes, progress: InputProgress?
  ) throws(InputError) -> TextStream {
    progress?.begin(total: nil)
    let stored: StoredBytes
    switch origin {
    case .file(let path): stored = StoredBytes(try InputFile(path: path))
    case .standardInput: stored = StoredBytes(InputFile(standardInputNamed: name))
    case .memory(let memory): stored = StoredBytes(memory)
    }
    let bytes = try ByteStream(stored, name: name, progress: progress)
    return try TextStream(bytes, name: name, encoding: encoding, sizes: sizes)
  }

  /// Opens it, to look at how it begins before it is read.
  ///
  /// - Parameters:
  ///   - encoding: What the bytes are; `nil` takes UTF-8, or UTF-16 where a byte order mark says so.
  ///   - mayAggregate: Whether its records may be aggregated as they are read. Then it is read no further than to see
  ///     how it begins, and a copy is made of what can be read only once, in case that all records have to be kept.
  ///   - progress: Is told how far this, and then the reading of records from the text, has come.
  /// - Returns: The input.
  /// - Throws: ``InputError`` of the kinds `unreadable`, `damagedArchive`, `notText`, `invalidEncoding` and
  ///   `outOfMemory`.
  /// - Complexity: O(*n*) in the size of a file that is not compressed; else in that of the beginning.
  package func open(
    encoding: TextEncoding? = nil, mayAggregate: Bool = false, progress: InputProgress? = nil
  ) throws(InputError) -> OpenInput {
    progress?.begin(total: nil)
    let file: InputFile
    switch origin {
    case .file(let path): file = try InputFile(path: path)
    case .standardInput: file = InputFile(standardInputNamed: name)
    case .memory(let bytes): return try open(bytes, encoding, mayAggregate, progress)
    }
    if try file.isRegular { return try open(file.readAll(progress), encoding, mayAggregate, progress) }
    let stored = StoredBytes(file, copy: mayAggregate ? try InputCopy(of: name) : nil)
    return try open(stored, encoding, progress)
  }

  private func open(
    _ stored: consuming StoredBytes, _ encoding: TextEncoding?, _ progress: InputProgress?
  ) throws(InputError) -> OpenInput {
    let bytes = try ByteStream(stored, name: name, progress: progress)
    let chunks = try TextStream(bytes, name: name, encoding: encoding, sizes: .divisible)
    return try OpenInput(chunks, progress: progress)
  }

  private func open(
    _ bytes: InputBytes, _ encoding: TextEncoding?, _ mayAggregate: Bool, _ progress: InputProgress?
  ) throws(InputError) -> OpenInput {
    var bytes = bytes
    if bytes.withBytes({ ByteStream.recognizesGzip($0) }) {
      if mayAggregate { return try open(StoredBytes(bytes), encoding, progress) }
      bytes = try GzipInflater(name: name).inflate(bytes)
    }
    var text = try InputText(unchecked: bytes, name: name, encoding: encoding)
    // Whoever aggregates checks the rest as it is read, and goes through a file only once.
    try text.check(mayAggregate ? Self.checkedBeginning : .max)
    text.progress = progress
    return OpenInput(text)
  }

  /// Reads all of it and turns it into UTF-8.
  ///
  /// A file is mapped, not copied, if it is UTF-8 already; it must not be cut short while it is in use.
  ///
  /// - Parameters:
  ///   - encoding: What the bytes are; `nil` takes UTF-8, or UTF-16 where a byte order mark says so.
  ///   - progress: Is told how far this, and then the reading of records from the text, has come.
  /// - Returns: The text.
  /// - Throws: ``InputError`` of the kinds `unreadable`, `damagedArchive`, `notText`, `invalidEncoding` and
  ///   `outOfMemory`.
  /// - Complexity: O(*n*) in the size of the input.
  public func read(
    encoding: TextEncoding? = nil, progress: InputProgress? = nil
  ) throws(InputError) -> InputText {
    var input = try open(encoding: encoding, progress: progress)
    return try input.text()
  }
}
