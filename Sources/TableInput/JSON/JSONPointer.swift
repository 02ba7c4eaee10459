/// A path to a value inside a JSON document, as RFC 6901 writes it: `/projects/0/breakdown`.
public struct JSONPointer: Sendable, Hashable {
  /// The keys and positions to follow, without escapes; none for the whole document.
  public let tokens: [String]

  /// The whole document.
  public static let root = JSONPointer(tokens: [])

  private init(tokens: [String]) {
    self.tokens = tokens
  }

  /// Reads a pointer.
  ///
  /// - Parameter text: Empty, or tokens with a `/` before each; `~0` is `~` and `~1` is `/`.
  /// - Throws: ``InputError`` of the kind `unusableOption`.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: String) throws(InputError) {
    guard !text.isEmpty else {
      tokens = []
      return
    }
    guard text.hasPrefix("/") else {
      // In the fragment of an address, as schemas write it, a pointer has a `#` in front.
      let tokens = text.hasPrefix("#/") ? String(text.dropFirst()) : "/\(text)"
      throw Self.unusable(text, "has no \"/\" in front", hint: "write --root \(tokens)")
    }
    var tokens: [String] = []
    for part in text.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let token = Self.unescape(part) else {
        throw Self.unusable(text, "has a \"~\" that is neither ~0 nor ~1", hint: "write \"~0\" for \"~\"")
      }
      tokens.append(token)
    }
    self.tokens = tokens
  }

  private static func unescape(_ part: Substring) -> String? {
    var token = ""
    var rest = part.makeIterator()
    while let character = rest.next() {
      guard character == "~" else {
        token.append(character)
        continue
      }
      switch rest.next() {
      case "0": token.append("~")
      case "1": token.append("/")
      default: return nil
      }
    }
    return token
  }

  private static func unusable(_ text: String, _ fault: String, hint: String) -> InputError {
    InputError(
      .unusableOption, at: InputLocation(file: "--root"), "the pointer \"\(text)\" \(fault)", hint: hint)
  }
}

extension JSONPointer: CustomStringConvertible {
  /// The pointer as RFC 6901 writes it.
  public var description: String {
    tokens.map { token in
      let escaped = token.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }
      return "/" + escaped.joined()
    }.joined()
  }
}
