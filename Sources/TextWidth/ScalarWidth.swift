/// How many columns a scalar takes up, and what part it can play in a cluster.
struct ScalarWidth {
  /// The columns of a scalar that stands alone.
  ///
  /// - Parameters:
  ///   - scalar: The scalar; no control character.
  ///   - ambiguousIsWide: Whether East Asian ambiguous scalars are two columns wide.
  /// - Returns: 0, 1 or 2.
  static func columns(of scalar: UInt32, ambiguousIsWide: Bool) -> Int {
    switch scalar {
    case 0x20...0x7E: return 1
    case 0x4E00...0x9FFF: return 2
    // Vowels and final consonants of Hangul, which stand on the first consonant; the Hangul filler.
    case 0x1160...0x11FF, 0x3164: return 0
    case regionalIndicators: return 2
    default:
      let width = ScalarProperties.width(of: scalar)
      return width == 1 && ambiguousIsWide && ScalarRanges.ambiguous.contains(scalar) ? 2 : width
    }
  }

  /// The letters that flags are made of, in pairs.
  static let regionalIndicators: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF

  /// The five colours of skin that can follow an emoji.
  static let skinTones: ClosedRange<UInt32> = 0x1F3FB...0x1F3FF

  static let zeroWidthJoiner: UInt32 = 0x200D
  static let textSelector: UInt32 = 0xFE0E
  static let emojiSelector: UInt32 = 0xFE0F

  /// Whether a scalar is an emoji, whether or not it is shown as one by itself.
  static func isEmoji(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x80 else { return ScalarRanges.textEmoji.contains(scalar) }
    return regionalIndicators.contains(scalar) || ScalarRanges.textEmoji.contains(scalar)
      || (ScalarProperties.isPictographic(scalar) && ScalarProperties.width(of: scalar) == 2)
      || skinTones.contains(scalar)
  }
}
