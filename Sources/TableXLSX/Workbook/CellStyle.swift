/// How a cell looks.
struct CellStyle: Hashable, Sendable {
  /// Where its content stands.
  enum Alignment: Hashable, Sendable {
    /// Text left, numbers right.
    case automatic
    case leading, center, trailing
    /// Centred over this cell and the blank ones after it that have the same alignment.
    case centerAcross
  }

  /// A line at an edge.
  enum Line: Hashable, Sendable {
    case thin, double
  }

  var isBold = false
  var isItalic = false
  var isLink = false
  var wraps = false
  var fontSize: Int?
  /// Red, green and blue.
  var fill: UInt32?
  var topLine: Line?
  var bottomLine: Line?
  var alignment = Alignment.automatic
  var indent = 0
  /// The number format code; nil is the general one.
  var numberFormat: String?
}
