/// Room for elements that several threads write, each of them some that no other writes.
///
/// Unchecked, because the compiler can't see that no two threads write the same element.
@safe
struct SharedRoom<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  private let start: UnsafeMutablePointer<Element>
  private let count: Int

  /// Room behind a pointer, which lives longer than this.
  init(_ start: UnsafeMutablePointer<Element>, count: Int) {
    unsafe self.start = start
    self.count = count
  }

  /// Some of the room.
  func part(from start: Int, count: Int) -> SharedRoom {
    precondition(start >= 0 && count >= 0 && start + count <= self.count, "no room")
    return unsafe SharedRoom(self.start + start, count: count)
  }

  /// An element that was written before.
  @inline(__always)
  subscript(position: Int) -> Element {
    get {
      precondition(position >= 0 && position < count, "no such element")
      return unsafe start[position]
    }
    nonmutating set {
      precondition(position >= 0 && position < count, "no room")
      unsafe start[position] = newValue
    }
  }

  /// Writes elements, from a position on.
  @inline(__always)
  func write(_ elements: Span<Element>, at position: Int) {
    precondition(position >= 0 && position + elements.count <= count, "no room")
    unsafe elements.withUnsafeBufferPointer { source in
      guard let first = source.baseAddress else { return }
      unsafe (start + position).update(from: first, count: source.count)
    }
  }
}

extension ContiguousArray where Element: BitwiseCopyable & Sendable {
  /// Appends elements that a closure writes, in any order and on any threads that have ended when it returns.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - body: Writes all of them.
  mutating func append(sharing count: Int, _ body: (SharedRoom<Element>) -> Void) {
    guard count > 0 else { return }
    reserveLargePages(self.count + count)
    append(addingCapacity: count) { output in
      unsafe output.withUnsafeMutableBufferPointer { room, written in
        guard let start = room.baseAddress else { return }
        unsafe body(SharedRoom(start, count: count))
        written = count
      }
    }
  }
}
