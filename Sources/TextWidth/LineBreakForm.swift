/// What becomes of a line end inside a cell.
package enum LineBreakForm: Sendable {
  /// The cell goes on in the next line of the output.
  case lines
  /// It is written as `\n`.
  case escape
  /// It becomes a blank.
  case space
}
