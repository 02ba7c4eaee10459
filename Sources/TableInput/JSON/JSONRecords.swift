/// What a JSON text held.
public struct JSONRecords: Sendable {
  /// The records; all of their values are text.
  public let store: RecordStore

  /// Which records are inside which.
  public let tree: RecordTree

  /// The keys that hold children: those that were asked for, or the one that was found.
  public let childrenKeys: [String]
}
