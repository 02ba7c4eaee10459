/// A run of bytes in a store that it shares with others.
struct SpillBuffer: ~Copyable {
  private var memory: ContiguousArray<UInt8> = []
  // What was written to the store's file, in order, all of it before what is in memory.
  private var spilled: [Range<Int>] = []
  private let store: SpillStore

  /// Creates an empty buffer.
  ///
  /// - Parameter store: Where its bytes are kept.
  init(in store: SpillStore) { self.store = store }

  /// Appends bytes.
  ///
  /// - Throws: `XLSXError.cannotWrite` where a temporary file cannot be made or is full.
  mutating func append(_ bytes: Span<UInt8>) throws {
    if store.takeMemory(bytes.count) { return keep(bytes) }
    let kept = memory
    memory = []
    try spill(kept.span)
    store.returnMemory(kept.count)
    if store.takeMemory(bytes.count) { keep(bytes) } else { try spill(bytes) }
  }

  /// Hands all bytes over in order, and forgets them.
  ///
  /// - Parameter body: Receives them, in pieces.
  /// - Throws: What `body` throws, or `XLSXError.cannotRead`.
  mutating func drain(to body: (Span<UInt8>) throws -> Void) throws {
    for range in spilled { try store.read(range, to: body) }
    spilled = []
    if !memory.isEmpty { try body(memory.span) }
    store.returnMemory(memory.count)
    memory = []
  }

  private mutating func keep(_ bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe memory.append(contentsOf: $0) }
  }

  private mutating func spill(_ bytes: Span<UInt8>) throws {
    guard bytes.count > 0 else { return }
    let range = try store.write(bytes)
    if let last = spilled.last, last.upperBound == range.lowerBound {
      spilled[spilled.count - 1] = last.lowerBound..<range.upperBound
    } else {
      spilled.append(range)
    }
  }
}
