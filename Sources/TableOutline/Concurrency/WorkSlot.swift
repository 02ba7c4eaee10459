#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The place where one thread puts work and another takes it.
///
/// Unchecked, because the compiler does not know C locks: all that changes is read and written under the lock.
@safe
final class WorkSlot: @unchecked Sendable {
  // Both have addresses of their own, as the C functions want it.
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>

  private var work: (@Sendable () -> Void)?
  private var isClosed = false

  /// Creates an empty slot.
  init() {
    unsafe lock = .allocate(capacity: 1)
    unsafe changed = .allocate(capacity: 1)
    _ = unsafe pthread_mutex_init(lock, nil)
    _ = unsafe pthread_cond_init(changed, nil)
  }

  deinit {
    _ = unsafe pthread_cond_destroy(changed)
    _ = unsafe pthread_mutex_destroy(lock)
    unsafe changed.deallocate()
    unsafe lock.deallocate()
  }

  /// Puts work in, once the work before is done.
  func put(_ next: @escaping @Sendable () -> Void) {
    locked {
      while work != nil { waitForChange() }
      work = next
    }
  }

  /// Waits until no work is left.
  func waitUntilIdle() {
    locked {
      while work != nil { waitForChange() }
    }
  }

  /// Says that no more work comes.
  func close() {
    locked { isClosed = true }
  }

  /// Does the work that comes, until no more does.
  func run() {
    while let next = nextWork() {
      next()
      locked { work = nil }
    }
  }

  private func nextWork() -> (@Sendable () -> Void)? {
    locked {
      while work == nil, !isClosed { waitForChange() }
      return work
    }
  }

  private func waitForChange() { _ = unsafe pthread_cond_wait(changed, lock) }

  /// Runs a body under the lock, and wakes whoever waits for what it may have changed.
  private func locked<Result>(_ body: () -> Result) -> Result {
    _ = unsafe pthread_mutex_lock(lock)
    defer {
      _ = unsafe pthread_cond_broadcast(changed)
      _ = unsafe pthread_mutex_unlock(lock)
    }
    return body()
  }
}
