internal import CSimdJSON

/// What to say of a fault in a JSON text.
struct JSONFaultDescription {
  /// What sort of finding it is.
  let kind: InputFinding.Kind

  /// What was found and what was expected.
  let message: String

  /// What to do about it.
  let hint: String?

  /// Describes a fault.
  ///
  /// - Parameters:
  ///   - fault: The fault.
  ///   - byte: The byte at its place, or `nil` at the end of the text.
  init(_ fault: csj_fault, found byte: UInt8?) {
    kind =
      switch fault {
      case .invalidUTF8: .invalidEncoding
      case .outOfMemory: .outOfMemory
      case .empty: .noRecords
      default: .invalidJSON
      }
    message = Self.message(fault, Self.name(of: byte))
    hint = Self.hint(fault, byte)
  }

  private static func message(_ fault: csj_fault, _ found: String) -> String {
    switch fault {
    case .none: "no fault"
    case .empty: "the text is empty, expected JSON"
    case .expectedValue: "\(found), expected a value"
    case .expectedKey: "\(found), expected a key in quotes"
    case .expectedColon: "\(found), expected \":\" behind the key"
    case .expectedCommaOrBrace: "\(found), expected \",\" or \"}\""
    case .expectedCommaOrBracket: "\(found), expected \",\" or \"]\""
    case .trailingContent: "\(found) behind the end of the document"
    case .lineEndInRecord: "the line ends, and its value is not closed"
    case .secondRecordInLine: "\(found) behind the end of the line's value"
    case .badNumber: "not a number as JSON writes it"
    case .badWord: "\(found), expected a value"
    case .badEscape: "an escape that JSON does not have"
    case .loneSurrogate: "half of a surrogate pair, which stands for no character"
    case .unclosedString: "a string that is never closed"
    case .lineEndInString: "the line ends inside a string"
    case .controlCharacter: "\(found) inside a string, where JSON wants an escape"
    case .invalidUTF8: "not UTF-8: \(found)"
    case .lineTooLong: "a line of more than 4 GB"
    case .outOfMemory: "no memory left to read the JSON text"
    }
  }

  private static func hint(_ fault: csj_fault, _ byte: UInt8?) -> String? {
    switch fault {
    case .trailingContent where byte == UInt8(ascii: "{") || byte == UInt8(ascii: "["):
      "if each line holds a value of its own: --input-format ndjson"
    case .lineEndInRecord: "if the whole text is one document: --input-format json"
    case .invalidUTF8: "name the encoding: --encoding cp1252, latin1 or utf-16le"
    default: nil
    }
  }

  private static func name(of byte: UInt8?) -> String {
    guard let byte else { return "the text ends" }
    guard byte > 0x20, byte < 0x7F else {
      let digits = String(byte, radix: 16, uppercase: true)
      return "byte \(digits.utf8.count < 2 ? "0" : "")\(digits)"
    }
    return byte == UInt8(ascii: "\"") ? "a quote" : "\"\(Character(Unicode.Scalar(byte)))\""
  }
}
