/// How tightly an operator binds, from the loosest to the tightest.
enum Precedence: Int, Comparable {
  case none, or, and, not, comparison, sum, product, sign

  static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }
}
