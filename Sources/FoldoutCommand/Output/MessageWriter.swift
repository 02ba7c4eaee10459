/// Writes what the command has to say to standard error, one line for each message.
struct MessageWriter {
  private let run: RunRequest
  private let print: (String) -> Void
  /// How many warnings there were, printed or not.
  private(set) var warningCount = 0

  init(_ run: RunRequest, print: @escaping (String) -> Void = { System.tell($0) }) {
    self.run = run
    self.print = print
  }

  /// Says why the command stops, with the hint at the end of the last line.
  func report(_ failure: CommandFailure) {
    for (index, line) in failure.lines.enumerated() {
      let isLast = index == failure.lines.count - 1
      let hint = isLast ? failure.hint.map { "; \($0)" } ?? "" : ""
      print(Self.line(failure.hasPlace ? line + hint : "foldout: \(line)\(hint)"))
    }
  }

  /// Says what may not be as expected, unless the command is to be quiet.
  mutating func warn(_ message: String) {
    warn(["foldout: warning: \(message)"])
  }

  /// Says what may not be as expected in an input, in lines that name the place, unless the command is to be quiet.
  mutating func warn(_ lines: [String]) {
    warningCount += 1
    guard !run.isQuiet else { return }
    for line in lines { print(Self.line(line)) }
  }

  /// Says what was found out, if that is asked for; where it is all that is asked for, it is the output.
  ///
  /// - Throws: a write error where standard output can't take it.
  func note(_ message: @autoclosure () -> String) throws {
    if run.explains {
      try System.print(Self.line(message()))
    } else if run.isVerbose {
      print(Self.line("foldout: \(message())"))
    }
  }

  /// One line without control characters, so that data named in a message can't talk to the terminal.
  static func line(_ message: String) -> String {
    var line = ""
    for scalar in message.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: line += scalar.escaped(asASCII: true)
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line + "\n"
  }
}
