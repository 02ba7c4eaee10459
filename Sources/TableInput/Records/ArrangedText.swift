/// The text of some columns, copied in a new order of the records.
///
/// Records are read as they stand in the input and written to their new places. The other way round, each would have to
/// wait for a line somewhere in a mapped file, whose small pages take longer to be found than a place in large ones.
struct ArrangedText: Sendable {
  /// The text, behind what was there before.
  private(set) var arena: TextArena

  /// The fields of each column, in the new order.
  private(set) var columns: [ContiguousArray<FieldReference>]

  /// Copies the text of some columns.
  ///
  /// Very long texts stay where they are.
  ///
  /// - Parameters:
  ///   - columns: The fields of each column.
  ///   - order: The numbers of the records, in the order wanted.
  ///   - positions: Where each record stands in that order.
  ///   - text: Where their bytes are.
  /// - Complexity: O(*n*) in the bytes of the fields.
  init(
    of columns: [FieldColumn], by order: ContiguousArray<Int32>, positions: ContiguousArray<Int32>,
    in text: FieldText
  ) {
    arena = text.arena
    var end = arena.bytes.count
    self.columns = columns.map { Self.places(of: $0, by: order, from: &end) }
    copy(columns, positions, text, count: end - arena.bytes.count)
  }

  /// How many records are read at a time: half a megabyte of them, as a rule.
  private static let stretch = 1 << 12

  private static func isCopied(_ field: FieldReference) -> Bool { !field.isBlank && !field.isLong }

  /// Where the fields of a column will be, one behind the other: they are fetched from anywhere, and then placed.
  private static func places(
    of column: FieldColumn, by order: ContiguousArray<Int32>, from end: inout Int
  ) -> ContiguousArray<FieldReference> {
    var places = ContiguousArray<FieldReference>()
    var starts = [end]
    places.append(sharing: order.count) { places in
      let sizes = concurrentParts(of: order.indices) { _, positions in
        var size = 0
        for position in positions {
          let field = column[Int(order[position])]
          if isCopied(field) { size += field.length }
          places[position] = field
        }
        return size
      }
      for size in sizes { starts.append(starts[starts.count - 1] + size) }
      _ = concurrentParts(of: order.indices) { [starts] part, positions in
        var start = starts[part]
        for position in positions {
          let field = places[position]
          guard isCopied(field) else { continue }
          places[position] = FieldReference(arenaOffset: start, length: field.length)
          start += field.length
        }
      }
    }
    end = starts[starts.count - 1]
    return places
  }

  /// Copies what the fields have been given places for, on several processors.
  private mutating func copy(
    _ fields: [FieldColumn], _ positions: ContiguousArray<Int32>, _ text: FieldText, count: Int
  ) {
    let start = arena.bytes.count
    let places = columns
    // No two fields have a byte in common.
    arena.append(sharing: count) { room in
      _ = concurrentParts(of: positions.indices) { _, records in
        for first in stride(from: records.lowerBound, to: records.upperBound, by: Self.stretch) {
          var read = ReadStretch()
          for (fields, places) in zip(fields, places) {
            read.beginColumn()
            for record in first..<min(first + Self.stretch, records.upperBound) {
              let field = fields[record]
              guard Self.isCopied(field) else { continue }
              let place = places[Int(positions[record])].offset
              text.withText(of: field) { room.write($0, at: place - start) }
              read.add(field)
            }
          }
          // What was read is not needed again, and would take up as much memory as all of the input.
          read.evict(from: text.bytes)
        }
      }
    }
  }
}
