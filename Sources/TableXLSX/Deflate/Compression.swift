internal import SystemSupport
internal import TableOutline

/// What all compressed pieces of a workbook share: the room for them, and the thread that makes them.
final class Compression {
  /// Where compressed bytes are kept.
  let store: SpillStore

  private let mayUseThread: Bool
  // The number of the next piece, and how much more that of the one after it is.
  private var numbers: (next: Int, step: Int)?
  private var startedThread: WorkThread?

  /// Prepares.
  ///
  /// - Parameters:
  ///   - folder: Where a temporary file may be made.
  ///   - processors: How many there are to use; `nil` asks the system.
  init(temporaryFolder folder: String, processors: Int? = nil) {
    store = SpillStore(folder: folder)
    mayUseThread = processors ?? Processors.count > 1
  }

  /// Prepares for a thread that compresses what it writes, and hands it over soon: all bytes stay in memory.
  ///
  /// - Parameters:
  ///   - other: What compresses the rest.
  ///   - first: The number of the first piece among those of all threads.
  ///   - step: How many threads there are.
  init(besides other: borrowing Compression, first: Int, step: Int) {
    numbers = (first, step)
    store = SpillStore(folder: other.store.folder, limit: .max)
    mayUseThread = false
  }

  /// The number of a piece that is begun, where it is one of many.
  func nextNumber() -> Int? {
    guard let (next, step) = numbers else { return nil }
    numbers = (next + step, step)
    return next
  }

  /// A thread to compress on while rows are written, or `nil` where there is only one processor.
  ///
  /// It is started when it is first asked for: short reports need none.
  func thread() -> WorkThread? {
    guard mayUseThread else { return nil }
    if startedThread == nil { startedThread = WorkThread() }
    return startedThread
  }
}
