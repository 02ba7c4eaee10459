/// The rows of one stretch of a text, column by column, with lines that are counted from the stretch's first.
struct CSVPart: Sendable {
  /// The fields of each column.
  private(set) var columns: [ContiguousArray<FieldReference>]

  /// The text of fields that the input does not hold literally.
  private(set) var arena = TextArena()

  /// The line of each row.
  private(set) var lines = LineMap()

  /// How many rows there are.
  private(set) var count = 0

  /// The rows that have more or fewer fields than the header.
  private(set) var raggedRows = InputFindings()

  /// Where the first row behind the stretch begins.
  private(set) var end = 0

  /// The line that this is.
  private(set) var endLine = 0

  /// Whether a blank line ended the text.
  private(set) var isLast = false

  /// Why reading stopped.
  private(set) var error: InputError?

  private static let stagedRows = 512

  /// Reads rows.
  ///
  /// - Parameters:
  ///   - reader: Stands before the first row.
  ///   - bytes: The text.
  ///   - limit: Rows that begin here or later belong to the next stretch.
  /// - Complexity: O(*n*) in the size of the stretch.
  init(_ reader: CSVRowReader, in bytes: Span<UInt8>, before limit: Int) {
    var reader = reader
    columns = Array(repeating: [], count: reader.header.names.count)
    // Rows are gathered in the cache, then dealt out to their columns.
    var stage = FieldBuffer()
    var stagedRows = 0
    let start = reader.position
    do throws(InputError) {
      while try reader.next(in: bytes, before: limit, into: &stage) {
        lines.append(reader.line)
        stagedRows += 1
        guard stagedRows == Self.stagedRows else { continue }
        if count == 0 { reserve(stagedRows * ((limit - start) / max(reader.position - start, 1) + 1)) }
        deal(&stage, stagedRows)
        stagedRows = 0
      }
    } catch {
      self.error = error
    }
    deal(&stage, stagedRows)
    arena = stage.arena
    raggedRows = reader.raggedRows
    (end, endLine, isLast) = (reader.position, reader.nextLine, reader.isAtBlankLine)
  }

  private mutating func reserve(_ rows: Int) {
    for column in columns.indices { columns[column].reserveCapacity(rows) }
  }

  private mutating func deal(_ stage: inout FieldBuffer, _ rows: Int) {
    for column in columns.indices {
      columns[column].append(
        contentsOf: ColumnOfRows(rows: stage.fields, width: columns.count, column: column))
    }
    count += rows
    stage.fields.removeAll(keepingCapacity: true)
  }

  /// Adds the rows of the next stretch.
  mutating func append(_ next: consuming CSVPart) {
    let offset = arena.append(next.arena)
    for column in columns.indices {
      guard offset > 0, !next.arena.bytes.isEmpty else {
        columns[column].append(contentsOf: next.columns[column])
        continue
      }
      for field in next.columns[column] { columns[column].append(arena.moved(field, by: offset)) }
    }
    lines.append(next.lines, lineOffset: endLine - 1)
    raggedRows.append(next.raggedRows, lineOffset: endLine - 1)
    count += next.count
    (end, endLine, isLast) = (next.end, endLine - 1 + next.endLine, next.isLast)
    error = next.error?.movedDown(by: endLine - next.endLine)
  }
}

/// One column of fields that are stored row by row.
private struct ColumnOfRows: Sequence, IteratorProtocol {
  private let rows: ContiguousArray<FieldReference>
  private let width: Int
  private var index: Int

  init(rows: ContiguousArray<FieldReference>, width: Int, column: Int) {
    self.rows = rows
    self.width = width
    index = column
  }

  /// Exact, so that appending makes room once.
  var underestimatedCount: Int { rows.count / width }

  mutating func next() -> FieldReference? {
    guard index < rows.count else { return nil }
    defer { index += width }
    return rows[index]
  }
}
