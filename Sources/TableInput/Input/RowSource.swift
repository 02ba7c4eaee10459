/// Rows that are read one by one, as they are asked for.
///
/// ```swift
/// var orders = try CSVRecords(reading: .standardInput)
/// var count = 0
/// try orders.forEach { order in
///   if order[2] == "North" { count += 1 }
/// }
/// ```
public protocol RowSource<Row>: ~Copyable {
  /// One row.
  associatedtype Row

  /// Reads the next row.
  ///
  /// - Returns: The row, or `nil` at the end.
  /// - Throws: ``InputError`` where the input can't be read, with file, line, column and byte.
  mutating func next() throws(InputError) -> Row?
}

extension RowSource where Self: ~Copyable {
  /// Gives each row that is left to a closure, in order.
  ///
  /// - Parameter body: Takes the row.
  /// - Throws: What the closure throws, and ``InputError`` where the input can't be read.
  /// - Complexity: O(*n*) in the number of rows.
  @inlinable
  public mutating func forEach(_ body: (Row) throws -> Void) throws {
    while let row = try next() { try body(row) }
  }
}
