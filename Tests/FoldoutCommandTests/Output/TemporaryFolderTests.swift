import TestSupport
import Testing

@testable import FoldoutCommand

@Suite("Temporary folders")
struct TemporaryFolderTests {
  @Test("A folder goes with the files in it")
  func removal() throws {
    let folder = try Workdir()
    let cleanup = InterruptCleanup(signals: [])
    let path = try #require(cleanup.createFolder(in: folder.path))
    #expect(FileCalls.close(FileCalls.createNew("\(path)/one", 0o600)) == 0)
    #expect(FileCalls.close(FileCalls.createNew("\(path)/two", 0o600)) == 0)
    #expect(try folder.fileNames().count == 1)
    cleanup.removeRegisteredFolder()
    #expect(try folder.fileNames().isEmpty)
  }

  @Test("Where no folder can be made, none is registered")
  func failure() throws {
    let cleanup = InterruptCleanup(signals: [])
    #expect(cleanup.createFolder(in: "/dev/null") == nil)
    cleanup.removeRegisteredFolder()
  }
}
