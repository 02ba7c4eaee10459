internal import TableOutline

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What the system says about itself and its errors.
enum System {
  /// The values of those environment variables that are set.
  static func environment(_ names: [String]) -> [String: String] {
    var values: [String: String] = [:]
    for name in names {
      // The pointer is read at once, and the environment is changed by no other thread.
      values[name] = unsafe getenv(name).map { unsafe String(cString: $0) }
    }
    return values
  }

  /// The number of the error that a write to a closed pipe gives.
  static var brokenPipe: Int32 { EPIPE }

  /// Sets an environment variable for the programs that are started, unless it is set.
  static func setStandard(_ value: String, for name: String) {
    unsafe setenv(name, value, 0)
  }

  /// The number of the signal that the interrupt key sends.
  static var interrupt: Int32 { SIGINT }

  /// Ends the process as an interrupt does, so that its parent knows of it.
  static func endInterrupted() {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGINT)
    signal(SIGINT, SIG_DFL)
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(SIGINT)
  }

  /// The number of the last error.
  static var lastError: Int32 { errno }

  /// What an error number means, such as `No such file or directory`.
  static func describe(error number: Int32) -> String {
    // `strerror` never returns null, and the text is copied at once.
    unsafe String(cString: strerror(number))
  }

  /// Milliseconds since some moment, never going back.
  static var milliseconds: Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  /// Lets the calling thread wait.
  static func sleep(milliseconds: Int) {
    usleep(UInt32(milliseconds) * 1000)
  }

  /// Lets a write to a closed pipe, or past the limit of a file's size, fail with an error in place of ending the
  /// process.
  static func ignoreWriteSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Puts something in the place of each standard stream that the process was started without.
  ///
  /// Without this, the next file that is opened becomes the standard stream, and messages are written into a report. What
  /// is put there can't be used, so that whoever tries is told.
  static func occupyStandardStreams() {
    for (stream, mode) in [(StandardStream.input, O_WRONLY), (.output, O_RDONLY), (.error, O_RDONLY)] {
      // The lowest free number is given out, and those below are taken.
      if fcntl(stream.rawValue, F_GETFD) == -1 { _ = unsafe open("/dev/null", mode) }
    }
  }

  /// Writes all of `text` to standard output.
  ///
  /// - Throws: a write error.
  static func print(_ text: String) throws {
    var sink = FileSink(descriptor: StandardStream.output.rawValue)
    try sink.write(ContiguousArray(text.utf8).span)
  }

  /// Writes all of `text` to standard error; that this fails is not reported, because there is nowhere left for it.
  static func tell(_ text: String) {
    var sink = FileSink(descriptor: StandardStream.error.rawValue)
    try? sink.write(ContiguousArray(text.utf8).span)
  }
}
