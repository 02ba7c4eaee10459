/// What a row is called: by its own record, by a field of some record, or by a text of the tree's; eight bytes.
struct RowLabel: BitwiseCopyable, Sendable {
  private let place: UInt32
  private let detail: Int32

  /// Called by a column of its own record, which whoever shows the rows chooses.
  static let own = RowLabel(place: 0, detail: -1)

  private init(place: UInt32, detail: Int32) {
    self.place = place
    self.detail = detail
  }

  /// Makes sure that texts of a tree can be called by their place.
  ///
  /// - Parameters:
  ///   - byteCount: How many bytes of labels there are.
  ///   - store: The records.
  /// - Throws: ``InputError`` of the kind `tooManyRows` beyond 4 GB.
  static func check(byteCount: Int, of store: RecordStore) throws(InputError) {
    guard byteCount > UInt32.max else { return }
    throw InputError(
      .tooManyRows, at: InputLocation(file: store.name), "the rows' labels are longer than 4 GB in all",
      hint: "split the input")
  }

  /// Called by a text of the tree's.
  ///
  /// - Parameter range: Where the text is among the tree's labels.
  init(text range: Range<Int>) {
    place = UInt32(range.lowerBound)
    detail = Int32(range.count)
  }

  /// Called by a field.
  init(record: Int, column: Int) {
    place = UInt32(record)
    detail = Int32(-2 - column)
  }

  /// The same label, in a tree whose records and labels come behind those of others.
  func moved(byRecords records: Int, bytes: Int) -> RowLabel {
    if let range = textRange { return RowLabel(text: range.lowerBound + bytes..<range.upperBound + bytes) }
    if let field { return RowLabel(record: field.record + records, column: field.column) }
    return self
  }

  /// Where the text is among the tree's labels, if that is what the row is called by.
  var textRange: Range<Int>? {
    detail >= 0 ? Int(place)..<Int(place) + Int(detail) : nil
  }

  /// The field that the row is called by, if that is it.
  var field: (record: Int, column: Int)? {
    detail <= -2 ? (Int(place), Int(-2 - detail)) : nil
  }
}
