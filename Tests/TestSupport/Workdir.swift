internal import Foundation

/// A temporary folder for one test, in which files are written and the built `foldout` command is run.
///
/// The folder goes when the value does.
public final class Workdir: Sendable {
  /// The folder's path.
  public let path: String

  /// Makes an empty folder.
  ///
  /// - Throws: an error if the folder can't be made.
  public init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("foldout-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // On a Mac the temporary folder is reached through a link, which the command's messages would show resolved.
    path = folder.resolvingSymlinksInPath().path
  }

  deinit {
    // A folder that stays behind harms nothing, and there is no one left to tell.
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The full path of a file in the folder.
  public func path(of name: String) -> String { url(of: name).path }

  /// Writes a text file, making the folders it lies in.
  ///
  /// - Throws: an error if the file can't be written.
  public func write(_ text: String, to name: String) throws {
    try write(bytes: Array(text.utf8), to: name)
  }

  /// Writes a file of bytes, making the folders it lies in.
  ///
  /// - Throws: an error if the file can't be written.
  public func write(bytes: [UInt8], to name: String) throws {
    let file = url(of: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Copies a file of the package, named by its path from the package's folder, under its own name.
  ///
  /// - Throws: an error if there is no such file.
  @discardableResult
  public func copyFromPackage(_ path: String) throws -> String {
    let source = URL(fileURLWithPath: TestEnvironment.packageFolder).appendingPathComponent(path)
    try FileManager.default.copyItem(at: source, to: url(of: source.lastPathComponent))
    return source.lastPathComponent
  }

  /// The text of a file.
  ///
  /// - Throws: an error if the file can't be read.
  public func read(_ name: String) throws -> String {
    String(decoding: try bytes(of: name), as: UTF8.self)
  }

  /// The bytes of a file.
  ///
  /// - Throws: an error if the file can't be read.
  public func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url(of: name)))
  }

  /// Whether there is such a file.
  public func contains(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path(of: name))
  }

  /// The names in the folder, hidden ones included, in ascending order.
  ///
  /// - Throws: an error if the folder is gone.
  public func fileNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  func url(of name: String) -> URL {
    URL(fileURLWithPath: path).appendingPathComponent(name)
  }
}
