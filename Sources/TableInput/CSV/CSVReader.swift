/// Reads delimited text: all of it into a ``RecordStore``, or record by record.
public struct CSVReader {
  private let input: InputText
  private let options: CSVOptions

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - input: The text.
  ///   - options: How it is written.
  public init(_ input: InputText, options: CSVOptions = CSVOptions()) {
    self.input = input
    self.options = options
  }

  /// Reads all records; every value is text.
  ///
  /// - Returns: The records.
  /// - Throws: ``InputError`` of the kinds `noHeader`, `unclosedQuote` and `raggedRow`.
  /// - Complexity: O(*n*) in the size of the input.
  public func readAll() throws(InputError) -> RecordStore {
    RecordStoreBuilder(input: input).finish()
  }
}
