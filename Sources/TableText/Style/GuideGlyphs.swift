/// What guides and marks are drawn with.
struct GuideGlyphs: Sendable {
  /// To a child with later siblings, to the last child, past a row, and past a row whose line has ended.
  let branch, lastBranch, line, gap: Glyph

  /// On an expanded and on a collapsed row.
  let expanded, collapsed: Glyph

  /// The columns of one level.
  let columnsPerLevel: Int

  /// How many columns a mark and the blank behind it take up.
  static let markColumns = 2

  /// The glyphs of a style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - isASCII: Whether they have to be ASCII, because others would not be one column wide.
  init(_ style: GuideStyle, isASCII: Bool) {
    let isUnicode = style != .ascii && !isASCII
    expanded = Glyph(isUnicode ? "▾ " : "- ")
    collapsed = Glyph(isUnicode ? "▸ " : "+ ")
    if style == .blank {
      (branch, lastBranch, line, gap) = (Glyph("  "), Glyph("  "), Glyph("  "), Glyph("  "))
      columnsPerLevel = 2
    } else {
      branch = Glyph(isUnicode ? "├─ " : "|- ")
      lastBranch = Glyph(isUnicode ? "└─ " : "`- ")
      line = Glyph(isUnicode ? "│  " : "|  ")
      gap = Glyph("   ")
      columnsPerLevel = 3
    }
  }
}
