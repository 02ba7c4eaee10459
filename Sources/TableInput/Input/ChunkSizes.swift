/// How long the chunks are in which a text is read.
struct ChunkSizes: Sendable {
  /// The most bytes of the input in a chunk, beside what is kept of the one before.
  let most: Int

  /// Whether to wait until there are so many, or take what is there.
  let waitsForMost: Bool

  /// For records that are handed on one by one: what is there, in chunks that fit the processor's cache.
  static let available = ChunkSizes(most: 1 << 18, waitsForMost: false)

  /// For records that are read by several processors at once.
  static let divisible = ChunkSizes(most: 1 << 22, waitsForMost: true)
}
