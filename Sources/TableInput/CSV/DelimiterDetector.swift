/// Finds the delimiter of a text by trying each candidate on its first records.
struct DelimiterDetector {
  /// The bytes that are tried; the first wins if all do equally well.
  static let candidates: [UInt8] = [
    UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: "|"),
  ]

  private static let sampledRecords = 32

  /// The byte that begins a line of comment.
  let comment: UInt8?

  /// The candidate that splits most of the first records as it splits the very first one.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - position: Where the first record begins.
  /// - Returns: The delimiter; a comma if no candidate splits the first record.
  func delimiter(of bytes: Span<UInt8>, from position: Int) -> UInt8 {
    var best = (delimiter: Self.candidates[0], share: 0.0, width: 1)
    for candidate in Self.candidates {
      let (width, share) = trial(candidate, on: bytes, from: position)
      guard width > 1 else { continue }
      if share > best.share || (share == best.share && width > best.width) {
        best = (candidate, share, width)
      }
    }
    return best.delimiter
  }

  /// How many fields the first record has, and which share of the first records have as many.
  private func trial(_ delimiter: UInt8, on bytes: Span<UInt8>, from position: Int) -> (
    width: Int, share: Double
  ) {
    var scanner = CSVScanner(delimiter: delimiter, comment: comment, at: position)
    var buffer = FieldBuffer()
    var (width, records, equal) = (0, 0, 0)
    while records < Self.sampledRecords {
      buffer.removeAll()
      switch scanner.next(in: bytes, into: &buffer) {
      case .record:
        if records == 0 { width = buffer.fields.count }
        records += 1
        equal += buffer.fields.count == width ? 1 : 0
      case .blankLine, .comment: continue
      case .end: return (width, records == 0 ? 0 : Double(equal) / Double(records))
      case .unclosedQuote: return (width, records == 0 ? 0 : Double(equal) / Double(records + 1))
      }
    }
    return (width, Double(equal) / Double(records))
  }
}
