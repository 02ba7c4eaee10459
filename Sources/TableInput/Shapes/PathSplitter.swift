/// Splits paths into labels.
struct PathSplitter: Sendable {
  /// What stands between labels.
  let separator: ContiguousArray<UInt8>

  /// Prepares to split; `nil` if the separator is empty or has a `\` in it.
  init?(separator: String) {
    self.separator = ContiguousArray(separator.utf8)
    guard !self.separator.isEmpty, !self.separator.contains(escape) else { return nil }
  }

  /// True if a dot separates labels.
  var separatesByDot: Bool { separator == [UInt8(ascii: ".")] }

  /// Gives the labels of a path to a closure, one after the other.
  ///
  /// A separator at the very beginning or end is passed over; a path without labels has one that is blank.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - scratch: Memory that is used again for each label.
  ///   - body: Takes a label, without escapes and blanks around it, and where it ends in the path.
  func split(
    _ path: Span<UInt8>, scratch: inout ContiguousArray<UInt8>, _ body: (Span<UInt8>, Int) -> Void
  ) {
    var index = 0
    var end = path.count
    while index < end, path[index] == blank { index += 1 }
    while end > index, path[end - 1] == blank { end -= 1 }
    if isSeparator(path, at: index, end) { index += separator.count }
    var hasLabel = false
    while true {
      scratch.removeAll(keepingCapacity: true)
      let isLast = readLabel(path, &index, end, &scratch)
      let labelEnd = isLast ? end : index - separator.count
      // What follows a separator at the end is no label; a path of nothing else still has its blank one.
      if isLast, scratch.isEmpty, hasLabel { return }
      hasLabel = true
      body(scratch.span, labelEnd)
      if isLast { return }
    }
  }

  /// Reads up to the next separator, past it, or up to the end; true at the end.
  private func readLabel(
    _ path: Span<UInt8>, _ index: inout Int, _ end: Int, _ label: inout ContiguousArray<UInt8>
  ) -> Bool {
    while index < end, path[index] == blank, !isSeparator(path, at: index, end) { index += 1 }
    var escapedEnd = 0
    var isLast = true
    while index < end {
      if isSeparator(path, at: index, end) {
        index += separator.count
        isLast = false
        break
      }
      if path[index] == escape {
        let next = index + 1
        let width =
          isSeparator(path, at: next, end) ? separator.count : next < end && path[next] == escape ? 1 : 0
        if width > 0 {
          for offset in 0..<width { label.append(path[next + offset]) }
          escapedEnd = label.count
          index = next + width
          continue
        }
      }
      label.append(path[index])
      index += 1
    }
    while label.count > escapedEnd, label.last == blank { label.removeLast() }
    return isLast
  }

  private func isSeparator(_ path: Span<UInt8>, at index: Int, _ end: Int) -> Bool {
    guard index + separator.count <= end else { return false }
    for offset in separator.indices where path[index + offset] != separator[offset] { return false }
    return true
  }
}

private let blank = UInt8(ascii: " ")
private let escape = UInt8(ascii: "\\")
