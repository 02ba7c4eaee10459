extension PatternParser {
  /// What stands behind a backslash.
  enum Escape {
    case scalar(Unicode.Scalar)
    case set(ScalarSet.Class, isNegated: Bool)
  }

  /// Reads what stands behind a backslash.
  mutating func escaped() throws(PatternFault) -> Escape {
    guard let scalar = current else { throw fault("\"\\\" stands at the end", at: position - 1) }
    position += 1
    switch scalar {
    case "d", "D": return .set(.digit, isNegated: scalar == "D")
    case "w", "W": return .set(.word, isNegated: scalar == "W")
    case "s", "S": return .set(.space, isNegated: scalar == "S")
    case "n": return .scalar("\n")
    case "r": return .scalar("\r")
    case "t": return .scalar("\t")
    case _ where scalar.properties.isXIDContinue:
      throw fault("\"\\\(scalar)\" is not known here", at: position - 2)
    default: return .scalar(scalar)
    }
  }

  /// Reads a set whose opening bracket stands at `place`.
  mutating func bracketed(at place: Int) throws(PatternFault) -> ScalarSet {
    var set = ScalarSet()
    set.isNegated = skip("^")
    // A closing bracket that comes first is a member.
    var isFirst = true
    while isFirst || current != "]" {
      isFirst = false
      guard let low = try member(of: &set, at: place) else { continue }
      guard current == "-", position + 1 < scalars.count, scalars[position + 1] != "]" else {
        set.insert(low.value...low.value)
        continue
      }
      let rangePlace = position
      position += 1
      guard let high = try member(of: &set, at: place), high >= low else {
        throw fault("a range goes from a lower to a higher character", at: rangePlace)
      }
      set.insert(low.value...high.value)
    }
    position += 1
    return set
  }

  /// Reads one character of a set; a class is inserted at once, and `nil` returned.
  private mutating func member(of set: inout ScalarSet, at place: Int) throws(PatternFault) -> Unicode.Scalar?
  {
    guard let scalar = current else { throw fault("\"[\" has no partner", at: place) }
    position += 1
    guard scalar == "\\" else { return scalar }
    switch try escaped() {
    case .scalar(let scalar): return scalar
    case .set(let name, let isNegated):
      set.insert(name, isNegated: isNegated)
      return nil
    }
  }
}
