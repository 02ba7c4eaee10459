/// Reads all rows of a text in parts, on several processors if that is worth it.
///
/// Where a part begins is a guess: behind a line end, which may be inside a quoted field. The part before it tells:
/// if its last row ends just there, the guess was right, and if not, the rows are read again from where it ended.
struct CSVPartition {
  /// The text.
  let input: InputText

  /// Stands before the first row.
  let reader: CSVRowReader

  /// The most parts to make.
  let mostParts: Int

  /// The least bytes that are worth a thread.
  let smallestPart: Int

  /// All rows, with lines counted from the first line of the text.
  func read(_ bytes: Span<UInt8>) -> CSVPart {
    let starts = starts(in: bytes)
    guard starts.count > 1 else { return CSVPart(reader, in: bytes, before: bytes.count) }
    let limits = Array(starts.dropFirst()) + [bytes.count]
    let (input, reader) = (input, reader)
    let threads = starts.indices.dropFirst().map { number in
      WorkerThread {
        input.bytes.withBytes {
          CSVPart(reader.restarted(at: starts[number], line: 1), in: $0, before: limits[number])
        }
      }
    }
    var whole = CSVPart(reader, in: bytes, before: limits[0])
    for (number, thread) in zip(1..., threads) {
      // Each is waited for, even if it was in vain.
      let part = thread.join()
      guard whole.error == nil, !whole.isLast, whole.end < limits[number] else { continue }
      if whole.end == starts[number] {
        whole.append(part)
      } else {
        whole.append(CSVPart(reader.restarted(at: whole.end, line: 1), in: bytes, before: limits[number]))
      }
    }
    return whole
  }

  /// Where parts of about equal size begin, each behind a line end.
  private func starts(in bytes: Span<UInt8>) -> [Int] {
    let first = reader.position
    let count = min(mostParts, (bytes.count - first) / max(smallestPart, 1))
    var starts = [first]
    for number in stride(from: 1, to: count, by: 1) {
      var start = first + (bytes.count - first) / count * number
      while start < bytes.count, bytes[start - 1] != UInt8(ascii: "\n") { start += 1 }
      if start > starts[starts.count - 1], start < bytes.count { starts.append(start) }
    }
    return starts
  }
}
