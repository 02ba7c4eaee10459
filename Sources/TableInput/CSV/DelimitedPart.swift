/// A part of delimited text, and the rows that were read of it.
struct DelimitedPart: Sendable {
  private let input: InputText

  /// Stands where reading goes on.
  private(set) var reader: CSVRowReader

  /// The rows.
  var rows: DealtRows

  /// Whether nothing had to be noted of the rows that were read.
  private(set) var isPlain = true

  /// Begins where a reader stands.
  init(_ input: InputText, _ reader: CSVRowReader, _ rows: DealtRows) {
    self.input = input
    self.reader = reader
    self.rows = rows
  }

  /// A part that begins elsewhere, and counts lines from 1 there.
  func starting(at position: Int, rows: DealtRows) -> DelimitedPart {
    DelimitedPart(input, reader.starting(at: position), rows)
  }

  /// Reads rows up to a position, or to where there is no more room.
  ///
  /// - Parameters:
  ///   - end: The position.
  ///   - limit: The first row for which there is no room.
  ///   - whilePlain: Whether to stop soon behind a row that is not plain.
  /// - Throws: ``InputError`` of the kinds that ``CSVRowReader`` throws.
  mutating func read(to end: Int, below limit: Int, whilePlain: Bool = false) throws(InputError) {
    let input = input
    try input.bytes.withBytes { (bytes) throws(InputError) in
      var shownPosition = reader.position
      while reader.position < end, rows.endOfStage < limit, try reader.next(in: bytes, into: &rows.stage) {
        guard rows.add(line: reader.line) else { continue }
        if whilePlain, !reader.isPlain { break }
        input.progress?.advance(by: reader.position - shownPosition)
        shownPosition = reader.position
      }
      rows.dealOut()
    }
  }

  /// The part with the rows up to a position, or to the first that is not plain.
  ///
  /// - Parameters:
  ///   - end: The position.
  ///   - limit: The first row for which there is no room.
  /// - Returns: The part, which tells whether it is plain.
  func readingPlainRows(to end: Int, below limit: Int) -> DelimitedPart {
    var part = self
    let isRead = (try? part.read(to: end, below: limit, whilePlain: true)) != nil
    part.isPlain = isRead && part.reader.isPlain
    return part
  }

  /// Takes over the rows of the part that begins where this one ended.
  ///
  /// - Parameters:
  ///   - other: The other part.
  ///   - row: The first of its rows.
  mutating func append(_ other: DelimitedPart, from row: Int) {
    rows.append(other.rows, from: row, linesBefore: reader.nextLine - 1)
    reader = reader.starting(at: other.reader.position, line: reader.nextLine + other.reader.nextLine - 1)
  }
}
