/// The fields that a scanner found, and the text of those that the input does not hold literally.
struct FieldBuffer: Sendable {
  /// The fields, of one record or of several.
  var fields: ContiguousArray<FieldReference> = []

  /// Unescaped text.
  var arena = TextArena()

  /// Forgets everything and keeps the memory.
  mutating func removeAll() {
    fields.removeAll(keepingCapacity: true)
    arena.removeAll()
  }

  /// Appends a field that is a part of the input.
  @inline(__always)
  mutating func append(from start: Int, to end: Int) {
    fields.append(arena.field(ofInput: start, length: end - start))
  }

  /// Appends a field whose text was appended to the arena from a position on.
  mutating func append(arenaFrom start: Int) {
    fields.append(arena.field(from: start))
  }
}
