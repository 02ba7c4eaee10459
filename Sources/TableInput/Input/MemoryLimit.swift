#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// How much of an input may be held in memory at once.
struct MemoryLimit: Sendable {
  /// The name that errors show.
  let name: String

  /// The most bytes that may be held.
  let byteCount: Int

  /// Sets a limit.
  ///
  /// - Parameters:
  ///   - name: The input's name.
  ///   - byteCount: The most bytes; half of the memory that this process can have, unless said otherwise.
  init(for name: String, byteCount: Int = MemoryLimit.halfOfMemory) {
    self.name = name
    self.byteCount = byteCount
  }

  /// Half of the memory that this process can have: more would end in swapping, or in the end of the process.
  ///
  /// The corresponding C functions are `sysconf` and `getrlimit`.
  static var halfOfMemory: Int {
    let (pages, pageSize) = (sysconf(Int32(_SC_PHYS_PAGES)), sysconf(Int32(_SC_PAGESIZE)))
    var half = pages > 0 && pageSize > 0 ? pages / 2 * pageSize : Int.max
    var limits = rlimit()
    #if canImport(Darwin)
      let addresses = RLIMIT_AS
    #else
      let addresses = __rlimit_resource_t(RLIMIT_AS.rawValue)
    #endif
    if unsafe getrlimit(addresses, &limits) == 0, let most = Int(exactly: limits.rlim_cur) {
      half = min(half, most / 2)
    }
    return half
  }

  /// The error that the input is larger than the limit.
  var tooLarge: InputError {
    outOfMemory("more than \(byteCount) bytes, half of the memory that there is")
  }

  /// The error that the system gives no memory.
  func refusal(of byteCount: Int) -> InputError {
    outOfMemory("there is no memory for \(byteCount) bytes of it")
  }

  private func outOfMemory(_ message: String) -> InputError {
    InputError(
      .outOfMemory, at: InputLocation(file: name), message,
      hint: "save it to a file without compression first; that is read in place")
  }
}
