/// How wide a line may be.
enum TerminalWidth {
  /// The widest line, or nil for no limit.
  ///
  /// What was asked for comes first. A file or a pipe has no limit. A terminal is as wide as `COLUMNS` says, or as it
  /// says itself, or 80 columns.
  static func limit(
    requested: Int?, isTerminal: Bool, columnsVariable: String?, reported: @autoclosure () -> Int?
  ) -> Int? {
    if let requested { return requested == 0 ? nil : requested }
    guard isTerminal else { return nil }
    if let columns = columnsVariable.flatMap({ Int($0) }), columns > 0 { return columns }
    return reported() ?? 80
  }
}
