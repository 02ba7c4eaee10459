import Foundation

/// The largest resident size of this process so far, in bytes.
public func peakMemory() -> Int {
  #if os(Linux)
    // What `getrusage` says begins with the size of the process that started this one.
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    guard let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
      preconditionFailure("the system does not say it")
    }
    return kilobytes * 1024
  #else
    var usage = rusage()
    unsafe getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
  #endif
}
