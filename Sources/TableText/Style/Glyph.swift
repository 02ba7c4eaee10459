/// A few characters that are written again and again, with the blanks behind them.
struct Glyph: Sendable, BitwiseCopyable {
  /// UTF-8, the first byte lowest.
  let bytes: UInt64

  /// How many bytes there are.
  let byteCount: Int

  /// How many columns it takes up, blanks counted; each scalar takes one.
  let columns: Int

  /// How many blanks follow; at the end of a line they are left out.
  let blanks: Int

  /// Creates a glyph.
  ///
  /// - Parameter text: At most eight bytes of UTF-8, and any number of blanks.
  init(_ text: String) {
    let visible = text.utf8.reversed().drop { $0 == 0x20 }.reversed()
    precondition(visible.count <= 8, "a glyph has at most eight bytes")
    byteCount = visible.count
    columns = text.unicodeScalars.count
    blanks = text.utf8.count - visible.count
    bytes = visible.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
