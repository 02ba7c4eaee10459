import TestSupport
import Testing

/// A run of the command in which a call to the system fails, and what it left of a file that was there.
struct FaultyRun {
  /// An output of the command.
  enum Output: String, CaseIterable, CustomTestStringConvertible {
    case text = "report.txt"
    case csv = "report.csv"
    case json = "report.json"
    case workbook = "report.xlsx"

    var testDescription: String { rawValue }
  }

  static let old = "what was there before\n"

  let folder: Workdir
  let output: Output
  /// The bytes of the whole report.
  let new: [UInt8]
  /// The calls that make the report, in their order.
  let calls: [Substring]

  /// Makes the report once, with nothing in its way.
  init(_ output: Output) throws {
    self.output = output
    folder = try Workdir()
    try folder.write("region,cost\nNorth,1.50\nNorth,2.25\nSouth,4.00\n", to: "orders.csv")
    try folder.write(Self.old, to: "out/\(output.rawValue)")
    let result = try folder.shell(
      "mkdir tmp; \(Self.command) out/\(output.rawValue)",
      environment: [
        "SYSTEM_FAULT_LOG": "calls", "TMPDIR": "tmp",
      ])
    try #require(result.status == 0, "\(result.error)")
    new = try folder.bytes(of: "out/\(output.rawValue)")
    calls = try folder.read("calls").split(separator: "\n")
  }

  /// Makes the report again over the old file, with this fault.
  func run(_ fault: String) throws -> CommandResult {
    try folder.write(Self.old, to: "out/\(output.rawValue)")
    return try folder.shell(
      "exec \(Self.command) out/\(output.rawValue)", environment: ["SYSTEM_FAULT": fault, "TMPDIR": "tmp"])
  }

  /// Whether the old file stands as it was.
  func isOld() throws -> Bool {
    try folder.bytes(of: "out/\(output.rawValue)") == Array(Self.old.utf8)
  }

  /// Whether the new file stands, and is whole.
  func isNew() throws -> Bool { try difference() == nil }

  /// Where the file differs from the new one, or nil where it is that.
  func difference() throws -> String? {
    let bytes = try folder.bytes(of: "out/\(output.rawValue)")
    guard bytes != new else { return nil }
    let same = zip(bytes, new).prefix { $0 == $1 }.count
    return "\(bytes.count) bytes in place of \(new.count), the first \(same) are the same"
  }

  /// The names of the files that should not be there.
  func remains() throws -> [String] {
    try folder.shell("ls -A out tmp | grep -v -e :$ -e '^$' -e '^\(output.rawValue)$'").output
      .split(separator: "\n").map(String.init)
  }

  /// Makes room for the next run.
  func removeRemains() throws { _ = try folder.shell("rm -rf out/.foldout-* tmp/* tmp/.foldout-*") }

  private static let command = "faulty-foldout orders.csv -g region --sum cost -o"
}
