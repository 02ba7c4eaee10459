internal import TableOutline

extension SavedReport {
  /// Saves a report, as a file that is whole or not there.
  ///
  /// - Parameters:
  ///   - given: What the run was told, by the command line and by the saved report it came from.
  ///   - path: The file to write.
  ///   - cleanup: Removes the temporary file when a signal comes.
  /// - Throws: a failure if the file can't be written.
  static func save(
    _ given: GivenArguments, to path: String, _ cleanup: InterruptCleanup
  ) throws(CommandFailure) {
    let text = text(of: given, savedAs: path, currentFolder: FileCalls.currentFolder() ?? "")
    do {
      var file = try OutputFile(path: path, cleanup)
      var sink = FileSink(descriptor: try file.open())
      try sink.write(ContiguousArray(text.utf8).span)
      try file.finish()
      try file.commit()
    } catch {
      throw CommandFailure(error, destination: path)
    }
  }

  /// The text of a saved report.
  ///
  /// - Parameters:
  ///   - given: What the run was told.
  ///   - path: The file that it is for; file names become relative to it.
  ///   - currentFolder: The full path of the folder that file names are relative to now.
  /// - Returns: The text, with its last line ended.
  static func text(of given: GivenArguments, savedAs path: String, currentFolder: String) -> String {
    let shown = { (file: String) in PathNames.moved(file, to: path, currentFolder: currentFolder) }
    let isCalledByName = path.hasSuffix(".foldout")
    var lines = [
      "\(opening): foldout \(isCalledByName ? "" : "--config ")\(path.split(separator: "/").last ?? "")",
      "// The keys are long names of options; options on the command line go before these.",
      "// File names are relative to this file.",
      "{",
    ]
    if !given.files.isEmpty {
      lines.append("  \(filesKey): [\(given.files.map { quoted(shown($0)) }.joined(separator: ", "))],")
    }
    let uses = given.uses.filter { $0.option.group != .command }
    let mixed = mixedGroups(uses)
    let isMixed = { (option: CommandOption) in option.repeats && mixed.contains(option.group) }
    var written: Set<String> = []
    for use in uses where !isMixed(use.option) && written.insert(use.option.name).inserted {
      let same = uses.filter { $0.option.name == use.option.name }
      lines.append("  \(member(of: use.option.repeats ? same : [same[same.count - 1]], shown)),")
    }
    if !mixed.isEmpty {
      lines.append("  // Among these, the order counts.")
      lines.append("  \(orderedKey): [")
      lines += runs(uses.filter { isMixed($0.option) }).map { "    { \(member(of: $0, shown)) }," }
      lines.append("  ],")
    }
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The groups in which uses of one option stand on both sides of another's, so that a key for each option would
  /// lose their order.
  private static func mixedGroups(_ uses: [OptionUse]) -> Set<OptionGroup> {
    var mixed: Set<OptionGroup> = []
    for group in OptionGroup.allCases {
      let names = runs(uses.filter { $0.option.group == group && $0.option.repeats }).map(\.[0].option.name)
      if Set(names).count < names.count { mixed.insert(group) }
    }
    return mixed
  }

  /// The uses in their order, those of one option that follow one another together.
  private static func runs(_ uses: [OptionUse]) -> [[OptionUse]] {
    var runs: [[OptionUse]] = []
    for use in uses {
      if runs.last?[0].option.name == use.option.name {
        runs[runs.count - 1].append(use)
      } else {
        runs.append([use])
      }
    }
    return runs
  }

  /// A key with the value of one use, or the values of several, of the same option.
  private static func member(of uses: [OptionUse], _ shown: (String) -> String) -> String {
    let option = uses[0].option
    let values = uses.map { literal(option.takesFile ? shown($0.value) : $0.value, of: option) }
    return "\(key(option.name)): \(values.count == 1 ? values[0] : "[\(values.joined(separator: ", "))]")"
  }

  private static func literal(_ value: String, of option: CommandOption) -> String {
    if case .negatable = option.argument { return value }
    // A whole number reads back as the digits it is made of; any other text would need care.
    if let number = Int(value), String(number) == value { return value }
    return quoted(value)
  }

  private static func key(_ name: String) -> String {
    var isFirst = true
    for scalar in name.unicodeScalars {
      guard JSON5Cursor.isWordPart(scalar, isFirst: isFirst) else { return quoted(name) }
      isFirst = false
    }
    return name
  }

  private static func quoted(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      case "\r": literal += "\\r"
      case _ where scalar.value < 0x20 || JSON5Cursor.isLineEnd(scalar):
        let digits = String(scalar.value, radix: 16)
        literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
