import TableText
import Testing

@Suite("Output environment")
struct OutputEnvironmentTests {
  @Test(
    "The first of request, NO_COLOR, FORCE_COLOR, CLICOLOR_FORCE, TERM and terminal that says something counts",
    arguments: [
      (ColorChoice.always, false, ["NO_COLOR": "1"], true), (.never, true, ["FORCE_COLOR": "1"], false),
      (.automatic, true, [:], true), (.automatic, false, [:], false),
      (.automatic, true, ["NO_COLOR": "1", "FORCE_COLOR": "1"], false),
      (.automatic, true, ["NO_COLOR": ""], true),
      (.automatic, false, ["FORCE_COLOR": "1", "TERM": "dumb"], true),
      (.automatic, true, ["FORCE_COLOR": "0"], false),
      (.automatic, false, ["CLICOLOR_FORCE": "1"], true), (.automatic, false, ["CLICOLOR_FORCE": "0"], false),
      (.automatic, true, ["TERM": "dumb"], false), (.automatic, true, ["TERM": "xterm"], true),
    ])
  func color(_ choice: ColorChoice, isTerminal: Bool, variables: [String: String], expected: Bool) {
    #expect(OutputEnvironment(isTerminal: isTerminal, variables: variables).usesColor(choice) == expected)
  }

  @Test(
    "The width comes from the request, COLUMNS, the terminal, else 80 columns, and there is none without a terminal",
    arguments: [
      (nil, true, 120, ["COLUMNS": "50"], 50), (60, true, 120, ["COLUMNS": "50"], 60),
      (0, true, 120, [:], nil),
      (nil, true, 120, [:], 120), (nil, true, nil, [:], 80), (nil, true, 0, [:], 80),
      (nil, true, 120, ["COLUMNS": "0"], 120), (nil, true, 120, ["COLUMNS": "wide"], 120),
      (nil, true, 120, ["COLUMNS": "-3"], 120), (nil, false, nil, ["COLUMNS": "50"], nil),
      (40, false, nil, [:], 40),
    ] as [(Int?, Bool, Int?, [String: String], Int?)])
  func width(
    _ choice: Int?, isTerminal: Bool, terminalColumns: Int?, variables: [String: String], expected: Int?
  ) {
    let environment = OutputEnvironment(
      isTerminal: isTerminal, terminalColumns: terminalColumns, variables: variables)
    #expect(environment.maximumWidth(choice) == expected)
  }
}
