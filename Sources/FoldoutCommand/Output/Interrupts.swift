#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The keys that end a program, ignored while another one has the terminal.
struct Interrupts {
  private let previous: [(number: Int32, action: sigaction)]

  /// Ignores them from now on.
  static func ignored() -> Interrupts {
    var ignoring = sigaction()
    #if canImport(Glibc)
      unsafe ignoring.__sigaction_handler.sa_handler = SIG_IGN
    #else
      unsafe ignoring.__sigaction_u.__sa_handler = SIG_IGN
    #endif
    return Interrupts(
      previous: [SIGINT, SIGQUIT].map { number in
        var previous = sigaction()
        unsafe sigaction(number, &ignoring, &previous)
        return (number, previous)
      })
  }

  /// Lets them mean what they meant before.
  func restore() {
    for (number, action) in previous {
      var action = action
      unsafe sigaction(number, &action, nil)
    }
  }
}
