import Testing

@testable import FoldoutCommand

@Suite("Choice of the pager")
struct PagerCommandTests {
  @Test("less, unless PAGER names another or the terminal can't move its cursor")
  func standard() {
    #expect(PagerCommand(["TERM": "xterm"])?.arguments == ["less", "-RFX"])
    #expect(PagerCommand(["TERM": "dumb"]) == nil)
    #expect(PagerCommand(["TERM": ""]) == nil)
    #expect(PagerCommand([:]) == nil)
    #expect(PagerCommand(["TERM": "dumb", "PAGER": "more"])?.arguments == ["more"])
  }

  @Test("An empty PAGER, or one that only passes on, is none", arguments: ["", "  ", "cat", " cat "])
  func none(pager: String) {
    #expect(PagerCommand(["TERM": "xterm", "PAGER": pager]) == nil)
  }

  @Test(
    "Words are started as they are, anything else by a shell",
    arguments: [
      ("less -S -R", ["less", "-S", "-R"], false), (" /opt/ä/bat  --style=x", nil, true),
      ("/opt/ä/bat -p", ["/opt/ä/bat", "-p"], false), ("less | head", nil, true), ("$VIEWER", nil, true),
      ("~/bin/view", nil, true), ("'a b'", nil, true), ("less\t-R", nil, true), ("less; x", nil, true),
    ] as [(String, [String]?, Bool)])
  func words(pager: String, arguments: [String]?, isShellScript: Bool) {
    let command = PagerCommand(["PAGER": pager])
    #expect(command?.arguments == arguments ?? ["/bin/sh", "-c", pager])
    #expect(command?.isShellScript == isShellScript)
  }
}

@Suite("Lines of a screen")
struct ScreenLinesTests {
  private func areTooMany(_ text: String, columns: Int = 10, rows: Int) -> Bool {
    var lines = ScreenLines(columns: columns, rows: rows)
    // However the text is cut into pieces.
    for byte in text.utf8 { lines.add(ContiguousArray([byte]).span) }
    return lines.areTooMany
  }

  @Test(
    "Lines are counted as a terminal breaks them, the last line is for the prompt",
    arguments: [
      ("", 0), ("a", 1), ("a\n", 1), ("a\n\nb\n", 3), ("0123456789\n", 1), ("0123456789a\n", 2),
      ("0123456789\na", 2), ("├─────────\n", 1), ("├──────────\n", 2),
      ("\u{1B}[1m0123456789\u{1B}[22m\n", 1),
    ])
  func counting(text: String, lines: Int) {
    #expect(!areTooMany(text, rows: lines + 1))
    if lines > 1 { #expect(areTooMany(text, rows: lines)) }
  }

  @Test("A screen without a size has one line")
  func noSize() {
    #expect(!areTooMany("a\n", columns: 0, rows: 0))
    #expect(areTooMany("ab\n", columns: 0, rows: 0))
  }
}
