#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What kind of file stands under a name, and who may do what with it.
struct FileAttributes: Sendable {
  enum Kind: Sendable {
    case file
    case folder
    /// A device, a named pipe, a socket.
    case other
  }

  let kind: Kind
  let node: FileNode
  private let permissions: mode_t
  private let owner: uid_t
  private let ownerGroup: gid_t

  /// The attributes of the file that `path` leads to, or nil where there is none.
  init?(following path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    node = FileNode(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
    permissions = status.st_mode & 0o7777
    owner = status.st_uid
    ownerGroup = status.st_gid
  }

  /// Who may read and write the file, without who may run it.
  var readingAndWriting: mode_t { permissions & 0o666 }

  /// What a new file gets, less what the user's mask takes away.
  static var standardPermissions: mode_t { 0o666 }

  /// Gives another file the same owner and permissions; false with `errno` set where it can't have these permissions.
  ///
  /// Only an administrator can give a file away; for anybody else the owner stays, and the group, if it can.
  func apply(to descriptor: Int32) -> Bool {
    if !FileCalls.changeOwner(of: descriptor, owner, ownerGroup) {
      _ = FileCalls.changeOwner(of: descriptor, FileCalls.sameOwner, ownerGroup)
    }
    return FileCalls.changePermissions(of: descriptor, permissions)
  }
}
