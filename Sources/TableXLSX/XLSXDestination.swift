/// Where a workbook goes.
public enum XLSXDestination: Sendable, Hashable {
  /// A file, which appears under its name only when it is whole; one that was there is replaced.
  case file(String)
  /// An open file descriptor, written to when all rows are compressed. It stays open.
  case descriptor(Int32)
}
