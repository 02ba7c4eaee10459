/// Finds the delimiter of a text by trying each candidate on its first records.
struct DelimiterDetector {
  private static let comma = UInt8(ascii: ",")
  private static let others: [UInt8] = [UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: "|")]

  private static let sampledRecords = 32
  private static let sampledBytes = 1 << 20

  /// The byte that begins a line of comment.
  private let comment: UInt8?

  private let usesDecimalComma: Bool

  /// Takes from the options what matters.
  init(_ options: CSVOptions) {
    comment = options.comment
    usesDecimalComma = options.usesDecimalComma
  }

  /// The delimiter of a text whose first record has no candidate in it.
  var fallback: UInt8 { usesDecimalComma ? Self.others[0] : Self.comma }

  /// The bytes that are tried; the first wins if all do equally well.
  private var candidates: [UInt8] {
    usesDecimalComma ? Self.others + [Self.comma] : [Self.comma] + Self.others
  }

  /// The candidate that splits most of the first records as it splits the very first one.
  ///
  /// - Parameters:
  ///   - bytes: The text, or its beginning.
  ///   - position: Where the first record begins.
  ///   - endsInput: Whether this is all of the text.
  /// - Returns: The delimiter, the fallback if no candidate splits the first record; `nil` if it takes more of the text.
  func delimiter(of bytes: Span<UInt8>, from position: Int, endsInput: Bool) -> UInt8? {
    let isFull = bytes.count - position >= Self.sampledBytes
    let sample = bytes.extracting(0..<(isFull ? position + Self.sampledBytes : bytes.count))
    var best = (delimiter: fallback, share: 0.0, width: 1)
    for candidate in candidates {
      let trial = trial(candidate, on: sample, from: position)
      guard !trial.reachedEnd || isFull || endsInput else { return nil }
      guard trial.width > 1 else { continue }
      // Decimal commas split rows as evenly as delimiters do.
      let isWider =
        trial.width > best.width && !(usesDecimalComma && candidate == Self.comma && best.width > 1)
      if trial.share > best.share || (trial.share == best.share && isWider) {
        best = (candidate, trial.share, trial.width)
      }
    }
    return best.delimiter
  }

  private struct Trial {
    /// How many fields the first record has.
    var width = 0
    /// Which share of the first records have as many.
    var share: Double { recordCount == 0 ? 0 : Double(equalCount) / Double(recordCount) }
    var recordCount = 0
    var equalCount = 0
    /// Whether more text could have changed the result.
    var reachedEnd = false
  }

  private func trial(_ delimiter: UInt8, on bytes: Span<UInt8>, from position: Int) -> Trial {
    var scanner = CSVScanner(delimiter: delimiter, comment: comment, at: position)
    var buffer = FieldBuffer()
    var trial = Trial()
    while trial.recordCount < Self.sampledRecords {
      buffer.removeAll()
      let item = scanner.next(in: bytes, into: &buffer)
      trial.reachedEnd = item == .end || scanner.couldGoOn(item, behind: bytes)
      switch item {
      case .record:
        if trial.recordCount == 0 { trial.width = buffer.fields.count }
        trial.recordCount += 1
        trial.equalCount += buffer.fields.count == trial.width ? 1 : 0
      case .blankLine, .comment: continue
      case .end: return trial
      case .unclosedQuote:
        if trial.recordCount > 0 { trial.recordCount += 1 }
        return trial
      }
    }
    return trial
  }
}
