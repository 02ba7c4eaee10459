/// The colours of a report: ones that can be read on dark and on light, and that say nothing which the text does
/// not say as well.
struct Palette: Sendable {
  /// How some text is drawn.
  struct Pen: OptionSet, Sendable {
    let rawValue: UInt8

    /// Headers, top rows with children, totals.
    static let strong = Pen(rawValue: 1)
    /// Guides and bars.
    static let faint = Pen(rawValue: 2)
    /// Numbers below zero.
    ///
    /// They are bright red: the plain one is too dark for a dark screen in most palettes.
    static let negative = Pen(rawValue: 4)
  }

  /// Whether there is any colour.
  let isOn: Bool

  /// The sequence that takes back every pen.
  static let reset: StaticString = "\u{1B}[0m"

  /// The sequence that switches to a pen; `nil` where there is nothing to switch.
  func sequence(for pen: Pen) -> StaticString? {
    guard isOn else { return nil }
    return switch pen {
    case []: nil
    case .strong: "\u{1B}[1m"
    case .faint: "\u{1B}[2m"
    case .negative: "\u{1B}[91m"
    case [.strong, .negative]: "\u{1B}[1;91m"
    default: "\u{1B}[2;91m"
    }
  }
}
