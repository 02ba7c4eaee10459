internal import TableOutline

/// Writes lines into a buffer and leaves out the blanks at their ends.
struct LineWriter: ~Copyable {
  /// A place to go back to.
  struct Mark {
    fileprivate let count: Int
    fileprivate let pendingBlanks: Int
  }

  /// The bytes that were not handed to the sink yet.
  var output: OutputBuffer

  private let palette: Palette
  private var pendingBlanks = 0

  init(palette: Palette) {
    output = OutputBuffer(capacity: 1 << 17)
    self.palette = palette
  }

  /// Where the writer is now.
  var mark: Mark { Mark(count: output.count, pendingBlanks: pendingBlanks) }

  /// Forgets what was written since a mark.
  mutating func rewind(to mark: Mark) {
    output.truncate(to: mark.count)
    pendingBlanks = mark.pendingBlanks
  }

  /// Writes blanks, unless the line ends with them.
  @inline(__always)
  mutating func append(blanks count: Int) {
    if count > 0 { pendingBlanks += count }
  }

  /// Writes text; trailing blanks of its own stay.
  @inline(__always)
  mutating func append(_ text: Span<UInt8>) {
    guard !text.isEmpty else { return }
    flushBlanks()
    output.append(text)
  }

  /// Writes text with a pen.
  @inline(__always)
  mutating func append(_ text: Span<UInt8>, with pen: Palette.Pen) {
    guard !text.isEmpty else { return }
    begin(pen)
    append(text)
    end(pen)
  }

  /// Writes a value that needs no pattern.
  @inline(__always)
  mutating func append(_ value: PlainValue, point: UInt8, with pen: Palette.Pen) {
    begin(pen)
    flushBlanks()
    value.append(point: point, to: &output)
    end(pen)
  }

  /// Writes a glyph.
  @inline(__always)
  mutating func append(_ glyph: Glyph) {
    if glyph.byteCount > 0 {
      flushBlanks()
      output.append(word: glyph.bytes, count: glyph.byteCount)
    }
    pendingBlanks += glyph.blanks
  }

  /// Writes text.
  mutating func append(_ text: String) {
    guard !text.isEmpty else { return }
    flushBlanks()
    output.append(text)
  }

  /// Writes a character several times.
  mutating func append(_ text: String, count: Int) {
    guard count > 0 else { return }
    flushBlanks()
    if let byte = text.utf8.first, text.utf8.count == 1 {
      output.append(byte, count: count)
    } else {
      for _ in 0..<count { output.append(text) }
    }
  }

  /// Switches to a pen; blanks before it are drawn without it.
  @inline(__always)
  mutating func begin(_ pen: Palette.Pen) {
    guard palette.isOn, let sequence = palette.sequence(for: pen) else { return }
    flushBlanks()
    output.append(sequence)
  }

  /// Takes a pen back; blanks behind it are drawn without it.
  @inline(__always)
  mutating func end(_ pen: Palette.Pen) {
    guard palette.isOn, palette.sequence(for: pen) != nil else { return }
    output.append(Palette.reset)
  }

  /// Ends the line.
  mutating func endLine() {
    pendingBlanks = 0
    output.append(0x0A)
  }

  @inline(__always)
  private mutating func flushBlanks() {
    guard pendingBlanks > 0 else { return }
    output.append(blanks: pendingBlanks)
    pendingBlanks = 0
  }
}
