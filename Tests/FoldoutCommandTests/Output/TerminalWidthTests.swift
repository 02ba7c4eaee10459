import Testing

@testable import FoldoutCommand

@Suite("Terminal width")
struct TerminalWidthTests {
  private func limit(
    requested: Int? = nil, isTerminal: Bool = true, variable: String? = nil, reported: Int? = nil
  ) -> Int? {
    TerminalWidth.limit(
      requested: requested, isTerminal: isTerminal, columnsVariable: variable, reported: reported)
  }

  @Test("What is asked for comes first, then COLUMNS, then the terminal, then 80")
  func order() {
    #expect(limit(requested: 40, variable: "50", reported: 120) == 40)
    #expect(limit(variable: "50", reported: 120) == 50)
    #expect(limit(reported: 120) == 120)
    #expect(limit() == 80)
  }

  @Test("Into a file there is no limit unless one is asked for", arguments: [nil, "50"])
  func file(variable: String?) {
    #expect(limit(isTerminal: false, variable: variable) == nil)
    #expect(limit(requested: 40, isTerminal: false, variable: variable) == 40)
  }

  @Test("Zero asks for no limit")
  func noLimit() {
    #expect(limit(requested: 0, variable: "50") == nil)
  }

  @Test("A COLUMNS that is no width is passed over", arguments: ["", "0", "-3", "wide"])
  func badVariable(variable: String) {
    #expect(limit(variable: variable, reported: 120) == 120)
  }
}
