#if canImport(Glibc)
  import Glibc
  import TestSupport
  import Testing

  @Suite("Being killed")
  struct KilledTests {
    @Test(
      "Killed before any call, the command leaves the old file, or the whole new one, and at most one other",
      arguments: FaultyRun.Output.allCases)
    func killedAnywhere(output: FaultyRun.Output) throws {
      let run = try FaultyRun(output)
      for (index, call) in run.calls.enumerated() {
        let result = try run.run("signal:\(index + 1):\(SIGKILL)")
        let place: Comment = "call \(index + 1), \(call)"
        #expect(result.status == 128 + SIGKILL, place)
        #expect(try run.isOld(), place)
        let remains = try run.remains()
        #expect(remains.allSatisfy { $0.hasPrefix(".foldout-") }, place)
        // One beside the file, and for a workbook a folder with temporary files.
        #expect(remains.count <= (output == .workbook ? 2 : 1), place)
        try run.removeRemains()
      }
    }

    @Test(
      "Stopped by a signal before any call, the command leaves the old file, or the whole new one, and no other",
      arguments: FaultyRun.Output.allCases, [SIGINT, SIGTERM, SIGHUP])
    func stoppedAnywhere(output: FaultyRun.Output, signal: Int32) throws {
      let run = try FaultyRun(output)
      for (index, call) in run.calls.enumerated() {
        let result = try run.run("signal:\(index + 1):\(signal)")
        let place: Comment = "call \(index + 1), \(call): \(result.error)"
        // It may be done before the signal is.
        #expect(result.status == 128 + signal || result.status == 0, place)
        #expect(try run.isOld() || run.isNew(), place)
        if result.status == 0 {
          let difference = try run.difference()
          #expect(difference == nil, place)
        }
        let remains = try run.remains()
        #expect(remains == [], place)
        try run.removeRemains()
      }
    }

    @Test(
      "At whatever moment a signal comes, the file is the old one or the whole new one",
      arguments: FaultyRun.Output.allCases, ["KILL", "INT", "TERM", "HUP"])
    func anyMoment(output: FaultyRun.Output, signal: String) throws {
      let run = try FaultyRun(output)
      try run.folder.write(FaultyRun.old, to: "old")
      try run.folder.write(bytes: run.new, to: "new")
      // Each run is given a moment between none and as long as a run takes, and no outcome depends on which it was.
      // Job control keeps the shell from shielding the command from SIGINT; the wait is the shell's own.
      let result = try run.folder.shell(
        """
        exec bash -c '
        set -m; RANDOM=7; file=out/\(output.rawValue); mkfifo nothing; exec 3<> nothing
        command() { exec foldout orders.csv -g region --sum cost -o $file 2> /dev/null; }
        start=${EPOCHREALTIME/[.,]/}; (command); whole=$((${EPOCHREALTIME/[.,]/} - start))
        for run in {1..25}; do
          cp old $file
          command & process=$!
          moment=$((RANDOM * whole * 5 / 4 / 32768))
          read -t 0.$(printf %06d $moment) -u 3
          kill -\(signal) $process 2> /dev/null
          wait $process 2> /dev/null
          cmp -s $file old || cmp -s $file new || { echo "$run: damaged after $moment"; exit 1; }
          remains=$(ls -A out tmp | grep -v -e :$ -e "^$" -e "^\(output.rawValue)$")
          echo $remains
          rm -rf out/.foldout-* tmp/.foldout-*
        done
        '
        """, environment: ["TMPDIR": "tmp"])
      #expect(result.status == 0, "\(result.output)\(result.error)")
      let remains = result.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      #expect(remains.count == 25)
      for line in remains {
        let names = line.split(separator: " ")
        #expect(names.allSatisfy { $0.hasPrefix(".foldout-") })
        #expect(names.count <= (signal == "KILL" ? (output == .workbook ? 2 : 1) : 0))
      }
    }
  }
#endif
