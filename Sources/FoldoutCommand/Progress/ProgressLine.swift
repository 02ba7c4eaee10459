/// The line that says how far the command has come.
enum ProgressLine {
  /// What the command is at.
  enum Stage: Equatable, Sendable {
    case reading(String)
    case arranging
    case writing(String)
  }

  /// The text of the line, without its end.
  ///
  /// - Parameters:
  ///   - stage: What the command is at.
  ///   - done: The bytes that were read, or the rows that were written.
  ///   - total: The bytes there are, or nil where that is not known.
  ///   - milliseconds: How long the stage has taken.
  /// - Returns: Such as `Reading orders.csv: 43%, 120 MB/s`.
  static func text(_ stage: Stage, done: Int, total: Int?, milliseconds: Int) -> String {
    switch stage {
    case .arranging: "Arranging rows"
    case .reading(let name) where done == 0: "Reading \(name)"
    case .reading(let name):
      "Reading \(name): \(amount(done, of: total)), \(size(rate(done, milliseconds)))/s"
    case .writing(let name) where done == 0: "Writing \(name)"
    case .writing(let name): "Writing \(name): \(grouped(done)) rows, \(grouped(rate(done, milliseconds)))/s"
    }
  }

  /// A text cut to a number of columns, with control characters shown, so that the line stays one line.
  static func fitted(_ text: String, columns: Int) -> String {
    let line = MessageWriter.line(text).dropLast()
    return line.count <= columns ? String(line) : line.prefix(max(columns - 1, 0)) + "…"
  }

  private static func amount(_ done: Int, of total: Int?) -> String {
    guard let total, total > 0 else { return size(done) }
    return "\(min(100, Int(Double(done) / Double(total) * 100)))%"
  }

  private static func rate(_ done: Int, _ milliseconds: Int) -> Int {
    Int(Double(done) * 1000 / Double(max(milliseconds, 1)))
  }

  private static func size(_ bytes: Int) -> String {
    switch bytes {
    case ..<1000: "\(bytes) bytes"
    case ..<1_000_000: "\(bytes / 1000) kB"
    case ..<1_000_000_000: "\(bytes / 1_000_000) MB"
    default: "\(bytes / 1_000_000_000).\(bytes / 100_000_000 % 10) GB"
    }
  }

  private static func grouped(_ number: Int) -> String {
    var text = ""
    for (index, digit) in "\(number)".reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}
