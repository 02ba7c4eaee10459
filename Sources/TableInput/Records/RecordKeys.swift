/// The different texts of one column, numbered in the order of their first appearance.
///
/// Equal bytes have one key; a blank field has a key of its own. Grouping compares these numbers instead of texts.
public struct RecordKeys: Sendable {
  private let keys: ContiguousArray<UInt32>
  private let firstRecords: ContiguousArray<UInt32>

  init(keys: ContiguousArray<UInt32>, firstRecords: ContiguousArray<UInt32>) {
    self.keys = keys
    self.firstRecords = firstRecords
  }

  /// How many different texts there are, counting blank as one.
  public var count: Int { firstRecords.count }

  /// The key of a record, from 0.
  ///
  /// - Parameter record: The record's number, from 0.
  public subscript(record: Int) -> Int { Int(keys[record]) }

  /// The first record that has a key.
  ///
  /// - Parameter key: The key.
  /// - Returns: The record's number, from 0.
  public func firstRecord(of key: Int) -> Int { Int(firstRecords[key]) }
}

extension RecordStore {
  /// Numbers the different texts of a column.
  ///
  /// - Parameter column: The column's number, from 0.
  /// - Returns: A key for each record.
  /// - Complexity: O(*n*) in the bytes of the column.
  public func keys(inColumn column: Int) -> RecordKeys {
    FieldInterner(text: text, fields: fields[column]).run()
  }

  /// Numbers the different texts of several columns, on several processors.
  ///
  /// - Parameter columns: The columns' numbers, from 0.
  /// - Returns: For each column a key for each record.
  /// - Complexity: O(*n*) in the bytes of the columns.
  public func keys(inColumns columns: [Int]) -> [RecordKeys] {
    concurrentMap(columns.count) { self.keys(inColumn: columns[$0]) }
  }
}
