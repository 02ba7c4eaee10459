extension ExpressionError: CustomStringConvertible {
  private static let charactersShown = 36

  /// The line of the expression that is at fault, and below it a caret with the message.
  ///
  /// Long lines are shown in part; control characters are replaced, so that an expression can't talk to a terminal.
  public var description: String {
    let before = String(decoding: text.utf8.prefix(byteOffset), as: UTF8.self)
    let after = String(decoding: text.utf8.dropFirst(byteOffset), as: UTF8.self)
    var left = before[
      (before.lastIndex(where: \.isNewline).map(before.index(after:)) ?? before.startIndex)...]
    var right = after[..<(after.firstIndex(where: \.isNewline) ?? after.endIndex)]
    var (start, end) = ("", "")
    if left.count > Self.charactersShown {
      left = left.suffix(Self.charactersShown - 1)
      start = "…"
    }
    if right.count > Self.charactersShown {
      right = right.prefix(Self.charactersShown - 1)
      end = "…"
    }
    let padding = String(repeating: " ", count: start.count + left.count)
    let advice = hint.map { "; \($0)" } ?? ""
    return "\(start)\(left.printable)\(right.printable)\(end)\n\(padding)^ \(message)\(advice)"
  }
}

extension StringProtocol {
  /// The text with every character that a terminal may act on replaced.
  var printable: String {
    String(map { $0.unicodeScalars.contains(where: \.isUnprintable) ? "\u{FFFD}" : $0 })
  }

  /// The text in straight quotes, printable, and cut where it is long.
  var quoted: String {
    let longest = 40
    return count > longest ? "\"\(prefix(longest - 1).printable)…\"" : "\"\(printable)\""
  }
}

extension Unicode.Scalar {
  /// Whether the scalar can move the cursor, start an escape sequence, or change the direction of writing.
  fileprivate var isUnprintable: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    // A joiner inside a cluster is harmless, the marks of direction are not.
    case .format: value != 0x200D && value != 0x200C
    default: false
    }
  }
}
