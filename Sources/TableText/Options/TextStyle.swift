/// The rules and borders of a table in text.
public enum TextStyle: String, Sendable, CaseIterable {
  /// A rule below the header and above the total, no borders.
  case plain
  /// A grid of `+`, `-` and `|`.
  case ascii
  /// A grid with rounded corners.
  case rounded
  /// A grid whose header has heavy lines.
  case heavy
  /// A GitHub table: source text for other programs, never cut or coloured.
  case markdown
}
