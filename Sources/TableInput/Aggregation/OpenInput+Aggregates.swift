extension OpenInput {
  /// Reads all records of delimited text and keeps no more of them than what aggregates need.
  ///
  /// What is no file in memory is read in chunks, and a file gives the memory back of what was read, so that memory
  /// grows with the groups alone.
  ///
  /// - Parameters:
  ///   - aggregates: What is wanted of which columns; none of them is a key.
  ///   - keys: The names of the columns whose equal texts make a group, from the outermost in.
  ///   - others: The names of columns whose different texts are kept apart within groups.
  ///   - options: How the text is written.
  /// - Returns: What was gathered, or `nil` where ``CSVReader/readAggregates(_:by:apart:)`` gives none; then all of the text
  ///   can still be had.
  /// - Throws: ``InputError`` where the input can't be read.
  /// - Complexity: O(*n*) in the size of the input.
  package mutating func readAggregates(
    _ aggregates: [ColumnAggregate], by keys: [String], apart others: [String] = [], options: CSVOptions
  ) throws(InputError) -> AggregatedRecords? {
    guard let reader = try chunks?.openRows(options), let chunk = chunks?.chunk else {
      return CSVReader(beginning, options: options).readAggregates(aggregates, by: keys, apart: others)
    }
    let reading = AggregateReading(
      chunk, reader, options: options, aggregates: aggregates, keys: keys, apart: others)
    guard var reading else { return nil }
    isAtBeginning = false
    while reading.readChunk() {
      guard try chunks?.goOn(&reading) == true else { return reading.records() }
    }
    return nil
  }
}

extension TextStream {
  /// Lets what gathers aggregates go on in the next chunk; false if there is none.
  fileprivate mutating func goOn(_ reading: inout AggregateReading) throws(InputError) -> Bool {
    try reading.goOn(in: &self)
  }
}
