#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A lock, and a way to wait under it for what another thread changes.
///
/// Unchecked, because the compiler does not know C locks; what they guard belongs to their owner.
@safe
final class Monitor: @unchecked Sendable {
  // Both have addresses of their own, as the C functions want it.
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>

  /// Creates an open lock.
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

  /// Runs a body under the lock, and wakes whoever waits for what it may have changed.
  func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
    _ = unsafe pthread_mutex_lock(lock)
    defer {
      _ = unsafe pthread_cond_broadcast(changed)
      _ = unsafe pthread_mutex_unlock(lock)
    }
    return try body()
  }

  /// Gives the lock away until another thread has changed something; for use in the body of `locked`.
  func wait() { _ = unsafe pthread_cond_wait(changed, lock) }
}
