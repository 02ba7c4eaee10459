internal import TableOutline
internal import TextWidth

/// What is done to the text of a cell before it is shown.
enum CellTreatment: Sendable {
  /// It gets the form that is asked for.
  case formed
  /// It gets that form, and what Markdown would obey is escaped.
  case markdown

  /// Appends the shown text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - form: What becomes of control characters.
  ///   - output: Where it goes.
  func append(_ text: Span<UInt8>, form: VisibleForm, to output: inout ContiguousArray<UInt8>) {
    switch self {
    case .formed: form.append(text, to: &output)
    case .markdown:
      var shown: ContiguousArray<UInt8> = []
      form.append(text, to: &shown)
      Self.appendMarkdown(shown, to: &output)
    }
  }

  private static let bars = ByteScan(for: UInt8(ascii: "|"))

  /// Whether nothing is done to a text that is its own visible form.
  ///
  /// - Parameter text: The text, in which nothing has to be made visible.
  /// - Returns: `false` if Markdown would obey something in it.
  @inline(__always)
  func keeps(_ text: Span<UInt8>) -> Bool {
    self != .markdown || text.isEmpty || (text[0] != 0x20 && !Self.bars.finds(in: text))
  }

  /// A `|` ends a cell even inside a code span, leading blanks are dropped, and a line end ends the table.
  private static func appendMarkdown(_ text: ContiguousArray<UInt8>, to output: inout ContiguousArray<UInt8>)
  {
    var isLineStart = true
    for byte in text {
      switch byte {
      case UInt8(ascii: "|"): output.append(contentsOf: [UInt8(ascii: "\\"), byte])
      case 0x0A: output.append(contentsOf: "<br>".utf8)
      case 0x20 where isLineStart: output.append(contentsOf: "&nbsp;".utf8)
      default: output.append(byte)
      }
      isLineStart = byte == 0x0A || (isLineStart && byte == 0x20)
    }
  }
}
