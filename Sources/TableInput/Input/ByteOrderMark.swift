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
