/// The names of the columns of delimited text.
struct CSVHeader {
  /// The names; no two are the same.
  private(set) var names: [String] = []

  /// How many fields a record must have; those behind may be missing, because their columns have no names.
  private(set) var requiredCount: Int

  /// The names that were there before, and what they became.
  private(set) var findings = InputFindings()

  /// Makes unique names of what stands in the header.
  ///
  /// - Parameters:
  ///   - written: The names as they stand there, some of them empty.
  ///   - location: The file and the line of the header.
  init(_ written: [String], at location: InputLocation) {
    requiredCount = (written.lastIndex { !$0.isEmpty } ?? written.count - 1) + 1
    var taken = Set(written)
    var seen: Set<String> = []
    for (index, name) in written.enumerated() {
      if !name.isEmpty, seen.insert(name).inserted {
        names.append(name)
        continue
      }
      let unique = Self.unused(name.isEmpty ? "column\(index + 1)" : name, tried: name.isEmpty, taken: taken)
      taken.insert(unique)
      names.append(unique)
      guard !name.isEmpty else { continue }
      findings.append(
        InputFinding(
          kind: .repeatedColumn,
          location: InputLocation(file: location.file, line: location.line, column: index + 1),
          message: "a second column \"\(name)\", named \"\(unique)\" here"))
    }
  }

  /// Names for columns without a header: `column1`, `column2`, ….
  init(count: Int) {
    names = (1...max(count, 1)).map { "column\($0)" }
    requiredCount = count
  }

  private static func unused(_ base: String, tried: Bool, taken: Set<String>) -> String {
    if tried, !taken.contains(base) { return base }
    var number = 2
    while taken.contains("\(base)_\(number)") { number += 1 }
    return "\(base)_\(number)"
  }
}
