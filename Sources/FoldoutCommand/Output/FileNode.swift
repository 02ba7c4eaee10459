/// A file as the system numbers it, whatever its names.
struct FileNode: Hashable, Sendable {
  let device: UInt64
  let number: UInt64
}
