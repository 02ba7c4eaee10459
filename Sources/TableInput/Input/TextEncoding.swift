/// The encodings that text is read in.
public enum TextEncoding: String, Sendable, Hashable, CaseIterable {
  /// UTF-8, with or without a byte order mark.
  case utf8 = "utf-8"
  /// UTF-16 in the order its mark gives, low byte first without one.
  case utf16 = "utf-16"
  /// UTF-16, low byte first.
  case utf16LittleEndian = "utf-16le"
  /// UTF-16, high byte first.
  case utf16BigEndian = "utf-16be"
  /// ISO 8859-1.
  case latin1 = "latin1"
  /// Windows-1252, the encoding of western Windows programs.
  case windows1252 = "cp1252"

  /// Finds an encoding by one of its usual names, in any case.
  ///
  /// - Parameter name: The name, such as `utf8`, `ISO-8859-1` or `windows-1252`.
  public init?(named name: String) {
    let plain = name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
    switch plain {
    case "utf8": self = .utf8
    case "utf16": self = .utf16
    case "utf16le": self = .utf16LittleEndian
    case "utf16be": self = .utf16BigEndian
    case "latin1", "iso88591", "l1": self = .latin1
    case "cp1252", "windows1252": self = .windows1252
    default: return nil
    }
  }
}
