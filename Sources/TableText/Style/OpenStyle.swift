internal import TextWidth

/// What the escape sequences of a text have switched on and not off: colours and the like, and a link.
struct OpenStyle {
  // The sequences that switched it on.
  private var pen: ContiguousArray<UInt8> = []
  private var link: ContiguousArray<UInt8> = []

  /// Follows what the sequences in some text do.
  ///
  /// - Parameters:
  ///   - text: UTF-8 bytes.
  ///   - bytes: The part of it to look at.
  /// - Complexity: O(*n*) in the number of bytes.
  mutating func follow(_ text: Span<UInt8>, _ bytes: Range<Int>) {
    var rest = bytes
    while let sequence = EscapeSequence.first(in: text, rest) {
      switch sequence.effect {
      case .setsPen: for offset in sequence.bytes { pen.append(text[offset]) }
      case .resetsPen: pen = []
      case .beginsLink:
        link = []
        for offset in sequence.bytes { link.append(text[offset]) }
      case .endsLink: link = []
      case .other: break
      }
      rest = sequence.bytes.upperBound..<rest.upperBound
    }
  }

  /// Whether nothing is switched on.
  var isEmpty: Bool { pen.isEmpty && link.isEmpty }

  /// Appends what switches it on again.
  func appendBeginning(to output: inout ContiguousArray<UInt8>) {
    output.append(contentsOf: pen)
    output.append(contentsOf: link)
  }

  /// Appends what switches it off.
  func appendEnd(to output: inout ContiguousArray<UInt8>) {
    if !pen.isEmpty { output.append(contentsOf: "\u{1B}[0m".utf8) }
    if !link.isEmpty { output.append(contentsOf: "\u{1B}]8;;\u{1B}\\".utf8) }
  }
}
