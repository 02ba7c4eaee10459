/// The name of a sheet as a workbook can hold it.
struct SheetName: Equatable, Sendable {
  /// The name.
  let text: String

  /// Takes text for a name.
  ///
  /// Characters that names may not have become `-`, apostrophes and blanks at the ends are dropped, what is too long
  /// is cut; `History`, which is reserved, gets a number.
  ///
  /// - Parameter text: The text.
  /// - Throws: `XLSXError.invalidSheetName` where nothing is left.
  init(_ text: String) throws {
    let cleaned = String(String.UnicodeScalarView(text.unicodeScalars.compactMap(Self.replacement)))
    let cut = Self.trimmed(Self.prefix(of: Self.trimmed(cleaned), units: SheetLimits.nameUnits))
    guard !cut.isEmpty else { throw XLSXError.invalidSheetName(text) }
    self.text = cut.lowercased() == "history" ? cut + " (2)" : cut
  }

  /// The name of the sheet on which a report goes on.
  ///
  /// - Parameter number: The sheet's number, from 1, which has the name itself.
  /// - Returns: The name.
  func continued(_ number: Int) -> String {
    guard number > 1 else { return text }
    let suffix = " (\(number))"
    return Self.prefix(of: text, units: SheetLimits.nameUnits - suffix.utf16.count) + suffix
  }

  private static func replacement(_ scalar: UnicodeScalar) -> UnicodeScalar? {
    switch scalar {
    case "[", "]", ":", "*", "?", "/", "\\": "-"
    case _ where scalar.value < 0x20: " "
    case "\u{7F}", "\u{FFFE}", "\u{FFFF}": nil
    default: scalar
    }
  }

  private static func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while let first = text.first, first == "'" || first.isWhitespace { text.removeFirst() }
    while let last = text.last, last == "'" || last.isWhitespace { text.removeLast() }
    return String(text)
  }

  private static func prefix(of text: String, units limit: Int) -> String {
    var result = ""
    var units = 0
    for character in text {
      units += character.utf16.count
      if units > limit { break }
      result.append(character)
    }
    return result
  }
}
