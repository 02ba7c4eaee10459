/// Something doubtful in an input that is used all the same: findings of one kind, and what was done about them.
public struct InputWarning: Sendable, Hashable {
  /// What was found; never empty.
  public let findings: InputFindings

  /// What was done about all of them, such as `4 rows skipped`; `nil` if the findings say it.
  public let summary: String?

  /// Makes a warning of many findings, or `nil` if there are none.
  ///
  /// - Parameters:
  ///   - findings: What was found.
  ///   - summary: What was done about it.
  public init?(_ findings: InputFindings, summary: String? = nil) {
    guard !findings.isEmpty else { return nil }
    self.findings = findings
    self.summary = summary
  }

  /// Makes a warning of one finding.
  ///
  /// - Parameter finding: What was found.
  public init(_ finding: InputFinding) {
    findings = InputFindings(finding)
    summary = nil
  }

  /// What sort of findings these are, or `nil` for none.
  public var kind: InputFinding.Kind? { findings.kept.first?.kind }

  /// A line for each finding, one that counts the rest, and the summary.
  public var lines: [String] { findings.lines + (summary.map { [$0] } ?? []) }
}
