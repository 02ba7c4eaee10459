extension SavedReport {
  /// Saves a report, as a file that is whole or not there.
  ///
  /// - Parameters:
  ///   - given: What the run was told, by the command line and by the saved report it came from.
  ///   - path: The file to write.
  /// - Throws: a failure if the file can't be written.
  static func save(_ given: GivenArguments, to path: String) throws(CommandFailure) {
    let text = text(of: given, savedAs: path, currentFolder: FileCalls.currentFolder() ?? "")
    do {
      let file = try OutputFile(path: path, InterruptCleanup())
      let descriptor = try file.open()
      let failure = FileCalls.writeAll(ContiguousArray(text.utf8).span, to: descriptor)
      guard FileCalls.close(descriptor) == 0, failure == nil else {
        throw OutputFailure(path: path, errorNumber: failure ?? System.lastError)
      }
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
      "// A report of foldout: foldout \(isCalledByName ? "" : "--config ")\(path.split(separator: "/").last ?? "")",
      "// The keys are long names of options; options on the command line go before these.",
      "// File names are relative to this file.",
      "{",
    ]
    if !given.files.isEmpty {
      lines.append("  \(filesKey): [\(given.files.map { quoted(shown($0)) }.joined(separator: ", "))],")
    }
    var written: Set<String> = []
    for use in given.uses where use.option.group != .command && written.insert(use.option.name).inserted {
      let option = use.option
      let values = given.uses.filter { $0.option.name == option.name }.map { use in
        literal(option.takesFile ? shown(use.value) : use.value, of: option)
      }
      let value = option.repeats && values.count > 1 ? "[\(values.joined(separator: ", "))]" : values.last
      lines.append("  \(key(option.name)): \(value ?? "null"),")
    }
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
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
