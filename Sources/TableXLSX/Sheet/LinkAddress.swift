/// An address that a workbook can link to.
struct LinkAddress: Equatable {
  /// The document, in characters that an address may have.
  let target: String
  /// The place in it, without the `#`.
  let place: String?

  private static let schemes = ["http://", "https://", "ftp://", "ftps://", "mailto:", "file://"]

  /// Takes text for an address.
  ///
  /// Characters that an address may not have are percent-encoded; what is encoded already stays as it is.
  ///
  /// - Parameter text: The text; `nil` results where it is no absolute address, or longer than a workbook holds.
  init?(_ text: String) {
    let start = text.prefix(8).lowercased()
    guard Self.schemes.contains(where: { start.hasPrefix($0) && text.utf8.count > $0.utf8.count }) else {
      return nil
    }
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    target = Self.encoded(parts[0])
    place = parts.count > 1 && !parts[1].isEmpty ? Self.encoded(parts[1]) : nil
    guard target.utf16.count <= SheetLimits.linkUnits, place?.utf16.count ?? 0 <= SheetLimits.linkUnits else {
      return nil
    }
  }

  private static func encoded(_ text: Substring) -> String {
    let bytes = ContiguousArray(text.utf8)
    var result = ContiguousArray<UInt8>()
    for (index, byte) in bytes.enumerated() {
      let needsCode =
        switch byte {
        case 0...0x20, 0x7F: true
        case UInt8(ascii: "%"): !isCode(bytes, at: index)
        default: forbidden.contains(byte)
        }
      if needsCode {
        result.append(UInt8(ascii: "%"))
        result.append(hexadecimal(byte >> 4))
        result.append(hexadecimal(byte & 15))
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let forbidden = ContiguousArray("\"<>\\^`{|}".utf8)

  private static func isCode(_ bytes: ContiguousArray<UInt8>, at index: Int) -> Bool {
    index + 2 < bytes.count && bytes[index + 1...index + 2].allSatisfy { isHexadecimal($0) }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    Character(UnicodeScalar(byte)).isHexDigit
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
  }
}
