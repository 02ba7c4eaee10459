/// What the text is written to, and what the environment says about it.
public struct OutputEnvironment: Sendable {
  /// Whether the output is a terminal.
  public var isTerminal: Bool

  /// How wide the terminal says it is, in columns; `nil` where it does not say.
  public var terminalColumns: Int?

  /// The environment variables.
  public var variables: [String: String]

  /// Creates a description of an output.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the output is a terminal.
  ///   - terminalColumns: How wide the terminal says it is.
  ///   - variables: The environment variables.
  public init(isTerminal: Bool, terminalColumns: Int? = nil, variables: [String: String] = [:]) {
    self.isTerminal = isTerminal
    self.terminalColumns = terminalColumns
    self.variables = variables
  }

  /// Decides whether to use colour: by request, `NO_COLOR`, `FORCE_COLOR`, `CLICOLOR_FORCE`, `TERM=dumb`, and
  /// whether the output is a terminal; the first that says something counts.
  ///
  /// - Parameter choice: What was asked for.
  /// - Returns: Whether to use colour.
  public func usesColor(_ choice: ColorChoice) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .automatic: break
    }
    if isSet("NO_COLOR") { return false }
    if isSet("FORCE_COLOR") { return !["0", "false"].contains(variables["FORCE_COLOR"]) }
    if isSet("CLICOLOR_FORCE"), variables["CLICOLOR_FORCE"] != "0" { return true }
    if variables["TERM"] == "dumb" { return false }
    return isTerminal
  }

  /// Decides how wide a line may be: by request, `COLUMNS`, the terminal, else 80 columns on a terminal and any
  /// number elsewhere.
  ///
  /// - Parameter choice: The width that was asked for; 0 for any.
  /// - Returns: The width in columns, or `nil` for any.
  public func maximumWidth(_ choice: Int?) -> Int? {
    if let choice, choice >= 0 { return choice == 0 ? nil : choice }
    guard isTerminal else { return nil }
    if let columns = variables["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
    if let terminalColumns, terminalColumns > 0 { return terminalColumns }
    return 80
  }

  /// An empty variable counts as not set.
  private func isSet(_ name: String) -> Bool { variables[name].map { !$0.isEmpty } ?? false }
}
