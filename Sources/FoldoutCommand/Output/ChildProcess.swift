#if canImport(Glibc)
  // The environment is a variable of the C library that no thread here changes.
  @unsafe @preconcurrency internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Another program that reads what is written to a pipe.
struct ChildProcess: Sendable {
  /// How it ended.
  enum Ending: Equatable, Sendable {
    case exit(Int32)
    case signal(Int32)
  }

  /// Where to write what it reads.
  let input: Int32

  private let identifier: pid_t

  /// Starts a program that is found by `PATH`; it has this process's environment, output and error stream.
  ///
  /// Where it can't be started there is none, and `errno` says why. Signals mean to it what they mean to programs,
  /// whatever this process has made of them.
  ///
  /// - Parameter arguments: The program and its arguments.
  init?(_ arguments: [String]) {
    var ends: [Int32] = [-1, -1]
    guard let name = arguments.first, unsafe pipe(&ends) == 0 else { return nil }
    // The child has the reading end as its standard input, and must not keep the pipe open by itself.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { FileCalls.close(ends[0]) }
    let (identifier, status) = Self.spawn(name, arguments, input: ends[0])
    guard status == 0 else {
      FileCalls.close(ends[1])
      errno = status
      return nil
    }
    self.identifier = identifier
    input = ends[1]
  }

  /// Lets the program come to its end.
  ///
  /// - Returns: How it ended.
  func finish() -> Ending {
    FileCalls.close(input)
    var status: Int32 = 0
    while unsafe waitpid(identifier, &status, 0) < 0 {
      // Whoever else waited for it has its status.
      guard errno == EINTR else { return .exit(0) }
    }
    // The low seven bits are the signal, the next byte is the exit status.
    return status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }

  private static func spawn(
    _ name: String, _ arguments: [String], input: Int32
  ) -> (identifier: pid_t, status: Int32) {
    #if canImport(Glibc)
      var (actions, attributes) = unsafe (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #else
      var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = (nil, nil)
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    unsafe posix_spawn_file_actions_adddup2(&actions, input, 0)
    var (standard, blocked) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&blocked)
    unsafe sigemptyset(&standard)
    for number in [SIGINT, SIGQUIT, SIGPIPE, SIGXFSZ] { unsafe sigaddset(&standard, number) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &standard)
    unsafe posix_spawnattr_setsigmask(&attributes, &blocked)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    // The strings are the program's own copies, which live as long as the call.
    var strings = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer { unsafe strings.forEach { unsafe free($0) } }
    var identifier: pid_t = 0
    let status = unsafe posix_spawnp(&identifier, name, &actions, &attributes, &strings, environment)
    return (identifier, status)
  }

  private static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Glibc)
      unsafe environ
    #else
      unsafe _NSGetEnviron().pointee
    #endif
  }
}
