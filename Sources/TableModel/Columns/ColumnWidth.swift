/// How wide a column may be, in columns of a terminal (a Chinese character takes two).
public struct ColumnWidth: Sendable, Hashable {
  /// Never narrower than this.
  public var minimum: Int?
  /// This wide where there is room.
  public var ideal: Int?
  /// Never wider than this; longer text is wrapped or cut.
  public var maximum: Int?

  /// Creates bounds; `nil` leaves a bound to what the column holds.
  ///
  /// - Parameters:
  ///   - minimum: Never narrower than this.
  ///   - ideal: This wide where there is room.
  ///   - maximum: Never wider than this.
  public init(minimum: Int? = nil, ideal: Int? = nil, maximum: Int? = nil) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }
}
