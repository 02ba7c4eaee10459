/// Records that were added up while they were read: one record for each group of equal keys.
public struct SummedRecords: Sendable {
  /// The groups, in the order of first appearance, with their keys and their sums; other columns are blank.
  public let store: RecordStore

  /// How many records were read.
  public let recordCount: Int
}

extension CSVReader {
  /// Reads all records and keeps no more than sums of them, for a report without details.
  ///
  /// The text is read once, on all processors. Memory grows with the number of groups alone.
  ///
  /// - Parameters:
  ///   - columns: The names of the columns that are added up; none of them is a key.
  ///   - keys: The names of the columns whose equal texts make a group, from the outermost in.
  /// - Returns: The sums, the same whatever the number of processors; `nil` where it takes ``readAll()`` to read the
  ///   records or to say what is wrong with them: ragged rows, numbers that programs don't write, sums beyond 64
  ///   bits, unknown columns.
  /// - Complexity: O(*n*) in the size of the input.
  public func readSums(of columns: [String], by keys: [String]) -> SummedRecords? {
    guard let reading = SumReading(input, options: options, sums: columns, keys: keys) else { return nil }
    return reading.run()
  }
}
