/// A row's record: which one it is, and where in the tree this row of it stands.
///
/// A record can have several rows, as a part has that is built into two assemblies.
@frozen
public struct RecordID: Sendable, Hashable, BitwiseCopyable {
  /// The record's number in its store, from 0.
  public let record: Int

  /// The row's number in its tree, from 0, in depth-first order.
  public let row: Int

  @inlinable
  init(record: Int, row: Int) {
    self.record = record
    self.row = row
  }
}
