/// Reads JSON, or JSON values line by line (NDJSON), into records that keep their places in one another.
///
/// An array of objects is a list of records. An object of objects is one too, and its keys become a column. Any other
/// object is one record; if all it holds is one array of objects, these are the records. Nested objects become columns
/// named with dots (`product.price.amount`), arrays of plain values one text joined by `, `, and `null` is blank.
/// Numbers keep their digits. Where an object has a key twice, the last one counts, with a warning.
///
/// ```swift
/// let text = try InputSource.file("prices.json").read()
/// let records = try JSONReader(text).read()
/// let rows = RecordRows(records.tree, of: try records.store.typed())
/// ```
public struct JSONReader: Sendable {
  private let text: InputText
  private let isLines: Bool
  private let shape: NestedShape

  /// Prepares to read.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isLines: True if each line holds a value of its own.
  ///   - shape: Where the records are, and where their children.
  public init(_ text: InputText, isLines: Bool = false, shape: NestedShape = NestedShape()) {
    self.text = text
    self.isLines = isLines
    self.shape = shape
  }

  /// Reads all records.
  ///
  /// - Returns: The records, all of their values being text, and their tree. A record comes behind its children in
  ///   the store.
  /// - Throws: ``InputError`` of the kinds `invalidJSON`, `noRecords`, `unknownRoot`, `notARecord`,
  ///   `severalChildrenKeys`, `unknownChildrenKey` and `tooManyColumns`.
  /// - Complexity: O(*n*) in the size of the text.
  public func read() throws(InputError) -> JSONRecords {
    var events = try JSONEvents(text, isLines: isLines)
    var form = JSONRootForm.asItStands
    if !isLines {
      form = try JSONRootForm(of: shape, in: &events)
      events.rewind()
    }
    var children = shape.children
    if children.isEmpty, events.holdNestedObjects() {
      var finder = JSONChildrenFinder()
      try finder.run(&events, pointer: shape.root, form: form)
      children = try finder.onlyKey()
      events.rewind()
    }
    var reader = JSONRecordReader(
      text, keyColumn: shape.keyColumn, children: children, nullWords: shape.nullWords)
    try reader.run(&events, pointer: shape.root, form: form)
    if !shape.children.isEmpty { try reader.checkChildrenKeys() }
    return reader.finish()
  }
}
