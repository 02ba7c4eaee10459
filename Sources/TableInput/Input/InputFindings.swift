/// Findings of one kind: the first ten, and how many there were.
///
/// Ten thousand bad rows are ten lines and a count.
public struct InputFindings: Sendable, Hashable {
  /// How many findings are kept; more are only counted.
  public static let limit = 10

  /// The first findings, in the order of the input.
  public private(set) var kept: [InputFinding] = []

  /// How many there were in all.
  public private(set) var count = 0

  /// Makes an empty list.
  public init() {}

  /// Makes a list of one.
  ///
  /// - Parameter finding: What was found.
  public init(_ finding: InputFinding) {
    append(finding)
  }

  /// Adds a finding, which is made only if it is kept.
  ///
  /// - Parameter finding: What was found.
  public mutating func append(_ finding: @autoclosure () -> InputFinding) {
    if count < Self.limit { kept.append(finding()) }
    count += 1
  }

  /// Adds findings of the same kind.
  ///
  /// - Parameter others: What else was found.
  mutating func append(_ others: InputFindings) {
    kept += others.kept.prefix(Self.limit - kept.count)
    count += others.count
  }

  /// The same findings with other advice.
  ///
  /// - Parameter hint: What to do about them; `nil` where that was chosen already.
  /// - Returns: The findings.
  func advising(_ hint: String?) -> InputFindings {
    var others = self
    others.kept = kept.map {
      InputFinding(kind: $0.kind, location: $0.location, message: $0.message, hint: hint)
    }
    return others
  }

  /// True if nothing was found.
  public var isEmpty: Bool { count == 0 }

  /// A line for each finding that was kept, and one that counts the rest.
  public var lines: [String] {
    var lines = kept.map(\.description)
    if let last = kept.last, count > kept.count {
      lines.append("\(last.location.file): … and \(count - kept.count) more like this, \(count) in all")
    }
    return lines
  }
}
