/// The width of one grapheme cluster, found scalar by scalar.
///
/// The tables know scalars only: they would sum the parts of a family, a flag or a skin tone, which a terminal
/// draws as one picture two columns wide.
struct ClusterWidth {
  /// The columns of the scalars seen so far.
  private(set) var columns: Int

  private let ambiguousIsWide: Bool
  private let base: UInt32
  private var isAfterJoiner = false

  /// Starts with the first scalar of a cluster.
  init(_ base: UInt32, ambiguousIsWide: Bool) {
    self.base = base
    self.ambiguousIsWide = ambiguousIsWide
    columns = ScalarWidth.columns(of: base, ambiguousIsWide: ambiguousIsWide)
  }

  /// Adds another scalar of the cluster.
  mutating func add(_ scalar: UInt32) {
    let wasAfterJoiner = isAfterJoiner
    isAfterJoiner = scalar == ScalarWidth.zeroWidthJoiner
    switch scalar {
    case ScalarWidth.zeroWidthJoiner:
      break
    case ScalarWidth.emojiSelector:
      if ScalarWidth.isEmoji(base) { columns = 2 }
    case ScalarWidth.textSelector:
      if ScalarWidth.isEmoji(base) { columns = 1 }
    case ScalarWidth.skinTones where ScalarWidth.isEmoji(base):
      columns = 2
    case ScalarWidth.regionalIndicators:
      columns = 2
    default:
      if wasAfterJoiner && ScalarProperties.isPictographic(scalar) {
        columns = 2
      } else {
        columns += ScalarWidth.columns(of: scalar, ambiguousIsWide: ambiguousIsWide)
      }
    }
  }
}
