internal import TableInput

extension SavedReport {
  /// How the text of a saved report begins.
  static let opening = "// A report of foldout"

  /// Refuses a saved report where records are expected.
  ///
  /// Only a name that ends in `.foldout` runs one without being asked, so that data can't become options.
  ///
  /// - Parameters:
  ///   - file: The input as the command line names it.
  ///   - text: How the input begins.
  /// - Throws: a usage failure that says how to run the report.
  static func refuse(_ file: String, beginning text: InputText) throws(CommandFailure) {
    if text.withText(isSaved) {
      throw CommandFailure(
        .usage, inInput: ["\(text.name): this is a saved report, and no data"],
        hint: "--config \(file) runs it")
    }
    if file.lowercased().hasSuffix(".json5") {
      throw CommandFailure(
        .usage, inInput: ["\(text.name): JSON5 is for saved reports, and not read as data"],
        hint: "--config \(file) runs it, -i json reads it as JSON")
    }
  }

  private static func isSaved(_ text: Span<UInt8>) -> Bool {
    text.count >= opening.utf8.count && opening.utf8.enumerated().allSatisfy { text[$0.offset] == $0.element }
  }
}
