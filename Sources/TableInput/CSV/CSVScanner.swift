/// Splits delimited text into fields, record by record: the rules of RFC 4180, and what real files need.
///
/// A line ends with CRLF, LF or CR. A quoted field may hold anything; a doubled quote in it is one quote. Blanks belong
/// to a field, but not those before an opening quote and behind a closing one. Other text behind a closing quote belongs
/// to the field, and a quote in the middle of an unquoted field is a quote.
///
/// It is pure: bytes in, positions out, and nothing is allocated for a field.
struct CSVScanner {
  /// What the next stretch of text was.
  enum Item: Equatable {
    /// A record, whose fields were appended.
    case record
    /// A line with nothing on it.
    case blankLine
    /// A line of comment.
    case comment
    /// The end of the text.
    case end
    /// A quoted field that never ends.
    case unclosedQuote(line: Int, byte: Int)
  }

  /// A quoted field with more than blanks behind its closing quote.
  struct LooseQuote {
    /// Where the field opens.
    let byte: Int
    /// The line on which it opens.
    let line: Int
    /// How many lines end in it.
    let lineEnds: Int
    /// The field's number among those of the output.
    let field: Int
  }

  let delimiter: UInt8
  private let comment: UInt8?
  private var cursor: SpecialByteCursor

  /// Where the next item begins.
  private(set) var position: Int

  /// The line on which the next item begins, counted from 1.
  private(set) var line: Int

  /// The first field of the record read last that does not end with its quote, if there is one.
  private(set) var looseQuote: LooseQuote?

  static let quote = UInt8(ascii: "\"")

  /// Starts at a position.
  ///
  /// - Parameters:
  ///   - delimiter: The byte between two fields.
  ///   - comment: The byte that begins a line of comment, if there are any.
  ///   - position: Where the first record begins.
  ///   - line: The line that this is.
  init(delimiter: UInt8, comment: UInt8? = nil, at position: Int = 0, line: Int = 1) {
    self.delimiter = delimiter
    self.comment = comment
    self.position = position
    self.line = line
    cursor = SpecialByteCursor(delimiter: delimiter, quote: Self.quote, at: position)
  }

  /// A scanner by the same rules that begins elsewhere, or in another text.
  func starting(at position: Int, line: Int) -> CSVScanner {
    CSVScanner(delimiter: delimiter, comment: comment, at: position, line: line)
  }

  /// Whether more text behind the end could make another item of the one that was read last.
  @inline(__always)
  func couldGoOn(_ item: Item, behind bytes: Span<UInt8>) -> Bool {
    guard position >= bytes.count else { return false }
    if case .unclosedQuote = item { return true }
    // A line feed may follow a carriage return.
    return position > bytes.count || bytes[position - 1] == UInt8(ascii: "\r")
  }

  /// Reads the next item and appends the fields of a record to `output`.
  ///
  /// - Complexity: O(*n*) in the length of the item.
  mutating func next(in bytes: Span<UInt8>, into output: inout FieldBuffer) -> Item {
    // Locals stay in registers, where the properties would be written back at each call.
    var cursor = cursor
    var fieldStart = position
    looseQuote = nil
    guard fieldStart < bytes.count else { return .end }
    if let comment, bytes[fieldStart] == comment { return skipComment(in: bytes) }

    let recordStart = fieldStart
    var lineEnds = 1
    while true {
      var end = cursor.next(in: bytes)
      if end < bytes.count, bytes[end] == Self.quote {
        while true {
          if isBlank(bytes, from: fieldStart, to: end) {
            guard
              let next = scanQuoted(
                in: bytes, openedAt: end, cursor: &cursor, lineEnds: &lineEnds, into: &output)
            else { return unclosed(at: end, lineEnds: lineEnds, in: bytes) }
            end = next
            break
          }
          end = cursor.next(in: bytes)
          guard end < bytes.count, bytes[end] == Self.quote else {
            output.append(from: fieldStart, to: end)
            break
          }
        }
      } else {
        if end == recordStart, end < bytes.count, bytes[end] != delimiter {
          finish(at: end, in: bytes, cursor: &cursor, lineEnds: lineEnds)
          return .blankLine
        }
        output.append(from: fieldStart, to: end)
      }
      guard end < bytes.count, bytes[end] == delimiter else {
        finish(at: end, in: bytes, cursor: &cursor, lineEnds: lineEnds)
        return .record
      }
      fieldStart = end + 1
    }
  }

  /// Takes note of where the next item begins, behind the line end at `end`.
  @inline(__always)
  private mutating func finish(
    at end: Int, in bytes: Span<UInt8>, cursor: inout SpecialByteCursor, lineEnds: Int
  ) {
    position = end + 1
    if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "\r"), bytes[end + 1] == UInt8(ascii: "\n") {
      _ = cursor.next(in: bytes)
      position = end + 2
    }
    self.cursor = cursor
    line += lineEnds
  }

  private mutating func skipComment(in bytes: Span<UInt8>) -> Item {
    var cursor = cursor
    var end = cursor.next(in: bytes)
    while end < bytes.count, bytes[end] == delimiter || bytes[end] == Self.quote {
      end = cursor.next(in: bytes)
    }
    finish(at: end, in: bytes, cursor: &cursor, lineEnds: 1)
    return .comment
  }

  private mutating func unclosed(at quote: Int, lineEnds: Int, in bytes: Span<UInt8>) -> Item {
    position = bytes.count
    return .unclosedQuote(line: line + lineEnds - 1, byte: quote)
  }

  @inline(__always)
  private func isBlank(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    var index = start
    while index < end, bytes[index] == UInt8(ascii: " ") { index += 1 }
    return index == end
  }
}

extension CSVScanner {
  /// Reads a quoted field.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - opening: Where the opening quote is.
  ///   - cursor: Stands behind the opening quote.
  ///   - lineEnds: Grows by the lines that end in the field; unchanged if it is not closed.
  ///   - output: Where the field goes.
  /// - Returns: The position of the special byte that ends the field, or `nil` if the quote is not closed.
  private mutating func scanQuoted(
    in bytes: Span<UInt8>, openedAt opening: Int, cursor: inout SpecialByteCursor, lineEnds: inout Int,
    into output: inout FieldBuffer
  ) -> Int? {
    let arenaStart = output.arena.bytes.count
    var isCopied = false
    var contentStart = opening + 1
    var newLines = 0
    while true {
      let special = cursor.next(in: bytes)
      guard special < bytes.count else { return nil }
      switch bytes[special] {
      case Self.quote where special + 1 < bytes.count && bytes[special + 1] == Self.quote:
        // The first of the two quotes is content, the second is not.
        output.arena.append(contentStart..<special + 1, of: bytes)
        isCopied = true
        contentStart = cursor.next(in: bytes) + 1
      case Self.quote:
        let openingLine = line + lineEnds - 1
        lineEnds += newLines
        let (end, hasTail) = finishQuoted(
          in: bytes, content: contentStart..<special, copiedFrom: isCopied ? arenaStart : nil,
          cursor: &cursor,
          into: &output)
        if hasTail, looseQuote == nil {
          looseQuote = LooseQuote(
            byte: opening, line: openingLine, lineEnds: newLines, field: output.fields.count)
        }
        return end
      case UInt8(ascii: "\n"):
        newLines += special > 0 && bytes[special - 1] == UInt8(ascii: "\r") ? 0 : 1
      case UInt8(ascii: "\r"):
        newLines += 1
      default: break
      }
    }
  }

  /// Appends a quoted field, with what stands behind its closing quote unless that is blank.
  @inline(__always)
  private func finishQuoted(
    in bytes: Span<UInt8>, content: Range<Int>, copiedFrom arenaStart: Int?, cursor: inout SpecialByteCursor,
    into output: inout FieldBuffer
  ) -> (end: Int, hasTail: Bool) {
    let tailStart = content.upperBound + 1
    var end = cursor.next(in: bytes)
    while end < bytes.count, bytes[end] == Self.quote { end = cursor.next(in: bytes) }
    let hasTail = !isBlank(bytes, from: tailStart, to: end)
    if let arenaStart {
      output.arena.append(content, of: bytes)
      if hasTail { output.arena.append(tailStart..<end, of: bytes) }
      output.append(arenaFrom: arenaStart)
    } else if hasTail {
      let start = output.arena.bytes.count
      output.arena.append(content, of: bytes)
      output.arena.append(tailStart..<end, of: bytes)
      output.append(arenaFrom: start)
    } else {
      output.append(from: content.lowerBound, to: content.upperBound)
    }
    return (end, hasTail)
  }
}
