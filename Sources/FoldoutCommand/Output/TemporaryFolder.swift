internal import SystemSupport

/// A folder for the temporary files of a renderer, which goes with all that is in it, however the command ends.
struct TemporaryFolder: ~Copyable {
  let path: String
  private let cleanup: InterruptCleanup

  /// Makes a folder where the system keeps temporary files.
  init(_ cleanup: InterruptCleanup) throws(OutputFailure) {
    let parent = TemporaryFiles.folder
    guard let path = cleanup.createFolder(in: parent) else {
      throw OutputFailure(
        path: parent, errorNumber: System.lastError, hint: "TMPDIR names another folder for it")
    }
    self.path = path
    self.cleanup = cleanup
  }

  deinit { cleanup.removeRegisteredFolder() }
}
