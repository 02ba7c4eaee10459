/// The fields of rows, column by column, and the line of each row.
struct RowFields: Sendable {
  /// The fields of the first column, and room; then those of the second, and so on.
  private var fields = ContiguousArray<FieldReference>()
  private let capacity: Int
  /// How many rows there are.
  private(set) var count = 0

  /// The line of each row.
  private(set) var lines = LineMap()

  /// Makes room, and has it filled.
  ///
  /// - Parameters:
  ///   - width: How many columns there are.
  ///   - capacity: How many rows there is room for.
  ///   - body: Fills the room of each column, from the first row on, and tells what it has filled it with.
  init(width: Int, capacity: Int, _ body: ([SharedRoom<FieldReference>]) -> DealtRows) {
    self.capacity = capacity
    var rows: DealtRows?
    // What nobody fills has no meaning, and is not asked for.
    fields.append(sharing: width * capacity) { room in
      rows = body((0..<width).map { room.part(from: $0 * capacity, count: capacity) })
    }
    guard let rows else { return }
    count = rows.end
    lines = rows.lines
  }

  /// The fields of a column.
  subscript(column: Int) -> FieldColumn {
    FieldColumn(fields, from: column * capacity, count: count)
  }
}
