internal import Synchronization

/// How far the reading of an input has come, for somebody who watches from another thread.
///
/// ```swift
/// let progress = InputProgress()
/// let text = try InputSource.file("orders.csv").read(progress: progress)
/// ```
public final class InputProgress: Sendable {
  private let count = Atomic<Int>(0)
  private let total = Atomic<Int>(-1)

  /// Makes a progress at its beginning.
  public init() {}

  /// How many bytes were read so far.
  public var byteCount: Int { count.load(ordering: .relaxed) }

  /// How many bytes there are to read, or `nil` as long as that is not known.
  public var totalByteCount: Int? {
    let total = total.load(ordering: .relaxed)
    return total < 0 ? nil : total
  }

  /// Starts again from the first byte.
  func begin(total newTotal: Int?) {
    count.store(0, ordering: .relaxed)
    total.store(newTotal ?? -1, ordering: .relaxed)
  }

  /// Notes that more bytes were read.
  func advance(by bytes: Int) {
    count.add(bytes, ordering: .relaxed)
  }
}
