/// Breaks the visible form of a text into lines that fit, at blanks where there are some, else between clusters.
package struct LineBreaker {
  /// One line.
  package struct Line: Equatable {
    /// Its bytes in the text.
    package let bytes: Range<Int>

    /// Its columns.
    package let columns: Int

    /// Whether it is a single cluster that is wider than the line may be, so that something has to stand for it.
    package let isTooWide: Bool
  }

  private(set) var offset: Int
  let end: Int
  private let form: VisibleForm

  /// Whether all lines were given.
  package private(set) var isAtEnd = false

  /// Starts at the beginning of some bytes of a text.
  ///
  /// - Parameters:
  ///   - bytes: The part of the text to break; no bytes are one empty line.
  ///   - form: The form that it is in.
  package init(over bytes: Range<Int>, _ form: VisibleForm = VisibleForm()) {
    offset = bytes.lowerBound
    end = bytes.upperBound
    self.form = form
  }

  /// Gives the next line.
  ///
  /// Blanks at which a line is broken are dropped; those at the start of the text or after a line end stay.
  ///
  /// - Parameters:
  ///   - text: The visible form of a text, the same one for every call.
  ///   - limit: How many columns the line may have, at least 1.
  /// - Returns: The line, or `nil` at the end.
  /// - Complexity: O(*n*) in the length of the line.
  package mutating func next(in text: Span<UInt8>, fitting limit: Int) -> Line? {
    guard !isAtEnd else { return nil }
    if let line = nextASCII(in: text, fitting: limit) { return line }
    let start = offset
    var cursor = GraphemeCursor(over: start..<end, form)
    var columns = 0
    var lastBreak: (line: Line, next: Int)?
    var wasBlank = true
    while let cluster = cursor.next(in: text) {
      let here = Line(bytes: start..<cluster.bytes.lowerBound, columns: columns, isTooWide: false)
      if cluster.base.value == 0x0A {
        offset = cluster.bytes.upperBound
        return here
      }
      if cluster.isBlank {
        // Blanks with nothing before them are an indent, not a place to break.
        if !wasBlank { lastBreak = (here, cluster.bytes.upperBound) }
        if wasBlank, let (line, _) = lastBreak { lastBreak = (line, cluster.bytes.upperBound) }
      }
      if !cluster.isSequence { wasBlank = cluster.isBlank }
      let width = form.columns(of: cluster, at: columns)
      guard columns + width > limit else {
        columns += width
        continue
      }
      if cluster.isBlank, let (line, _) = lastBreak {
        skipBlanks(in: text, from: cluster.bytes.upperBound)
        return line
      }
      if let (line, next) = lastBreak {
        offset = next
        return line
      }
      guard cluster.bytes.lowerBound == start else {
        offset = cluster.bytes.lowerBound
        return here
      }
      skipBlanks(in: text, from: cluster.bytes.upperBound)
      return Line(bytes: cluster.bytes, columns: width, isTooWide: true)
    }
    isAtEnd = true
    return Line(bytes: start..<end, columns: columns, isTooWide: false)
  }

  /// Goes on at an offset.
  mutating func move(to newOffset: Int) { offset = newOffset }

  /// Notes that all lines were given.
  mutating func finish() {
    offset = end
    isAtEnd = true
  }

  /// Goes on behind the blanks at which a line was broken, and behind a line end that follows them.
  mutating func skipBlanks(in text: Span<UInt8>, from start: Int) {
    offset = start
    while offset < end, text[offset] == 0x20 { offset += 1 }
    if offset == end {
      isAtEnd = true
    } else if text[offset] == 0x0A {
      offset += 1
    }
  }
}
