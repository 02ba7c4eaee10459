import Foundation
import TestSupport
import Testing

@testable import FoldoutCommand

@Suite("Progress")
struct ProgressLineTests {
  @Test("Reading shows the share of the file and the rate")
  func reading() {
    let stage = ProgressLine.Stage.reading("a.csv")
    #expect(
      ProgressLine.text(stage, done: 43_000_000, total: 100_000_000, milliseconds: 500)
        == "Reading a.csv: 43%, 86 MB/s")
    #expect(ProgressLine.text(stage, done: 7, total: 7, milliseconds: 0) == "Reading a.csv: 100%, 7 kB/s")
    #expect(ProgressLine.text(stage, done: 0, total: 7, milliseconds: 9) == "Reading a.csv")
  }

  @Test("Reading a pipe shows how much there was")
  func readingPipe() {
    let stage = ProgressLine.Stage.reading("standard input")
    #expect(
      ProgressLine.text(stage, done: 2_350_000_000, total: nil, milliseconds: 2000)
        == "Reading standard input: 2.3 GB, 1.1 GB/s")
    #expect(
      ProgressLine.text(stage, done: 999, total: nil, milliseconds: 1000)
        == "Reading standard input: 999 bytes, 999 bytes/s")
  }

  @Test("Writing shows rows")
  func writing() {
    let stage = ProgressLine.Stage.writing("r.xlsx")
    #expect(
      ProgressLine.text(stage, done: 1_234_567, total: nil, milliseconds: 1000)
        == "Writing r.xlsx: 1,234,567 rows, 1,234,567/s")
    #expect(ProgressLine.text(.arranging, done: 5, total: nil, milliseconds: 1) == "Arranging rows")
  }

  @Test("The line stays one line, whatever a file is called and however narrow the terminal")
  func fitting() {
    #expect(ProgressLine.fitted("Reading a\nb", columns: 80) == #"Reading a\nb"#)
    #expect(ProgressLine.fitted("Reading", columns: 7) == "Reading")
    #expect(ProgressLine.fitted("Reading", columns: 4) == "Rea…")
    #expect(ProgressLine.fitted("Reading", columns: 0) == "…")
  }

  @Test("Rows are counted and passed on, and without a terminal nobody looks")
  func counting() throws {
    let counter = RowCounter()
    counter.increment()
    counter.increment()
    #expect(counter.count == 2)
    counter.reset()
    #expect(counter.count == 0)
    var run = RunRequest()
    run.progress = .never
    #expect(!ProgressDisplay(run).isWatched)
  }

  @Test(
    "On a terminal the line comes and goes, and the report is the same",
    .enabled(if: ProgressLineTests.hasScript))
  func terminal() throws {
    let folder = try Workdir()
    // The command reads from a pipe that is fed until its progress was seen, so that no clock decides.
    let result = try folder.shell(
      """
      mkfifo feed
      script -qec 'foldout -i csv feed -t csv --hierarchy none > report' seen < /dev/null > /dev/null &
      exec 3> feed
      printf 'a,b\\n1,2\\n' >&3
      until grep -q 'Reading feed' seen 2> /dev/null; do :; done
      printf '3,4\\n' >&3
      exec 3>&-
      wait
      cat report
      tail -c 4 seen | od -An -c
      """)
    #expect(result.output.hasPrefix("a,b\n1,2\n3,4\n"))
    #expect(try folder.read("seen").contains("\r\u{1B}[KReading feed: 8 bytes"))
  }

  @Test(
    "A signal takes the line away before it ends the command",
    .enabled(if: ProgressLineTests.hasScript))
  func interruption() throws {
    let folder = try Workdir()
    // The key that interrupts is typed once the progress was seen; job control lets the command be interrupted.
    let result = try folder.shell(
      #"""
      mkfifo feed keys
      exec bash -c '
      set -m
      script -qec "exec foldout -i csv feed -t csv > report" seen < keys > /dev/null & command=$!
      exec 4> keys 3> feed
      printf "a,b\n1,2\n" >&3
      until grep -q "Reading feed" seen 2> /dev/null; do :; done
      printf "\003" >&4
      wait $command
      '
      """#)
    #expect(result.status == 130)
    let seen = try folder.read("seen")
    let erased = try #require(seen.range(of: "\r\u{1B}[K", options: .backwards))
    let shown = try #require(seen.range(of: "Reading feed", options: .backwards))
    #expect(erased.lowerBound > shown.lowerBound)
  }

  private static let hasScript =
    (try? Workdir().shell("script --version | grep -q util-linux && mkfifo x"))?.status == 0
}
