import TableOutline
import TestSupport
import Testing

@testable import FoldoutCommand

@Suite("Output files")
struct OutputFileTests {
  private let folder: Workdir
  /// Waits for no signal, so that the process that runs the tests goes on as it is.
  private let cleanup = InterruptCleanup(signals: [])

  init() throws {
    folder = try Workdir()
  }

  /// Writes `text` through an output file and commits it.
  private func write(_ text: String, to name: String) throws {
    var file = try OutputFile(path: folder.path(of: name), cleanup)
    var sink = FileSink(descriptor: try file.open())
    try sink.write(ContiguousArray(text.utf8).span)
    try file.finish()
    try file.commit()
  }

  @Test("A file appears under its name when it is committed, and nothing else stays")
  func commit() throws {
    try write("new", to: "a.txt")
    #expect(try folder.read("a.txt") == "new")
    #expect(try folder.fileNames() == ["a.txt"])
  }

  @Test("Without a commit the old file is untouched and nothing else stays")
  func noCommit() throws {
    try folder.write("old", to: "a.txt")
    do {
      let file = try OutputFile(path: folder.path(of: "a.txt"), cleanup)
      #expect(try folder.fileNames().count == 2)
      _ = consume file
    }
    #expect(try folder.read("a.txt") == "old")
    #expect(try folder.fileNames() == ["a.txt"])
  }

  @Test("Permissions of the old file are kept")
  func permissions() throws {
    try folder.write("old", to: "a.txt")
    #expect(try folder.shell("chmod 640 a.txt").status == 0)
    try write("new", to: "a.txt")
    #expect(try folder.shell("ls -l a.txt").output.hasPrefix("-rw-r-----"))
  }

  @Test("A new file has the permissions that any new file gets")
  func newPermissions() throws {
    try write("new", to: "a.txt")
    #expect(
      try folder.shell("touch b.txt; test \"$(ls -l a.txt | cut -c1-10)\" = \"$(ls -l b.txt | cut -c1-10)\"")
        .status == 0)
  }

  @Test("Links are followed, and stay links", arguments: ["there/a.txt", "there/missing.txt"])
  func links(target: String) throws {
    try folder.write("old", to: "there/a.txt")
    #expect(try folder.shell("ln -s \(target) first && ln -s first second").status == 0)
    try write("new", to: "second")
    #expect(try folder.read(target) == "new")
    #expect(try folder.shell("test -L first && test -L second").status == 0)
    #expect(try folder.fileNames() == ["first", "second", "there"])
  }

  @Test("A folder can't be written, and a missing folder is named with what to do")
  func folders() throws {
    try folder.write("x", to: "there/a.txt")
    #expect(failure(of: "there")?.reason == "Is a directory")
    #expect(failure(of: "gone/a.txt")?.hint == "make the folder first")
  }

  @Test("A ring of links is an error and not an endless search")
  func ring() throws {
    #expect(try folder.shell("ln -s b a && ln -s a b").status == 0)
    #expect(failure(of: "a")?.reason.contains("symbolic links") == true)
  }

  @Test("A file that only its owner may read is not for others while it is written, either")
  func writingPermissions() throws {
    try folder.write("old", to: "a.txt")
    #expect(try folder.shell("chmod 600 a.txt").status == 0)
    let file = try OutputFile(path: folder.path(of: "a.txt"), cleanup)
    #expect(try folder.shell("ls -l .foldout-*.tmp").output.hasPrefix("-rw-------"))
    _ = consume file
  }

  @Test("A device is written directly")
  func device() throws {
    let file = try OutputFile(path: "/dev/null", cleanup)
    try file.commit()
    #expect(FileAttributes(following: "/dev/null")?.kind == .other)
  }

  private func failure(of name: String) -> OutputFailure? {
    do {
      _ = try OutputFile(path: folder.path(of: name), cleanup)
      return nil
    } catch {
      return error
    }
  }
}
