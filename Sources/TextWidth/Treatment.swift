/// How something that is not text is made visible.
enum Treatment: Equatable {
  /// TAB: blanks to the next stop.
  case tab
  /// LF or CR LF: whatever was chosen.
  case lineBreak
  /// C0 and DEL: the picture that Unicode has for it, `␛`.
  case picture(of: UInt8)
  /// C1: `\x{9b}`.
  case byteEscape(of: UInt8)
  /// Bidi controls and the line and paragraph separators: `\u{202E}`.
  ///
  /// The marks U+200E, U+200F and U+061C are none of them: they belong to the spelling of words, and can do nothing
  /// outside of their cell, which is kept apart from its neighbours.
  case scalarEscape(of: UInt32)
  /// Bytes that are no UTF-8: `U+FFFD`.
  case replacement

  /// The treatment of a cluster, or `nil` for text.
  init?(of cluster: GraphemeCursor.Cluster) {
    switch cluster.base.value {
    case 0x20...0x7E: return nil
    case 0x09: self = .tab
    case 0x0A: self = .lineBreak
    case 0x0D where cluster.bytes.count == 2: self = .lineBreak
    case 0x00...0x1F, 0x7F: self = .picture(of: UInt8(cluster.base.value))
    case 0x80...0x9F: self = .byteEscape(of: UInt8(cluster.base.value))
    case 0x2028...0x202E, 0x2066...0x2069: self = .scalarEscape(of: cluster.base.value)
    default:
      guard !cluster.base.isWellFormed else { return nil }
      self = .replacement
    }
  }

  /// Appends the visible form.
  ///
  /// - Parameters:
  ///   - columns: How many columns there are for it.
  ///   - lineBreaks: What becomes of a line end; not `lines`.
  ///   - output: Where it goes.
  func append(columns: Int, lineBreaks: LineBreakForm, to output: inout ContiguousArray<UInt8>) {
    switch self {
    case .tab:
      output.append(contentsOf: repeatElement(0x20, count: columns))
    case .lineBreak:
      output.append(contentsOf: lineBreaks == .escape ? [0x5C, 0x6E] : [0x20])
    case .picture(let byte):
      // U+2400 onwards in the order of the characters; DEL follows SP.
      output.append(contentsOf: [0xE2, 0x90, 0x80 + (byte == 0x7F ? 0x21 : byte)])
    case .byteEscape(let byte):
      output.append(contentsOf: "\\x{\(String(byte, radix: 16))}".utf8)
    case .scalarEscape(let scalar):
      output.append(contentsOf: "\\u{\(String(scalar, radix: 16, uppercase: true))}".utf8)
    case .replacement:
      output.append(contentsOf: [0xEF, 0xBF, 0xBD])
    }
  }
}
