/// The files that a report is written to, none of which shows before all are whole.
struct OutputFiles {
  private let files: [PlannedFile]

  /// Makes the file of each plan that has one; without a commit, or if a signal comes, none of them stays.
  ///
  /// - Throws: an output failure where one can't be made or replaced.
  init(_ plans: [OutputPlan], _ cleanup: InterruptCleanup) throws(OutputFailure) {
    var files: [PlannedFile] = []
    for plan in plans {
      guard let path = plan.file else { continue }
      files.append(PlannedFile(plan: plan, path: path, file: try OutputFile(path: path, cleanup)))
    }
    self.files = files
  }

  /// Writes each file and brings it to the disk.
  ///
  /// - Parameter body: Writes one report to a descriptor, and returns what the user may want to know.
  /// - Returns: What the user may want to know of all of them, each once.
  /// - Throws: a failure that names the file.
  func write(_ body: (OutputPlan, Int32) throws -> [String]) throws -> [String] {
    var notes: [String] = []
    for file in files {
      for note in try file.write({ try body(file.plan, $0) }) where !notes.contains(note) {
        notes.append(note)
      }
    }
    return notes
  }

  /// Gives each file its name, now that all are whole and on the disk.
  ///
  /// - Throws: an output failure where that fails; the files before that one stand.
  func commit() throws(OutputFailure) {
    for file in files { try file.commit() }
  }
}

/// A file and what is to be in it; a class, because a file that is not yet whole can't be copied into an array.
private final class PlannedFile {
  let plan: OutputPlan
  private let path: String
  private var file: OutputFile?

  init(plan: OutputPlan, path: String, file: consuming OutputFile) {
    self.plan = plan
    self.path = path
    self.file = consume file
  }

  func write(_ body: (Int32) throws -> [String]) throws -> [String] {
    do {
      guard let descriptor = try file?.open() else { return [] }
      let notes = try body(descriptor)
      try file?.finish()
      return notes
    } catch  where CommandFailure.isClosedPipe(error) {
      // Whoever read this one has seen enough; the other files are for others.
      return []
    } catch {
      throw CommandFailure(error, destination: path)
    }
  }

  func commit() throws(OutputFailure) {
    guard let file = file.take() else { return }
    try file.commit()
  }
}
