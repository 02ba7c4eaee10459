import TableModel
import TableOutline
import TestSupport
import Testing

@Suite("Faults in patterns")
struct FormatPatternErrorTests {
  @Test(
    "The error points at the character",
    arguments: [
      ("0 units", 2, .unexpectedCharacter), ("\"open", 0, .unclosed), ("0\\", 1, .unclosed),
      ("0_", 1, .unclosed),
      ("0*", 1, .unclosed), ("[Red", 0, .unclosed), ("[Purple]0", 0, .unknownBracket),
      ("[Color99]0", 0, .unknownBracket),
      ("[DBNum1]0", 0, .unknownBracket), ("# ?/?", 3, .fraction), ("0/4", 2, .unexpectedCharacter),
      ("0.0.0", 3, .unexpectedCharacter), ("0E", 1, .unexpectedCharacter), ("0E+", 1, .unexpectedCharacter),
      ("0E+0E+0", 4, .unexpectedCharacter), ("yyyy0", 4, .mixedKinds), ("0@", 1, .mixedKinds),
      ("yyyy@", 4, .mixedKinds),
      ("General@", 7, .mixedKinds), ("GeneralGeneral", 7, .mixedKinds), ("0General", 1, .mixedKinds),
      ("0;0;0;@;0", 7, .tooManySections), ("@;0", 2, .mixedKinds),
      ("[>1]0;[>2]0;[>3]0", 12, .tooManySections),
      (String(repeating: "0", count: 256), 255, .tooLong), ("gg", 0, .unexpectedCharacter),
      ("E+0", 0, .unexpectedCharacter),
    ] as [(String, Int, FormatPatternError.Problem)])
  func faults(pattern: String, offset: Int, problem: FormatPatternError.Problem) {
    #expect(throws: FormatPatternError(pattern: pattern, offset: offset, problem: problem)) {
      try CellFormatter(.pattern(pattern))
    }
  }

  @Test("The message names pattern, character and way out")
  func message() {
    let error = FormatPatternError(pattern: "# ?/?", offset: 3, problem: .fraction)
    #expect(
      error.description
        == "number format \"# ?/?\", character 4 (/): fractions can't be shown; use decimals such as 0.00")
  }

  @Test("No pattern made of its own characters stops the program")
  func randomPatterns() throws {
    let alphabet: [Character] = Array("0#?.,%;@\"\\_*[]<>=E+-/ymdhsAPG$ä1")
    var generator = SeededGenerator(seed: 7)
    var accepted = 0
    for _ in 0..<20_000 {
      let length = Int.random(in: 0...10, using: &generator)
      let pattern = String((0..<length).compactMap { _ in alphabet.randomElement(using: &generator) })
      guard let formatter = try? CellFormatter(.pattern(pattern)) else { continue }
      accepted += 1
      var row = CellBuffer()
      row.append(decimal: ExactDecimal(significand: -12_345_678, scale: 3))
      row.append(integer: 0)
      row.append(text: "x")
      row.append(number: 1e300)
      row.append(date: CalendarTime(milliseconds: 1_709_906_709_678, hasTime: true))
      var out = OutputBuffer()
      for index in 0..<row.count {
        let start = out.count
        let point = formatter.append(row[index], of: row, to: &out)
        #expect(point >= 0 && start + point <= out.count, "\(pattern)")
      }
    }
    #expect(accepted > 500)
  }
}
