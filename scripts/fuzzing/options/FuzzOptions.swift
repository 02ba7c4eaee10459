@testable import FoldoutCommand

/// Reads lines as the arguments of a command line, which are understood or refused in words.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOptions(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let arguments = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  do throws(CommandFailure) {
    let request = try CommandLineParser().parse(arguments)
    for row in request.rows.namedRows { precondition(!row.labels.isEmpty, "a path without labels") }
    try RequestCheck.validate(request)
  } catch {
    precondition(!error.message.isEmpty, "refused without a word")
  }
  return 0
}
