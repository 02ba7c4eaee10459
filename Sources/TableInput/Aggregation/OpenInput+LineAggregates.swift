extension OpenInput {
  /// Reads all records of line-delimited JSON and keeps no more of them than what aggregates need.
  ///
  /// What is no file in memory is read in chunks, and a file that is mapped in parts, so that memory grows with the
  /// groups alone.
  ///
  /// - Parameters:
  ///   - aggregates: What is wanted of which columns; none of them is a key.
  ///   - keys: The names of the columns whose equal texts make a group, from the outermost in.
  ///   - others: The names of columns whose different texts are kept apart within groups.
  ///   - shape: Where in a line's value the records are.
  /// - Returns: What was gathered, or `nil` where it takes ``JSONReader/read()`` to read the records, to find out what
  ///   they hold or to say what is wrong with them, as for ``CSVReader/readAggregates(_:by:apart:)``; and where records
  ///   hold others, or a key twice. Then all of the text can still be had.
  /// - Complexity: O(*n*) in the size of the input.
  package mutating func readLineAggregates(
    _ aggregates: [ColumnAggregate], by keys: [String], apart others: [String] = [],
    shape: NestedShape = NestedShape()
  ) -> AggregatedRecords? {
    let reading = JSONAggregateReading(
      of: beginning, shape, aggregates: aggregates, keys: keys, apart: others)
    guard var reading, (try? checkBeginning()) != nil else { return nil }
    guard let isPlain = chunks?.readAllLines(into: &reading) else {
      return beginning.readAllLines(into: &reading) ? reading.records(of: beginning) : nil
    }
    isAtBeginning = false
    guard isPlain, let chunk = chunks?.chunk else { return nil }
    return reading.records(of: chunk)
  }
}

extension InputText {
  /// Reads a text that is in memory, part by part; false if it is not plain.
  fileprivate func readAllLines(into reading: inout JSONAggregateReading) -> Bool {
    progress?.begin(total: bytes.count)
    var line = firstLine
    for part in linewise(start..<bytes.count, size: ChunkSizes.divisible.most) {
      guard reading.add(part, of: self, line: line) else { return false }
      line += self.part(part).line(at: part.count) - 1
      progress?.advance(by: part.count)
    }
    return true
  }
}

extension TextStream {
  /// Reads from the first chunk to the last; false if there is something that is not plain, or no end.
  fileprivate mutating func readAllLines(into reading: inout JSONAggregateReading) -> Bool {
    while true {
      let end = isLast ? chunk.bytes.count : chunk.lastLineEnd
      guard end > 0 || chunk.bytes.count <= RecordLimit.byteCount,
        reading.add(0..<end, of: chunk, line: chunk.firstLine)
      else { return false }
      if isLast { return true }
      do throws(InputError) {
        try advance(from: end, line: chunk.line(at: end))
      } catch {
        // Told by whoever reads all of it.
        return false
      }
    }
  }
}
