/// The program that shows what is longer than the screen, with its arguments.
struct PagerCommand: Equatable, Sendable {
  /// The program and its arguments, the way they are to be started.
  let arguments: [String]

  /// Whether a shell reads them, which then says by its exit status that there is no such program.
  let isShellScript: Bool

  /// The environment variables that decide.
  static let variables = ["PAGER", "TERM"]

  /// Colours are shown, what fits the screen is not held, and the screen stays as it is in the end.
  private static let standard = ["less", "-RFX"]

  /// Takes what the environment names; there is none where `PAGER` is empty or `cat`, and on a terminal that can't
  /// move its cursor unless there is a `PAGER` all the same.
  ///
  /// - Parameter variables: Those of `PagerCommand.variables` that are set.
  init?(_ variables: [String: String]) {
    guard let named = variables["PAGER"] else {
      guard let terminal = variables["TERM"], !terminal.isEmpty, terminal != "dumb" else { return nil }
      arguments = Self.standard
      isShellScript = false
      return
    }
    let words = named.split(separator: " ").map(String.init)
    guard !words.isEmpty, words != ["cat"] else { return nil }
    isShellScript = !named.utf8.allSatisfy(Self.isPlain)
    arguments = isShellScript ? ["/bin/sh", "-c", named] : words
  }

  /// Whether a character means nothing to a shell.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
    default: " +,-./:@_%".utf8.contains(byte)
    }
  }
}
