internal import SystemSupport

/// Reads all rows of delimited text into a store, in parts, one for each processor.
///
/// A part begins behind a line end that may stand inside quotes. Whether it does is known when the part before it is
/// read to its end; where it does, or where its rows are not plain ones, it is read again, by the reader of the part
/// before it.
struct CSVStoreReading {
  private let input: InputText
  private let partCount: Int?
  private let roomLimit: Int
  /// Stands where reading goes on.
  private(set) var reader: CSVRowReader
  /// What was read each time that room was made.
  private var rounds: [RowFields] = []
  private var arena = TextArena()

  /// How many rows were read.
  var rowCount: Int { rounds.reduce(0) { $0 + $1.count } }

  private var width: Int { reader.header.names.count }

  /// Prepares to read.
  ///
  /// - Parameters:
  ///   - input: The text, all of it.
  ///   - reader: Has read the header.
  ///   - partCount: How many parts to read, if not as many as are worth a processor.
  ///   - roomLimit: For how many bytes room is made at once.
  init(
    _ input: InputText, _ reader: CSVRowReader, partCount: Int? = nil,
    roomLimit: Int = MemoryLimit.halfOfMemory
  ) {
    self.roomLimit = roomLimit
    self.input = input
    self.reader = reader
    self.partCount = partCount
  }

  /// Reads all rows.
  ///
  /// - Throws: ``InputError`` of the kinds that ``CSVRowReader`` throws.
  mutating func run() throws(InputError) {
    while !reader.isDone, reader.position < input.bytes.count { try readRound() }
  }

  /// The store of all rows.
  ///
  /// - Parameter warnings: What was doubtful.
  /// - Returns: The store, without columns at the end that have no names and in which nothing stands.
  consuming func finish(warnings: [InputWarning]) -> RecordStore {
    var names = reader.header.names
    var fields = names.indices.map { column in FieldColumn(joining: rounds.map { $0[column] }) }
    while names.count > max(reader.header.requiredCount, 1), fields[names.count - 1].allSatisfy(\.isBlank) {
      names.removeLast()
      fields.removeLast()
    }
    var lines = LineMap()
    for round in rounds { lines.append(round.lines) }
    return RecordStore(
      count: fields[0].count, columns: names.map { RecordColumn(name: $0) }, warnings: warnings,
      sources: RecordSources(input, hasBytePlaces: false),
      text: FieldText(bytes: input.bytes, arena: arena), fields: fields, values: names.map { _ in .text },
      lines: lines)
  }

  /// Makes room for all rows that follow, or for as many of them as have all of their delimiters, and reads so many.
  private mutating func readRound() throws(InputError) {
    var starts = TextParts.starts(in: input.bytes, from: reader.position, count: partCount)
    var ends = Array(starts.dropFirst()) + [input.bytes.count]
    var sizes = concurrentMap(starts.count) { [input, width, starts, ends] part in
      let lineEnds = input.bytes.withBytes { LineEnds.count(in: $0, from: starts[part], to: ends[part]) }
      return min(lineEnds, (ends[part] - starts[part]) / width) + 1
    }
    let most = max(roomLimit / (width * MemoryLayout<FieldReference>.stride), 1)
    if sizes.reduce(0, +) > most {
      // Most of the line ends may stand in quotes.
      (starts, ends, sizes) = ([starts[0]], [input.bytes.count], [most])
    }
    var outcome = Result<Void, InputError>.success(())
    rounds.append(
      RowFields(width: width, capacity: sizes.reduce(0, +)) { rooms in
        var part = DelimitedPart(input, reader, DealtRows(in: rooms))
        swap(&part.rows.stage.arena, &arena)
        outcome = Result { () throws(InputError) in
          try Self.read(&part, from: starts, to: ends, sizes: sizes, in: rooms)
        }
        swap(&part.rows.stage.arena, &arena)
        reader = part.reader
        return part.rows
      })
    try outcome.get()
  }

  private static func read(
    _ part: inout DelimitedPart, from starts: [Int], to ends: [Int], sizes: [Int],
    in rooms: [SharedRoom<FieldReference>]
  ) throws(InputError) {
    var others: [(start: Int, row: Int, thread: WorkerThread<DelimitedPart>)] = []
    var row = sizes[0]
    for index in starts.indices.dropFirst() {
      let other = part.starting(at: starts[index], rows: DealtRows(in: rooms, from: row))
      let (end, endRow) = (ends[index], row + sizes[index])
      others.append((starts[index], row, WorkerThread { other.readingPlainRows(to: end, below: endRow) }))
      row = endRow
    }
    // What goes wrong in the first part is told when no thread reads any more.
    let outcome = Result { () throws(InputError) in try part.read(to: ends[0], below: sizes[0]) }
    for (start, row, thread) in others {
      let other = thread.join()
      if case .success = outcome, part.reader.position == start, other.isPlain {
        part.append(other, from: row)
      }
    }
    try outcome.get()
    try part.read(to: ends[ends.count - 1], below: row)
  }
}
