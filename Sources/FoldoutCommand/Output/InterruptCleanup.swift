internal import Synchronization
internal import SystemSupport

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Removes temporary files when a signal ends the process.
///
/// The signals are blocked and waited for on a thread of their own, so that files are removed by ordinary code and
/// no signal handler has to be safe against what it interrupts. A signal that the process was started to ignore stays
/// ignored. Everything that makes, renames or removes a file holds one lock, so a signal finds it either
/// registered or gone.
final class InterruptCleanup: Sendable {
  private struct Registered {
    var isWaiting = false
    var files: [String] = []
    var folder: String?
    var leavesInterrupts = false

    mutating func removeAll() {
      for file in files { FileCalls.remove(file) }
      if let folder { FileCalls.removeFolderForGood(folder) }
      files = []
      folder = nil
    }
  }

  private let registered = Mutex(Registered())
  private let signals: [Int32]
  private let beforeEnd: @Sendable () -> Void

  /// Waits for nothing yet.
  ///
  /// - Parameters:
  ///   - signals: The numbers of the signals to wait for.
  ///   - beforeEnd: What else there is to do when one has come; it must not wait for anything.
  init(
    signals: [Int32] = [SIGINT, SIGTERM, SIGHUP], beforeEnd: @escaping @Sendable () -> Void = {}
  ) {
    self.signals = signals
    self.beforeEnd = beforeEnd
  }

  /// Starts to wait for signals; threads that the caller starts from now on leave them to the one that waits.
  func start() {
    registered.withLock { startOnce(&$0) }
  }

  /// Creates a file, new and empty, and registers it; returns its descriptor, or -1 with `errno` set.
  func createFile(at path: String, _ permissions: mode_t) -> Int32 {
    registered.withLock { registered in
      startOnce(&registered)
      let descriptor = FileCalls.createNew(path, permissions)
      if descriptor >= 0 { registered.files.append(path) }
      return descriptor
    }
  }

  /// Gives a registered file its final name; false with `errno` set where that fails.
  func rename(_ path: String, to finalPath: String) -> Bool {
    registered.withLock { registered in
      guard FileCalls.rename(path, to: finalPath) == 0 else { return false }
      registered.files.removeAll { $0 == path }
      return true
    }
  }

  /// Removes a registered file if it has not got its final name.
  func removeFile(at path: String) {
    registered.withLock { registered in
      guard registered.files.contains(path) else { return }
      FileCalls.remove(path)
      registered.files.removeAll { $0 == path }
    }
  }

  /// Creates a folder for temporary files and registers it; nil with `errno` set where that fails.
  func createFolder(in parent: String) -> String? {
    registered.withLock { registered in
      startOnce(&registered)
      registered.folder = FileCalls.makeFolder(in: parent)
      return registered.folder
    }
  }

  /// Removes the folder with all that is in it.
  func removeRegisteredFolder() {
    registered.withLock { registered in
      if let folder = registered.folder { FileCalls.removeFolder(folder) }
      registered.folder = nil
    }
  }

  /// Decides whether an interrupt means another program, which has the terminal, and is let pass.
  func leavesInterrupts(_ leaves: Bool) {
    registered.withLock { $0.leavesInterrupts = leaves }
  }

  private func startOnce(_ registered: inout Registered) {
    guard !registered.isWaiting else { return }
    registered.isWaiting = true
    var awaited = sigset_t()
    unsafe sigemptyset(&awaited)
    var isEmpty = true
    for number in signals where !Self.isIgnored(number) {
      unsafe sigaddset(&awaited, number)
      isEmpty = false
    }
    guard !isEmpty else { return }
    unsafe pthread_sigmask(SIG_BLOCK, &awaited, nil)
    let blocked = awaited
    let thread = SystemThread(blocksSignals: true) { [self] in waitForSignal(among: blocked) }
    if thread == nil {
      unsafe pthread_sigmask(SIG_UNBLOCK, &awaited, nil)
    }
  }

  private func waitForSignal(among signals: sigset_t) {
    var signals = signals
    var received: Int32 = 0
    while unsafe sigwait(&signals, &received) == 0 { end(by: received, signals) }
  }

  private func end(by received: Int32, _ signals: sigset_t) {
    registered.withLock { registered in
      guard received != SIGINT || !registered.leavesInterrupts else { return }
      var signals = signals
      registered.removeAll()
      beforeEnd()
      // The process ends as it would have without the wait, so that its parent sees the signal. The lock stays
      // held: nothing gets a name any more.
      signal(received, SIG_DFL)
      unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      kill(getpid(), received)
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Glibc)
      let handler = unsafe action.__sigaction_handler.sa_handler
    #else
      let handler = unsafe action.__sigaction_u.__sa_handler
    #endif
    return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
