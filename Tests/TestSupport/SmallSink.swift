public import TableOutline

/// A sink that takes a number of bytes and no more.
public struct SmallSink: ByteSink, ~Copyable {
  /// There was no more room.
  public struct Full: Error {}

  private var room: Int

  /// Creates a sink.
  ///
  /// - Parameter room: How many bytes it takes.
  public init(room: Int) {
    self.room = room
  }

  /// Takes bytes.
  ///
  /// - Throws: `Full` where there is no room for all of them.
  public mutating func write(_ bytes: Span<UInt8>) throws {
    room -= bytes.count
    if room < 0 { throw Full() }
  }

  /// Does nothing.
  public mutating func finish() {}
}
