internal import TextWidth

/// The lines that one cell takes up, in the bytes of a `RowBlock`.
struct CellBlock {
  /// One line.
  struct Line {
    let bytes: Range<Int>

    /// How wide it is, the `…` counted.
    let columns: Int

    /// How many columns of it are the `…` that stands for what was left out.
    let cutColumns: Int
  }

  /// The cell's lines, in the lines of the block.
  let lines: Range<Int>

  /// How wide the first line is up to its decimal point; `nil` where no line has one.
  let lead: Int?

  /// How the text is drawn.
  let pen: Palette.Pen

  /// Whether the text is kept apart from its neighbours, which it would reorder.
  let isIsolated: Bool

  /// Whether the room for the indent goes to the text, because there is not enough for both.
  let dropsIndent: Bool
}
