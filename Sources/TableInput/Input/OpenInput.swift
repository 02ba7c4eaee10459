/// An input that was opened: its beginning can be looked at, and then it is read as a whole, or in chunks.
package struct OpenInput: ~Copyable {
  /// The beginning of the text; all of it, if it was in memory or mapped.
  ///
  /// All of it may be checked in part only.
  package private(set) var beginning: InputText

  /// The text from its beginning on, as long as it was not read.
  var chunks: TextStream?

  /// Whether no chunk but the first was read.
  var isAtBeginning = true

  private let progress: InputProgress?

  /// Takes a text that is in memory.
  init(_ text: InputText) {
    beginning = text
    progress = text.progress
    chunks = nil
  }

  /// Takes a text of which nothing was read, and reads its first chunk.
  ///
  /// - Throws: ``InputError`` of the kinds `unreadable`, `damagedArchive`, `invalidEncoding` and `outOfMemory`.
  init(_ chunks: consuming TextStream, progress: InputProgress?) throws(InputError) {
    var chunks = chunks
    try chunks.advance(from: 0, line: 1)
    beginning = chunks.chunk
    self.chunks = .some(chunks)
    self.progress = progress
  }

  /// Makes sure that a text which is not in memory begins as delimited text does, before it fills the memory.
  ///
  /// - Parameter options: How it is written.
  /// - Throws: ``InputError`` of the kinds that ``CSVReader/records()`` throws, and where the input can't be read.
  package mutating func checkHeader(_ options: CSVOptions) throws(InputError) {
    _ = try chunks?.openRows(options)
    if let chunk = chunks?.chunk { beginning = chunk }
  }

  /// Makes sure that all of a text that is in memory or mapped is UTF-8.
  ///
  /// - Throws: ``InputError`` of the kind `invalidEncoding`.
  mutating func checkBeginning() throws(InputError) { try beginning.check() }

  /// All of the text.
  ///
  /// - Returns: The text.
  /// - Throws: ``InputError`` of the kinds `unreadable`, `damagedArchive`, `invalidEncoding` and `outOfMemory`.
  /// - Complexity: O(*n*) in the size of the input.
  package mutating func text() throws(InputError) -> InputText {
    if !isAtBeginning { try chunks?.restart() }
    try chunks?.advanceToEnd()
    if let chunk = chunks?.chunk { beginning = chunk }
    chunks = nil
    try beginning.check()
    beginning.progress = progress
    return beginning
  }
}
