/// Room for compressed bytes that all parts of a workbook share: memory up to a bound, one temporary file beyond it.
final class SpillStore {
  private var freeMemory: Int
  private var file: TemporaryFile?
  /// Where the temporary file may be made.
  let folder: String

  /// How much is kept in memory before a file is made.
  static var standardLimit: Int { 8 << 20 }

  /// Creates an empty store.
  ///
  /// - Parameters:
  ///   - folder: Where the temporary file may be made.
  ///   - limit: How many bytes may stay in memory.
  init(folder: String, limit: Int = SpillStore.standardLimit) {
    self.folder = folder
    freeMemory = limit
  }

  /// Sets memory aside.
  ///
  /// - Parameter count: How many bytes.
  /// - Returns: Whether there is as much left.
  func takeMemory(_ count: Int) -> Bool {
    guard count <= freeMemory else { return false }
    freeMemory -= count
    return true
  }

  /// Takes memory back.
  ///
  /// - Parameter count: How many bytes.
  func returnMemory(_ count: Int) { freeMemory += count }

  /// Writes bytes to the file.
  ///
  /// - Parameter bytes: The bytes.
  /// - Returns: Where in the file they stand.
  /// - Throws: `XLSXError.cannotWrite` where the file cannot be made or is full.
  func write(_ bytes: Span<UInt8>) throws -> Range<Int> {
    let file = try self.file ?? TemporaryFile(in: folder)
    self.file = file
    return try file.append(bytes)
  }

  /// Reads bytes back from the file.
  ///
  /// - Parameters:
  ///   - range: Where they stand.
  ///   - body: Receives them, in pieces.
  /// - Throws: What `body` throws, or `XLSXError.cannotRead`.
  func read(_ range: Range<Int>, to body: (Span<UInt8>) throws -> Void) throws {
    try file?.read(range, to: body)
  }
}
