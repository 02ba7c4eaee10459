/// Width of text in terminal columns.
package struct DisplayWidth: Sendable {
  private let form: VisibleForm

  /// Creates a measure.
  ///
  /// - Parameter ambiguousIsWide: Whether East Asian ambiguous characters are two columns wide.
  package init(ambiguousIsWide: Bool = false) {
    form = VisibleForm(ambiguousIsWide: ambiguousIsWide)
  }

  /// Creates a measure of text in some form.
  ///
  /// - Parameter form: The form.
  package init(_ form: VisibleForm) { self.form = form }

  /// The version of the Unicode tables that widths come from, for instance `15.0.0`.
  package static var unicodeVersion: String { ScalarProperties.unicodeVersion }

  /// The columns of the widest line of a text, control characters counted as they are shown.
  ///
  /// - Parameter text: UTF-8 bytes.
  /// - Returns: The width.
  /// - Complexity: O(*n*) in the number of bytes.
  package func columns(of text: Span<UInt8>) -> Int { form.traits(of: text).columns }

  /// The columns of the widest line of a text, control characters counted as they are shown.
  ///
  /// - Parameter text: The text.
  /// - Returns: The width.
  /// - Complexity: O(*n*) in the number of bytes.
  package func columns(of text: String) -> Int { columns(of: ContiguousArray(text.utf8).span) }

  /// The longest beginning of a text that fits into some columns, whole clusters only.
  ///
  /// - Parameters:
  ///   - text: The visible form of a text.
  ///   - bytes: The part of it to look at.
  ///   - limit: How many columns there are.
  /// - Returns: The bytes of the beginning, and its columns.
  /// - Complexity: O(*n*) in the length of the beginning.
  package func beginning(
    of text: Span<UInt8>, in bytes: Range<Int>, fitting limit: Int
  ) -> (bytes: Range<Int>, columns: Int) {
    var cursor = GraphemeCursor(over: bytes, form)
    var end = bytes.lowerBound
    var columns = 0
    while let cluster = cursor.next(in: text) {
      let width = form.columns(of: cluster, at: columns)
      guard columns + width <= limit else { break }
      columns += width
      end = cluster.bytes.upperBound
    }
    return (bytes.lowerBound..<end, columns)
  }
}
