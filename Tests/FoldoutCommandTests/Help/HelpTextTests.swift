import Testing

@testable import FoldoutCommand

@Suite("Help")
struct HelpTextTests {
  @Test("The first screen starts with examples and fits a terminal")
  func shortHelp() {
    let lines = HelpText.text(.short).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2] == "Examples:")
    #expect(lines.count <= 40)
  }

  @Test("The full help names every option with each of its names")
  func fullHelp() {
    let text = HelpText.text(.all)
    for option in OptionTable.all {
      #expect(text.contains(option.shownName))
      #expect(text.contains(option.summary))
      if let letter = option.letter { #expect(text.contains("-\(letter), \(option.shownName)")) }
    }
  }

  @Test("The full help says what an expression is made of")
  func expressions() {
    let text = HelpText.text(.all)
    for expression in HelpText.expressions { #expect(text.contains(expression.meaning)) }
  }

  @Test("No name and no letter stands for two options")
  func uniqueNames() {
    let names = OptionTable.all.flatMap(\.acceptedNames)
    let letters = OptionTable.all.compactMap(\.letter)
    #expect(Set(names).count == names.count)
    #expect(Set(letters).count == letters.count)
  }

  @Test("Every example in the table is accepted by the parser")
  func examplesParse() throws {
    for option in OptionTable.all {
      guard let example = option.example else { continue }
      let request = try CommandLineParser().parse(shellWords(example))
      #expect(request.files.isEmpty, "\(example)")
    }
  }

  /// Splits at blanks that stand outside single quotes.
  private func shellWords(_ text: String) -> [String] {
    var words = [""]
    var isQuoted = false
    for character in text {
      if character == "'" {
        isQuoted.toggle()
      } else if character == " ", !isQuoted {
        words.append("")
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words
  }
}
