/// Rows whose fields are dealt out to columns, which several threads fill side by side.
///
/// Rows are gathered in the cache before they are dealt out.
struct DealtRows: Sendable {
  private let rooms: [SharedRoom<FieldReference>]
  private let width: Int
  private var stagedLines = ContiguousArray<Int>()
  /// For each column whether it has fields whose text is in the arena.
  private var usesArena: [Bool]

  /// The row that is dealt out next.
  private(set) var end: Int

  /// The line of each row.
  private(set) var lines = LineMap()

  /// Where a row is read to.
  var stage = FieldBuffer()

  private static let stagedRows = 512

  /// Begins at a row.
  ///
  /// - Parameters:
  ///   - rooms: The room of each column.
  ///   - start: The first row.
  init(in rooms: [SharedRoom<FieldReference>], from start: Int = 0) {
    self.rooms = rooms
    width = rooms.count
    usesArena = rooms.map { _ in false }
    end = start
  }

  /// How many rows there are from the first room on, with those that are not dealt out yet.
  @inline(__always)
  var endOfStage: Int { end + stagedLines.count }

  /// Adds the row that was read to the stage.
  ///
  /// - Parameter line: The line on which it begins.
  /// - Returns: Whether the rows were dealt out.
  @inline(__always)
  mutating func add(line: Int) -> Bool {
    stagedLines.append(line)
    guard stagedLines.count == Self.stagedRows else { return false }
    dealOut()
    return true
  }

  /// Deals out what is on the stage.
  mutating func dealOut() {
    precondition(stage.fields.count == stagedLines.count * width, "each row has a field for each column")
    for column in rooms.indices {
      let dealtToArena = Self.deal(stage.fields, column, of: width, to: rooms[column], from: end)
      usesArena[column] = usesArena[column] || dealtToArena
    }
    for line in stagedLines { lines.append(line) }
    end = endOfStage
    stage.fields.removeAll(keepingCapacity: true)
    stagedLines.removeAll(keepingCapacity: true)
  }

  /// Deals out one column, and tells whether it has fields whose text is in the arena.
  private static func deal(
    _ fields: borrowing ContiguousArray<FieldReference>, _ column: Int, of width: Int,
    to room: SharedRoom<FieldReference>, from row: Int
  ) -> Bool {
    let fields = fields.span
    var (row, index) = (row, column)
    var usesArena = false
    while index < fields.count {
      usesArena = usesArena || fields[index].isInArena
      room[row] = fields[index]
      row += 1
      index += width
    }
    return usesArena
  }

  /// Takes over rows that follow, and moves them to where they belong.
  ///
  /// - Parameters:
  ///   - other: The rows, in the same columns.
  ///   - start: Where they begin.
  ///   - linesBefore: How many lines come before those that they count.
  mutating func append(_ other: DealtRows, from start: Int, linesBefore: Int) {
    let arenaStart = stage.arena.append(all: other.stage.arena)
    let distance = start - end
    for column in rooms.indices where distance > 0 || other.usesArena[column] {
      let room = rooms[column]
      for row in start..<other.end {
        let field = room[row]
        guard distance > 0 || field.isInArena else { continue }
        room[row - distance] = stage.arena.field(moved: field, from: other.stage.arena, by: arenaStart)
      }
      usesArena[column] = usesArena[column] || other.usesArena[column]
    }
    lines.append(other.lines, linesBefore: linesBefore)
    end = other.end - distance
  }
}
