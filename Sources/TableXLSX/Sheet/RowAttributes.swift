/// What a row of a sheet is, apart from its cells.
struct RowAttributes: Equatable, Sendable {
  /// The level of the outline, 0 to 7.
  var level = 0
  /// Whether it is hidden.
  var isHidden = false
  /// Whether the group that it stands for is closed.
  var isCollapsed = false
  /// Its height in points; 0 is that of one line.
  var height = 0

  /// Whether it has nothing but a level.
  var isPlain: Bool { !isHidden && !isCollapsed && height == 0 }
}
