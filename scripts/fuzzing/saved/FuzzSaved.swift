@testable import FoldoutCommand

/// Reads bytes as a saved report, which is understood or refused in words; what is understood is saved and read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSaved(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  do throws(CommandFailure) {
    let given = try SavedReport.arguments(in: text, at: "report.json5")
    let saved = SavedReport.text(of: given, savedAs: "report.json5", currentFolder: "/")
    let again = try SavedReport.arguments(in: saved, at: "report.json5")
    precondition(again.files == given.files, "other files")
    for option in OptionTable.all {
      precondition(values(of: option, in: again) == values(of: option, in: given), "another \(option.name)")
    }
    for group in OptionGroup.allCases {
      precondition(repeated(in: again, group) == repeated(in: given, group), "another order")
    }
    try RequestCheck.validate(given.request())
  } catch {
    precondition(!error.message.isEmpty, "refused without a word")
  }
  return 0
}

/// The values that count: of an option that does not repeat, the last.
private func values(of option: CommandOption, in given: GivenArguments) -> [String] {
  let values = given.uses.filter { $0.option.name == option.name }.map(\.value)
  return option.repeats ? values : values.suffix(1)
}

/// The uses of those options of a group that repeat, in their order.
private func repeated(in given: GivenArguments, _ group: OptionGroup) -> [String] {
  given.uses.filter { $0.option.group == group && $0.option.repeats }.map { "\($0.option.name)=\($0.value)" }
}
