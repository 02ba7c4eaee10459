/// What the rows of a report are called: one reply, three replies.
public struct RowNoun: Sendable, Hashable {
  /// The word for one row.
  public var singular: String

  /// The word for any other number of rows.
  public var plural: String

  /// Creates a noun.
  ///
  /// - Parameters:
  ///   - singular: The word for one row.
  ///   - plural: The word for any other number of rows.
  public init(_ singular: String, _ plural: String) {
    self.singular = singular
    self.plural = plural
  }
}
