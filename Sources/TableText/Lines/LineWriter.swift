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

  /// A pen that nothing was drawn with yet; no pen where there is none.
  private var pendingPen: Palette.Pen = []

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
    pendingPen = []
  }

  /// Writes blanks, unless the line ends with them.
  @inline(__always)
  mutating func append(blanks count: Int) {
    if count > 0 { pendingBlanks += count }
  }

  /// Writes text.
  @inline(__always)
  mutating func append(_ text: Span<UInt8>) {
    var count = text.count
    while count > 0, text[count &- 1] == 0x20 { count &-= 1 }
    if count > 0 {
      flush()
      output.append(count == text.count ? text : text.extracting(first: count))
    }
    pendingBlanks += text.count - count
  }

  /// Writes text with a pen.
  @inline(__always)
  mutating func append(_ text: Span<UInt8>, with pen: Palette.Pen) {
    begin(pen)
    append(text)
    end(pen)
  }

  /// Writes a value that needs no pattern.
  @inline(__always)
  mutating func append(_ value: PlainValue, point: UInt8, with pen: Palette.Pen) {
    begin(pen)
    flush()
    value.append(point: point, to: &output)
    end(pen)
  }

  /// Writes a glyph.
  @inline(__always)
  mutating func append(_ glyph: Glyph) {
    if glyph.byteCount > 0 {
      flush()
      output.append(word: glyph.bytes, count: glyph.byteCount)
    }
    pendingBlanks += glyph.blanks
  }

  /// Writes text.
  mutating func append(_ text: String) {
    guard !text.isEmpty else { return }
    flush()
    output.append(text)
  }

  /// Writes a character several times.
  mutating func append(_ text: String, count: Int) {
    guard count > 0 else { return }
    flush()
    if let byte = text.utf8.first, text.utf8.count == 1 {
      output.append(byte, count: count)
    } else {
      for _ in 0..<count { output.append(text) }
    }
  }

  /// Switches to a pen; blanks before and behind what is written with it are drawn without it.
  @inline(__always)
  mutating func begin(_ pen: Palette.Pen) {
    if palette.isOn { pendingPen = pen }
  }

  /// Takes a pen back, if something was written with it.
  @inline(__always)
  mutating func end(_ pen: Palette.Pen) {
    guard palette.isOn, !pen.isEmpty else { return }
    if pendingPen.isEmpty { output.append(Palette.reset) } else { pendingPen = [] }
  }

  /// Ends the line.
  mutating func endLine() {
    pendingBlanks = 0
    output.append(0x0A)
  }

  /// Writes what was put off until something else is written.
  @inline(__always)
  private mutating func flush() {
    if pendingBlanks > 0 {
      output.append(blanks: pendingBlanks)
      pendingBlanks = 0
    }
    guard !pendingPen.isEmpty else { return }
    if let sequence = palette.sequence(for: pendingPen) { output.append(sequence) }
    pendingPen = []
  }
}
