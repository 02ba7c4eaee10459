internal import Foundation
public import Testing

/// Compares `text` with the file `Snapshots/name` beside the test, and records an issue with a line diff if they differ.
///
/// With `RECORD_SNAPSHOTS=1` in the environment a file that is missing or differs is written; the test then fails
/// once, so that nothing is recorded unseen.
public func expectSnapshot(
  of text: String,
  named name: String,
  testFile: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = URL(fileURLWithPath: testFile).deletingLastPathComponent()
    .appendingPathComponent("Snapshots").appendingPathComponent(name)
  let stored = try? String(contentsOf: file, encoding: .utf8)
  if let stored, stored.utf8.elementsEqual(text.utf8) { return }
  if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
    record(text, in: file, sourceLocation: sourceLocation)
  } else if let stored {
    Issue.record(
      """
      Snapshots/\(name) differs (- stored, + actual); RECORD_SNAPSHOTS=1 records it anew:
      \(TextDiff(expected: stored, actual: text))
      """,
      sourceLocation: sourceLocation)
  } else {
    Issue.record(
      "Snapshots/\(name) is missing; RECORD_SNAPSHOTS=1 records it.", sourceLocation: sourceLocation)
  }
}

private func record(_ text: String, in file: URL, sourceLocation: SourceLocation) {
  do {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file, options: .atomic)
    Issue.record(
      "Recorded Snapshots/\(file.lastPathComponent); look at it, then run again.",
      sourceLocation: sourceLocation)
  } catch {
    Issue.record(
      "Snapshots/\(file.lastPathComponent) can't be written: \(error)", sourceLocation: sourceLocation)
  }
}
