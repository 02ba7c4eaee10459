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

/// The bytes in front of a text that tell its encoding.
enum ByteOrderMark: Equatable {
  case utf8
  case utf16LittleEndian
  case utf16BigEndian

  /// Finds the mark that bytes begin with.
  init?(_ bytes: Span<UInt8>) {
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
      self = .utf8
    } else if bytes.count >= 2, bytes[0] == 0xFF, bytes[1] == 0xFE {
      self = .utf16LittleEndian
    } else if bytes.count >= 2, bytes[0] == 0xFE, bytes[1] == 0xFF {
      self = .utf16BigEndian
    } else {
      return nil
    }
  }

  /// Whether text with the mark can be in an encoding.
  func allows(_ other: TextEncoding) -> Bool {
    other == encoding || (other == .utf16 && self != .utf8)
  }

  /// The encoding that the mark tells.
  var encoding: TextEncoding {
    switch self {
    case .utf8: .utf8
    case .utf16LittleEndian: .utf16LittleEndian
    case .utf16BigEndian: .utf16BigEndian
    }
  }
}
