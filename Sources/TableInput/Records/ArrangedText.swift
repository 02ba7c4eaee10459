internal import SystemSupport

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

  /// Where the fields of a column will be, one behind the other.
  private static func places(
    of column: FieldColumn, by order: ContiguousArray<Int32>, from end: inout Int
  ) -> ContiguousArray<FieldReference> {
    var places = ContiguousArray<FieldReference>()
    places.reserveLargePages(order.count)
    for record in order {
      let field = column[Int(record)]
      guard isCopied(field) else {
        places.append(field)
        continue
      }
      places.append(FieldReference(arenaOffset: end, length: field.length))
      end += field.length
    }
    return places
  }

  /// Copies what the fields have been given places for, on several processors.
  private mutating func copy(
    _ fields: [FieldColumn], _ positions: ContiguousArray<Int32>, _ text: FieldText, count: Int
  ) {
    let start = arena.bytes.count
    let places = columns
    unsafe arena.append(count: count) { room in
      let room = unsafe Room(start: room, offset: start)
      let parts = Processors.count
      _ = concurrentMap(parts) { part in
        let records = positions.count * part / parts..<positions.count * (part + 1) / parts
        for first in stride(from: records.lowerBound, to: records.upperBound, by: Self.stretch) {
          var read = ReadStretch()
          for (fields, places) in zip(fields, places) {
            read.beginColumn()
            for record in first..<min(first + Self.stretch, records.upperBound) {
              let field = fields[record]
              guard Self.isCopied(field) else { continue }
              let place = places[Int(positions[record])].offset
              text.withText(of: field) { room.put($0, at: place) }
              read.add(field)
            }
          }
          // What was read is not needed again, and would take up as much memory as all of the input.
          read.evict(from: text.bytes)
        }
      }
    }
  }

  /// Where the text goes.
  ///
  /// Unchecked, because the compiler can't see that no two fields have a byte in common.
  @safe
  private struct Room: @unchecked Sendable {
    let start: UnsafeMutablePointer<UInt8>
    /// The place in the arena that `start` stands for.
    let offset: Int

    @inline(__always)
    func put(_ bytes: Span<UInt8>, at place: Int) {
      unsafe bytes.withUnsafeBufferPointer { source in
        guard let first = source.baseAddress else { return }
        unsafe (start + (place - offset)).update(from: first, count: source.count)
      }
    }
  }
}
