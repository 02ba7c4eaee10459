/// Counts the lines that output takes on a screen, to know when there are more than it has.
struct ScreenLines {
  private let columns: Int
  private let rows: Int

  private var lineCount = 0
  private var column = 0
  private var isInEscape = false

  /// Begins at the top of a screen.
  ///
  /// - Parameters:
  ///   - columns: How wide it is.
  ///   - rows: How many lines it has; the last one is for the prompt.
  init(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows - 1, 1)
  }

  /// Whether the output is longer than the screen.
  var areTooMany: Bool { lineCount + (column > 0 ? 1 : 0) > rows }

  /// Counts what comes next; each character is taken to be one column wide, but for colours.
  ///
  /// - Parameter bytes: The next bytes.
  mutating func add(_ bytes: Span<UInt8>) {
    for index in bytes.indices where !areTooMany { add(bytes[index]) }
  }

  private mutating func add(_ byte: UInt8) {
    switch byte {
    case _ where isInEscape: isInEscape = byte != UInt8(ascii: "m")
    case 0x1B: isInEscape = true
    case 0x0A:
      lineCount += 1
      column = 0
    case 0x80..<0xC0: break  // The character began before.
    default:
      if column == columns {
        lineCount += 1
        column = 0
      }
      column += 1
    }
  }
}
