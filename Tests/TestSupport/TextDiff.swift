/// The lines in which two texts differ, for a failing test to show.
public struct TextDiff: Sendable, CustomStringConvertible {
  private enum Line {
    case same(Substring), missing(Substring), extra(Substring)

    var isSame: Bool {
      if case .same = self { true } else { false }
    }
  }

  private static let context = 3

  private let lines: [String]

  /// Compares line by line; takes time in proportion to the product of length and number of differences.
  public init(expected: String, actual: String) {
    let old = Self.split(expected)
    let new = Self.split(actual)
    let difference = new.difference(from: old)
    let removed = Set(
      difference.removals.map { change -> Int in
        switch change {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
      })
    let inserted = Set(
      difference.insertions.map { change -> Int in
        switch change {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
      })
    var merged: [Line] = []
    var oldIndex = 0
    var newIndex = 0
    while oldIndex < old.count || newIndex < new.count {
      if oldIndex < old.count, removed.contains(oldIndex) {
        merged.append(.missing(old[oldIndex]))
        oldIndex += 1
      } else if newIndex < new.count, inserted.contains(newIndex) {
        merged.append(.extra(new[newIndex]))
        newIndex += 1
      } else {
        merged.append(.same(old[oldIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    lines = Self.withContext(merged)
  }

  /// Whether the texts are the same.
  public var isEmpty: Bool { lines.isEmpty }

  /// Lines that are missing begin with `-`, lines too many with `+`; blanks at a line's end are shown as `·`.
  public var description: String { lines.joined(separator: "\n") }

  private static func split(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func withContext(_ merged: [Line]) -> [String] {
    var isShown = [Bool](repeating: false, count: merged.count)
    for (index, line) in merged.enumerated() where !line.isSame {
      for near in max(0, index - context)...min(merged.count - 1, index + context) {
        isShown[near] = true
      }
    }
    var shown: [String] = []
    for (index, line) in merged.enumerated() where isShown[index] {
      if index > 0, !isShown[index - 1] { shown.append("@@ line \(index + 1) @@") }
      switch line {
      case .same(let text): shown.append("  " + visible(text))
      case .missing(let text): shown.append("- " + visible(text))
      case .extra(let text): shown.append("+ " + visible(text))
      }
    }
    return shown
  }

  private static func visible(_ line: Substring) -> String {
    let end = line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex
    let blanks = line[end...].count
    let text = line[..<end].replacing("\r", with: "\\r").replacing("\t", with: "\\t")
    return text + String(repeating: "·", count: blanks)
  }
}
