#if canImport(Glibc)
  import Glibc
  import TestSupport
  import Testing

  @testable import FoldoutCommand

  @Suite("Calls to the system that fail")
  struct FailedCallTests {
    @Test(
      "A file is written, brought to the disk, closed and only then named",
      arguments: FaultyRun.Output.allCases)
    func order(output: FaultyRun.Output) throws {
      let calls = try FaultyRun(output).calls.map { $0.prefix { $0 != " " } }
      #expect(calls.first == "open")
      #expect(calls.suffix(5) == ["fchown", "fchmod", "fsync", "close", "rename"])
      #expect(calls.contains("write"))
    }

    @Test(
      "Whichever call fails, the old file stays, no other does, and the error names the file",
      arguments: FaultyRun.Output.allCases, [ENOSPC, EDQUOT, EIO])
    func errors(output: FaultyRun.Output, number: Int32) throws {
      let run = try FaultyRun(output)
      let meaning = System.describe(error: number)
      for (index, call) in run.calls.enumerated() {
        for kind in ["once", "onward"] {
          let result = try run.run("\(kind):\(index + 1):\(number)")
          let place: Comment = "\(kind), call \(index + 1), \(call): \(result.error)"
          #expect(try run.remains() == [], place)
          if result.status == 0 {
            // The owner of a file is kept where the system allows it, and temporary files are closed in any case.
            let difference = try run.difference()
            #expect(difference == nil, place)
          } else {
            #expect(result.status == 1, place)
            #expect(try run.isOld(), place)
            #expect(result.error.contains(output.rawValue) || result.error.contains("tmp: "), place)
            // libxlsxwriter leaves the number of an error where the thread sanitizer's own calls overwrite it.
            let isOverwritten = TestEnvironment.hasThreadSanitizer && output == .workbook
            #expect(
              result.error.contains(meaning) || result.error.contains("is the disk") || isOverwritten, place)
            #expect(result.error.split(separator: "\n").count == 1, place)
          }
        }
      }
    }

    @Test(
      "A call that is interrupted, or writes less than it should, is made again",
      arguments: FaultyRun.Output.allCases)
    func interruptions(output: FaultyRun.Output) throws {
      let run = try FaultyRun(output)
      for (index, call) in run.calls.enumerated() {
        for kind in ["once:\(index + 1):\(EINTR)", "short:\(index + 1):0"] {
          let result = try run.run(kind)
          let place: Comment = "\(kind), call \(call): \(result.error)"
          #expect(try run.remains() == [], place)
          if output == .workbook, result.status == 1 {
            // The libraries that make a workbook give up.
            #expect(try run.isOld(), place)
          } else {
            #expect(result.status == 0, place)
            let difference = try run.difference()
            #expect(difference == nil, place)
          }
        }
      }
    }

    @Test("Standard output that fails is an error that says so", arguments: ["text", "csv", "json", "xlsx"])
    func standardOutput(format: String) throws {
      let folder = try Workdir()
      try folder.write("a,b\n1,2\n", to: "in.csv")
      let result = try folder.shell(
        "mkdir tmp; faulty-foldout in.csv -t \(format) > report; ls -A tmp >&2; exit 0",
        environment: ["SYSTEM_FAULT": "onward:1:\(EIO)", "TMPDIR": "tmp"])
      let place = format == "xlsx" ? "tmp" : "standard output"
      #expect(result.error.hasPrefix("foldout: \(place): Input/output error"), "\(result.error)")
      #expect(result.error.split(separator: "\n").count == 1)
    }
  }
#endif
