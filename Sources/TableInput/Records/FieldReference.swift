/// Where the bytes of one field are, in eight bytes: an offset of 40 bits, a length of 23, and which of two places.
///
/// A field longer than the length can say has a reference to two words in the arena that hold its true place.
struct FieldReference: BitwiseCopyable, Sendable, Hashable {
  private let bits: UInt64

  private init(bits: UInt64) {
    self.bits = bits
  }

  private static let lengthShift: UInt64 = 40
  private static let offsetMask: UInt64 = 1 << 40 - 1
  private static let lengthMask: UInt64 = 1 << 23 - 1
  private static let arenaFlag: UInt64 = 1 << 63

  /// The length from which on a field needs two words of its own.
  static let longLength = Int(lengthMask)

  /// A field without bytes: a missing one, or an empty one.
  static let blank = FieldReference(bits: 0)

  /// A field whose bytes are in the input.
  ///
  /// - Parameters:
  ///   - offset: Where it begins.
  ///   - length: How many bytes it has, fewer than `longLength`.
  @inline(__always)
  init(offset: Int, length: Int) {
    bits = UInt64(truncatingIfNeeded: offset) | UInt64(truncatingIfNeeded: length) << Self.lengthShift
  }

  /// A field whose bytes are in the arena.
  @inline(__always)
  init(arenaOffset offset: Int, length: Int) {
    bits =
      UInt64(truncatingIfNeeded: offset) | UInt64(truncatingIfNeeded: length) << Self.lengthShift
      | Self.arenaFlag
  }

  /// Where the field begins.
  @inline(__always)
  var offset: Int { Int(truncatingIfNeeded: bits & Self.offsetMask) }

  /// How many bytes it has, or `longLength`.
  @inline(__always)
  var length: Int { Int(truncatingIfNeeded: bits >> Self.lengthShift & Self.lengthMask) }

  /// True if the bytes are in the arena, false if they are in the input.
  @inline(__always)
  var isInArena: Bool { bits & Self.arenaFlag != 0 }

  /// True if there are no bytes.
  @inline(__always)
  var isBlank: Bool { length == 0 }

  /// True if the arena holds the true place.
  @inline(__always)
  var isLong: Bool { length == Self.longLength }
}
