extension TextStream {
  /// Reads what stands before the first row, for which the first chunk grows until it holds all of that.
  ///
  /// - Parameter options: How the text is written.
  /// - Returns: A reader that stands before the first row of the chunk.
  /// - Throws: ``InputError`` of the kinds that reading and ``CSVRowReader`` throw.
  mutating func openRows(_ options: CSVOptions) throws(InputError) -> CSVRowReader {
    if chunk.isEmpty, !isLast { try advance(from: 0, line: 1) }
    while true {
      let (chunk, isLast) = (chunk, isLast)
      let opening = try chunk.bytes.withBytes { (bytes) throws(InputError) in
        try CSVOpening(bytes, of: chunk, options: options, endsInput: isLast)
      }
      guard opening.isUnfinished else {
        return try CSVRowReader(opening, of: chunk, options: options, endsInput: isLast)
      }
      try advance(from: 0, line: 1)
    }
  }

  /// Lets a reader go on in the next chunk, from where it stands in this one.
  ///
  /// - Parameter reader: Has read what is whole of this chunk.
  /// - Returns: False if there is no other chunk.
  /// - Throws: ``InputError`` where the input can't be read.
  mutating func goOn(_ reader: inout CSVRowReader) throws(InputError) -> Bool {
    guard !isLast else { return false }
    try advance(from: min(reader.position, chunk.bytes.count), line: reader.nextLine)
    reader.goOn(in: chunk, endsInput: isLast)
    return true
  }
}
