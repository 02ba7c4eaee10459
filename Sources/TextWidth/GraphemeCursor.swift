/// Walks over the grapheme clusters of UTF-8 text.
struct GraphemeCursor {
  /// One cluster.
  struct Cluster {
    /// Its bytes in the text.
    let bytes: Range<Int>

    /// Its first scalar.
    let base: DecodedScalar

    /// Its columns; 0 for control characters, whose width depends on how they are shown.
    let columns: Int

    /// Whether it is an escape sequence, which is one only where the terminal is to obey it.
    var isSequence = false

    /// Whether it is one of the blanks at which a line can be broken.
    var isBlank: Bool { base.value == 0x20 }
  }

  /// Where the next cluster starts.
  private(set) var offset: Int

  private let end: Int
  private let ambiguousIsWide: Bool
  private let obeysSequences: Bool

  /// Starts at the beginning of some bytes of a text.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to walk over; they start where a cluster starts.
  ///   - form: How wide ambiguous scalars are, and what becomes of control characters.
  init(over bytes: Range<Int>, _ form: VisibleForm) {
    offset = bytes.lowerBound
    end = bytes.upperBound
    ambiguousIsWide = form.ambiguousIsWide
    obeysSequences = form.isRaw
  }

  /// Moves past the next cluster.
  ///
  /// - Parameter text: The text, the same one for every call.
  /// - Returns: The cluster, or `nil` at the end.
  /// - Complexity: O(*n*) in the length of the cluster.
  mutating func next(in text: Span<UInt8>) -> Cluster? {
    guard offset < end else { return nil }
    let start = offset
    let base = DecodedScalar(in: text, at: start)
    if obeysSequences, let sequence = EscapeSequence(in: text, at: start, end: end) {
      offset = sequence.bytes.upperBound
      return Cluster(bytes: start..<offset, base: base, columns: 0, isSequence: true)
    }
    offset += base.byteCount
    // Two ASCII characters never join, but for CR LF.
    if base.value < 0x80 && offset < end && text[offset] < 0x80 && base.value != 0x0D {
      return Cluster(bytes: start..<offset, base: base, columns: Self.isControl(base.value) ? 0 : 1)
    }
    guard !Self.isControl(base.value) else {
      if base.value == 0x0D && offset < end && text[offset] == 0x0A { offset += 1 }
      return Cluster(bytes: start..<offset, base: base, columns: 0)
    }
    if offset == end || Self.standsAlone(base.value, before: text[offset]) {
      let columns = ScalarWidth.columns(of: base.value, ambiguousIsWide: ambiguousIsWide)
      return Cluster(bytes: start..<offset, base: base, columns: columns)
    }
    var width = ClusterWidth(base.value, ambiguousIsWide: ambiguousIsWide)
    var previous = base.value
    var state: Int32 = 0
    while offset < end {
      let scalar = DecodedScalar(in: text, at: offset)
      // Bytes that are no UTF-8 never join, so that each can be replaced by itself.
      guard base.isWellFormed && scalar.isWellFormed,
        !ScalarProperties.hasBreak(between: previous, and: scalar.value, state: &state)
      else { break }
      width.add(scalar.value)
      previous = scalar.value
      offset += scalar.byteCount
    }
    return Cluster(bytes: start..<offset, base: base, columns: width.columns)
  }

  /// Whether a scalar is a cluster of its own, seen from it and the byte behind it alone.
  ///
  /// Below U+0300 there is nothing that joins, nor between U+4000 and U+9FFF; the scalars of both are told by their
  /// first byte. What has to be looked up is right for these as well, at several times the cost.
  private static func standsAlone(_ scalar: UInt32, before byte: UInt8) -> Bool {
    switch scalar {
    case 0x20..<0x300: byte < 0xCC
    case 0x4E00...0x9FFF: byte < 0x80 || (0xE4...0xE9).contains(byte)
    default: false
    }
  }

  private static func isControl(_ scalar: UInt32) -> Bool {
    scalar < 0x20 || (0x7F...0x9F).contains(scalar)
  }
}
