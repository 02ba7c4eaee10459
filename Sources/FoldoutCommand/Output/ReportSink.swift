internal import TableOutline

/// Where a report goes: an open file, or a pager.
struct ReportSink: ByteSink, ~Copyable {
  private var file: FileSink
  private let pager: Pager?

  /// Creates a sink.
  ///
  /// - Parameters:
  ///   - descriptor: The file, open for writing.
  ///   - pager: What shows the report in its place.
  init(descriptor: Int32, _ pager: Pager?) {
    file = FileSink(descriptor: descriptor)
    self.pager = pager
  }

  mutating func write(_ bytes: Span<UInt8>) throws {
    if let pager { try pager.write(bytes) } else { try file.write(bytes) }
  }

  /// Does nothing: whoever made the pager waits for it.
  mutating func finish() {}
}
