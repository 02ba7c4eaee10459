/// One record of line-delimited JSON, with its children.
public struct JSONLineRecord: Sendable {
  private let records: JSONRecords
  private let row: Int

  init(_ records: JSONRecords, row: Int) {
    self.records = records
    self.row = row
  }

  private var record: Int { Int(records.tree.entries[row].record) }

  /// The line on which the record begins, counted from 1.
  public var line: Int { records.store.line(of: record) }

  /// The names of the fields that hold something, in the order in which they appear first in the input; those of nested
  /// objects have dots between the keys.
  ///
  /// - Complexity: O(*n*) in the number of columns so far.
  public var names: [String] {
    let store = records.store
    return store.columns.indices.filter { !store.isBlank(record: record, column: $0) }
      .map { store.columns[$0].name }
  }

  /// The text of a field: a number's digits as they are written, the parts of an array joined; `nil` where there is
  /// nothing, or `null`.
  ///
  /// - Parameter name: The field's name, with dots between the keys of nested objects.
  /// - Complexity: O(*n*) in the length of the text and in the number of fields.
  public subscript(name: String) -> String? {
    withText(of: name) { $0.isEmpty ? nil : String(utf8: $0) }
  }

  /// Gives the text of a field to a closure; no bytes where there is nothing.
  ///
  /// - Parameters:
  ///   - name: The field's name, with dots between the keys of nested objects.
  ///   - body: Reads the bytes, valid UTF-8.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  public func withText<Result, Failure: Error>(
    of name: String, _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let column = records.store.columns.firstIndex(where: { $0.name == name }) else {
      return try body(ContiguousArray<UInt8>().span)
    }
    return try records.store.withText(record: record, column: column, body)
  }

  /// The records in the arrays that hold children, in order.
  ///
  /// - Complexity: O(*n*) in the number of records below this one.
  public var children: [JSONLineRecord] {
    let end = records.tree.endOfChildren(of: row)
    var children: [JSONLineRecord] = []
    var child = row + 1
    while child < end {
      children.append(JSONLineRecord(records, row: child))
      child = records.tree.endOfChildren(of: child)
    }
    return children
  }
}
