internal import TextWidth

/// What becomes of a line end inside a cell.
public enum CellLineBreaks: String, Sendable, CaseIterable {
  /// The cell goes on in the next line.
  case lines
  /// It is written as `\n`.
  case escape
  /// It becomes a blank.
  case space

  var form: LineBreakForm {
    switch self {
    case .lines: .lines
    case .escape: .escape
    case .space: .space
    }
  }
}
