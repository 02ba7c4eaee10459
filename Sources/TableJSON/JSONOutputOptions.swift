/// How a table is written as JSON.
public struct JSONOutputOptions: Sendable {
  /// How rows stand in one another.
  public var form: JSONForm

  /// Whether hidden rows are left out; a collapsed row then says in `hidden` how many there are.
  public var omitsHiddenRows = false

  /// Creates the usual options: all rows, hidden or not.
  ///
  /// - Parameter form: How rows stand in one another.
  public init(form: JSONForm = .nested) {
    self.form = form
  }
}
