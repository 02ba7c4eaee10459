/// Which file a name stands for: names that differ by links or by `./` can all mean one.
struct FileIdentity: Hashable {
  private let node: FileNode
  /// The name in the folder that `node` is, for a file that is not there yet.
  private let name: String?

  /// Finds the file that a name leads to, or would be made under.
  ///
  /// Nil for what any number of programs may write to, such as a device or a pipe, and for what can't be made.
  init?(of path: String) {
    if let attributes = FileAttributes(following: path) {
      guard attributes.kind == .file else { return nil }
      (node, name) = (attributes.node, nil)
    } else {
      guard let target = try? FileLinks.resolved(path) else { return nil }
      let folder = FileLinks.folder(of: target)
      guard let attributes = FileAttributes(following: folder.isEmpty ? "." : folder) else { return nil }
      (node, name) = (attributes.node, String(target.dropFirst(folder.count)))
    }
  }
}
