/// The records of line-delimited JSON (NDJSON), read one by one.
///
/// Memory does not grow with the input: of a file, a pipe or a compressed file no more than a part is held at a time.
///
/// ```swift
/// var events = try JSONLineRecords(reading: .file("events.ndjson.gz"))
/// while let event = try events.next() {
///   print(event.line, event["user.name"] ?? "nobody")
/// }
/// ```
public struct JSONLineRecords: RowSource, ~Copyable {
  private var chunks: TextStream
  private var batches: JSONLineBatches
  private var batch: JSONRecords?
  /// The row of the next record in the batch's tree.
  private var row = 0
  /// How much of the chunk was read.
  private var position = 0
  /// What is wrong behind the batch.
  private var failure: InputError?

  /// Opens an input.
  ///
  /// - Parameters:
  ///   - source: Where the text comes from.
  ///   - encoding: What its bytes are; `nil` takes UTF-8, or UTF-16 where a byte order mark says so.
  ///   - shape: Where in a line's value the records are, and where their children. Without keys of children, the only
  ///     key that holds arrays of objects is taken.
  ///   - progress: Is told how much of the input was read.
  /// - Throws: ``InputError`` of the kinds `unreadable`, `damagedArchive`, `notText`, `invalidEncoding` and
  ///   `outOfMemory`.
  public init(
    reading source: InputSource, encoding: TextEncoding? = nil, shape: NestedShape = NestedShape(),
    progress: InputProgress? = nil
  ) throws(InputError) {
    let chunks = try source.stream(encoding: encoding, sizes: .available, progress: progress)
    self.init(chunks, shape: shape)
  }

  /// Reads a text that comes in chunks.
  init(_ chunks: consuming TextStream, shape: NestedShape) {
    self.chunks = chunks
    batches = JSONLineBatches(file: self.chunks.chunk.name, shape: shape)
  }

  /// What was doubtful so far and used all the same.
  public var warnings: [InputWarning] { batches.warnings }

  /// Reads the next record that is in no other.
  ///
  /// A record that is kept holds the part of the input that it stands in.
  ///
  /// - Returns: The record, or `nil` at the end.
  /// - Throws: ``InputError`` of the kinds `invalidJSON`, `unknownRoot`, `notARecord`, `severalChildrenKeys`,
  ///   `unknownChildrenKey`, `tooManyColumns` and `recordTooLong`, and where the input can't be read `unreadable`,
  ///   `damagedArchive`, `invalidEncoding` and `outOfMemory`.
  /// - Complexity: O(*n*) in the length of the record.
  public mutating func next() throws(InputError) -> JSONLineRecord? {
    while true {
      if let batch, row < batch.tree.count {
        let first = row
        row = batch.tree.endOfChildren(of: first)
        return JSONLineRecord(batch, row: first)
      }
      if let failure { throw failure }
      batch = nil
      guard try readBatch() else { return nil }
    }
  }

  /// Reads the lines that are whole in the next chunk; false at the end.
  private mutating func readBatch() throws(InputError) -> Bool {
    guard !chunks.isLast else {
      try batches.checkChildrenKeys()
      return false
    }
    try chunks.advance(from: position, line: chunks.chunk.line(at: position))
    position = chunks.isLast ? chunks.chunk.bytes.count : chunks.chunk.lastLineEnd
    guard position > 0 || chunks.chunk.bytes.count <= RecordLimit.byteCount else { throw lineTooLong }
    row = 0
    do throws(InputError) {
      batch = try batches.read(chunks.chunk.prefix(position))
    } catch {
      failure = error
      let start = lineStart(error.location.line ?? 0)
      batch = try batches.read(chunks.chunk.prefix(start))
    }
    return true
  }

  /// Where a line of the chunk begins; its start for a line that is not there.
  private func lineStart(_ line: Int) -> Int {
    chunks.chunk.bytes.withBytes { bytes in
      var (start, left) = (0, line - chunks.chunk.firstLine)
      for index in bytes.indices where left > 0 && bytes[index] == UInt8(ascii: "\n") {
        start = index + 1
        left -= 1
      }
      return start
    }
  }

  private var lineTooLong: InputError {
    let chunk = chunks.chunk
    return InputError(
      .recordTooLong, at: InputLocation(file: chunk.name, line: chunk.firstLine, byte: chunk.firstByte),
      "a line of more than \(RecordLimit.byteCount >> 20) MB, expected one value in each line",
      hint: "if the whole text is one document: --input-format json")
  }
}
