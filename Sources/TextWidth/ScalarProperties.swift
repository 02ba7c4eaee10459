internal import CUTF8Proc

/// What the Unicode tables say about scalars; the only place where utf8proc is called.
enum ScalarProperties {
  /// The version of the Unicode tables, for instance `15.0.0`.
  ///
  /// The corresponding C function is `utf8proc_unicode_version`.
  static var unicodeVersion: String {
    // The pointer is to a constant of the library that ends in a zero byte.
    unsafe String(cString: utf8proc_unicode_version())
  }

  /// How many columns the tables give a scalar that stands alone; 0 for marks, which stand on another scalar.
  ///
  /// The corresponding C function is `utf8proc_charwidth`.
  static func width(of scalar: UInt32) -> Int {
    let properties = properties(of: scalar)
    let category = UInt32(UInt16(bitPattern: properties.category))
    let isMark = category >= UTF8PROC_CATEGORY_MN.rawValue && category <= UTF8PROC_CATEGORY_ME.rawValue
    return isMark ? 0 : Int(properties.charwidth)
  }

  /// Whether a scalar is a letter written from right to left, or a mark that counts as one.
  static func isRightToLeft(_ scalar: UInt32) -> Bool {
    // The blocks of such scripts, so that text of others is not looked up.
    switch scalar {
    case 0x590...0x8FF, 0x200F, 0xFB1D...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: break
    default: return false
    }
    let bidiClass = UInt32(UInt16(bitPattern: properties(of: scalar).bidi_class))
    return bidiClass == UTF8PROC_BIDI_CLASS_R.rawValue || bidiClass == UTF8PROC_BIDI_CLASS_AL.rawValue
  }

  /// Whether a scalar can be a part of an emoji that is joined from several.
  static func isPictographic(_ scalar: UInt32) -> Bool {
    UInt32(properties(of: scalar).boundclass) == UTF8PROC_BOUNDCLASS_EXTENDED_PICTOGRAPHIC.rawValue
  }

  /// Whether a new grapheme cluster starts between two scalars.
  ///
  /// The corresponding C function is `utf8proc_grapheme_break_stateful`.
  ///
  /// - Parameters:
  ///   - first: The scalar before.
  ///   - second: The scalar after.
  ///   - state: What the earlier scalars of the cluster left behind; 0 where a cluster starts.
  /// - Returns: `false` where both belong to one cluster.
  static func hasBreak(between first: UInt32, and second: UInt32, state: inout Int32) -> Bool {
    // The function reads and writes the state during the call only.
    unsafe utf8proc_grapheme_break_stateful(Int32(bitPattern: first), Int32(bitPattern: second), &state)
  }

  private static func properties(of scalar: UInt32) -> utf8proc_property_t {
    // The function gives an entry of its constant tables for every number there is, never a null pointer.
    unsafe utf8proc_get_property(Int32(bitPattern: scalar)).pointee
  }
}
