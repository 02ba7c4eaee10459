/// A pattern of `matches`, as a program for ``PatternMatcher``.
///
/// The language is the part of regular expressions that can be searched for in time proportional to the text, so
/// that no pattern can make a row take forever: no back references, nothing that looks ahead or behind.
struct RegularPattern: Sendable {
  /// One instruction; several can be active at once.
  enum Instruction: BitwiseCopyable, Sendable {
    /// Takes one scalar.
    case scalar(UInt32)
    case anyScalar
    /// Takes one scalar of a set.
    case set(Int)
    /// Goes on at two places.
    case split(Int, Int)
    case jump(Int)
    case start
    case end
    case match
  }

  private(set) var instructions: ContiguousArray<Instruction>
  private(set) var sets: ContiguousArray<ScalarSet>

  /// Reads a pattern.
  init(_ pattern: String) throws(PatternFault) {
    var parser = PatternParser(pattern)
    (instructions, sets) = try parser.parse()
  }
}
