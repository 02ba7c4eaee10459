/// What stands before the first record: skipped lines, and a line `sep=;` that names the delimiter.
struct CSVPrelude {
  private let start: Int

  /// Where the first record begins.
  private(set) var position: Int

  /// The line that this is, counted from 1.
  private(set) var line = 1

  /// The delimiter that the text names for itself.
  private(set) var delimiter: UInt8?

  /// Reads what stands before the first record.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - start: Where it begins.
  ///   - skippedLines: How many lines to pass over.
  init(_ bytes: Span<UInt8>, from start: Int, skippedLines: Int) {
    self.start = start
    position = start
    readSeparatorLine(bytes)
    for _ in 0..<skippedLines where position < bytes.count {
      position = endOfLine(in: bytes)
      line += 1
    }
  }

  /// Whether more text behind the end could make another prelude of this.
  func couldGoOn(behind bytes: Span<UInt8>) -> Bool {
    // A line that names the separator is no longer than eight bytes, and a line feed may follow a carriage return.
    position >= bytes.count || bytes.count - start < 8
  }

  /// Excel writes and reads such a line; it is no data.
  private mutating func readSeparatorLine(_ bytes: Span<UInt8>) {
    let isQuoted = position < bytes.count && bytes[position] == UInt8(ascii: "\"")
    let nameStart = isQuoted ? position + 1 : position
    let key: StaticString = "sep="
    guard nameStart + 5 <= bytes.count else { return }
    for (offset, letter) in key.description.utf8.enumerated()
    where bytes[nameStart + offset] | 0x20 != letter | 0x20 {
      return
    }
    var end = nameStart + 5
    if isQuoted {
      guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return }
      end += 1
    }
    guard end == bytes.count || bytes[end] == UInt8(ascii: "\n") || bytes[end] == UInt8(ascii: "\r") else {
      return
    }
    delimiter = bytes[nameStart + 4]
    position = endOfLine(in: bytes)
    line += 1
  }

  /// The position behind the end of the current line.
  private func endOfLine(in bytes: Span<UInt8>) -> Int {
    var index = position
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\n") { return index }
      if byte == UInt8(ascii: "\r") {
        return index < bytes.count && bytes[index] == UInt8(ascii: "\n") ? index + 1 : index
      }
    }
    return index
  }
}
