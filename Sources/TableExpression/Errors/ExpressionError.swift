/// What is wrong with an expression, and at which of its characters.
///
/// ```text
/// price >> 10
///        ^ expected a value after ">"
/// ```
public struct ExpressionError: Error, Hashable, Sendable {
  /// What sort of fault it is.
  public enum Kind: Sendable, Hashable {
    /// The text is no expression.
    case syntax
    /// Brackets, functions or signs are nested more than 200 levels deep.
    case tooDeep
    /// There is no column of that name.
    case unknownColumn
    /// There is no function of that name.
    case unknownFunction
    /// A function was given too few or too many arguments.
    case wrongArgumentCount
    /// A value is of a kind that the operator or function can't take.
    case kindMismatch
    /// A condition is wanted, and the expression gives something else.
    case notACondition
    /// A text stands where a date is wanted and is not one.
    case invalidDate
    /// The pattern of `like` or `matches` can't be read.
    case invalidPattern
    /// A row divides by zero.
    case divisionByZero
    /// The result of a row has more than 38 digits.
    case overflow
  }

  /// What sort of fault it is.
  public let kind: Kind

  /// What is wrong, in one line.
  public let message: String

  /// What to write instead, where that can be told.
  public let hint: String?

  /// The whole expression.
  public let text: String

  /// How many bytes of UTF-8 stand before the fault.
  public let byteOffset: Int

  init(_ fault: ExpressionFault, in text: String) {
    kind = fault.kind
    message = fault.message
    hint = fault.hint
    self.text = text
    byteOffset = fault.offset
  }

  /// The fault's place in the expression, in characters, counted from 1.
  ///
  /// - Complexity: O(*n*) in the length of the expression.
  public var column: Int { String(decoding: text.utf8.prefix(byteOffset), as: UTF8.self).count + 1 }
}
