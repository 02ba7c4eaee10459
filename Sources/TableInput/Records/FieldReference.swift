/// Where the bytes of one field are, in six bytes: an offset of 36 bits, a length of 11, and which of two places.
///
/// A field that is longer or lies farther back has a reference to two words in the arena that hold its true place. There
/// is a reference for every field of every record: two bytes more in each would be a tenth of the memory of a report.
struct FieldReference: BitwiseCopyable, Sendable, Hashable {
  // Three parts, because an array would fill a larger one up to eight bytes.
  private let low: UInt16
  private let middle: UInt16
  private let high: UInt16

  @inline(__always)
  private init(bits: UInt64) {
    low = UInt16(truncatingIfNeeded: bits)
    middle = UInt16(truncatingIfNeeded: bits >> 16)
    high = UInt16(truncatingIfNeeded: bits >> 32)
  }

  @inline(__always)
  private var bits: UInt64 { UInt64(low) | UInt64(middle) << 16 | UInt64(high) << 32 }

  private static let lengthShift: UInt64 = 36
  private static let offsetMask: UInt64 = 1 << 36 - 1
  private static let lengthMask: UInt64 = 1 << 11 - 1
  private static let arenaFlag: UInt64 = 1 << 47

  /// The length from which on a field needs two words of its own.
  static let longLength = Int(lengthMask)

  /// The farthest place that a field may have without them.
  static let lastOffset = Int(offsetMask)

  /// A field without bytes: a missing one, or an empty one.
  static let blank = FieldReference(bits: 0)

  /// A field whose bytes are in the input.
  ///
  /// - Parameters:
  ///   - offset: Where it begins, no farther than `lastOffset`.
  ///   - length: How many bytes it has, fewer than `longLength`.
  @inline(__always)
  init(offset: Int, length: Int) {
    self.init(
      bits: UInt64(truncatingIfNeeded: offset) | UInt64(truncatingIfNeeded: length) << Self.lengthShift)
  }

  /// A field whose bytes are in the arena.
  ///
  /// - Parameters:
  ///   - offset: Where it begins, no farther than `lastOffset`.
  ///   - length: How many bytes it has, or `longLength`.
  @inline(__always)
  init(arenaOffset offset: Int, length: Int) {
    precondition(offset <= Self.lastOffset, "an arena holds 64 GB")
    self.init(
      bits: UInt64(truncatingIfNeeded: offset) | UInt64(truncatingIfNeeded: length) << Self.lengthShift
        | Self.arenaFlag)
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
