/// Why an input can't be used: one finding, or several of one kind.
///
/// ```swift
/// do {
///   let store = try CSVReader(InputSource.file("orders.csv").read()).readAll()
/// } catch {
///   for line in error.lines { print(line) }   // orders.csv:43:9: 9 fields, the header has 8
/// }
/// ```
public struct InputError: Error, Sendable, Hashable {
  /// What was found; never empty, and at most ``InputFindings/limit`` of it is kept.
  public let findings: InputFindings

  /// The first finding.
  public let first: InputFinding

  /// Makes an error of one finding.
  ///
  /// - Parameter finding: What was found.
  public init(_ finding: InputFinding) {
    first = finding
    findings = InputFindings(finding)
  }

  /// Makes an error of one finding, given by its parts.
  ///
  /// - Parameters:
  ///   - kind: What sort of finding it is.
  ///   - location: Where it was found.
  ///   - message: What was found and what was expected, in one line.
  ///   - hint: What to do about it.
  public init(
    _ kind: InputFinding.Kind, at location: InputLocation, _ message: String, hint: String? = nil
  ) {
    self.init(InputFinding(kind: kind, location: location, message: message, hint: hint))
  }

  /// Makes an error of many findings, or `nil` if there are none.
  ///
  /// - Parameter findings: What was found.
  public init?(_ findings: InputFindings) {
    guard let first = findings.kept.first else { return nil }
    self.first = first
    self.findings = findings
  }

  /// What sort of finding comes first.
  public var kind: InputFinding.Kind { first.kind }

  /// Where the first finding is.
  public var location: InputLocation { first.location }

  /// What the first finding says.
  public var message: String { first.message }

  /// What to do about it.
  public var hint: String? { first.hint }

  /// A line for each finding, and one that counts the rest.
  public var lines: [String] { findings.lines }
}

extension InputError: CustomStringConvertible {
  /// The first finding in one line.
  public var description: String { first.description }
}
