internal import SystemSupport
internal import TableOutline

/// What all compressed pieces of a workbook share: the room for them, and the thread that makes them.
final class Compression {
  /// Where compressed bytes are kept.
  let store: SpillStore

  private let mayUseThread: Bool
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
  /// - Parameter other: What compresses the rest.
  init(inMemoryBesides other: borrowing Compression) {
    store = SpillStore(folder: other.store.folder, limit: .max)
    mayUseThread = false
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
