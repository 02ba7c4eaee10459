/// Whether colour was asked for.
public enum ColorChoice: String, Sendable, CaseIterable {
  /// On a terminal, unless the environment says otherwise.
  case automatic = "auto"
  /// In any case.
  case always
  /// In no case.
  case never
}
