/// The stretch of an input that the fields of some records were read from, column by column.
struct ReadStretch {
  private var start = Int.max
  private var end = 0
  private var last = 0
  private var isForward = true

  /// Takes note that another column is read.
  mutating func beginColumn() { last = 0 }

  /// Takes note of a field that was read.
  @inline(__always)
  mutating func add(_ field: FieldReference) {
    guard !field.isInArena else { return }
    if field.offset < last { isForward = false }
    last = field.offset
    start = min(start, last)
    end = max(end, last + field.length)
  }

  /// Gives back the memory of the stretch; where it was not read forward, what follows it may lie in it, and it stays.
  func evict(from bytes: InputBytes) {
    if isForward, start < end { bytes.evict(start..<end) }
  }
}
