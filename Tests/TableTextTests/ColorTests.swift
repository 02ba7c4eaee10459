import Foundation
import TableModel
import TableText
import TestSupport
import Testing

@Suite("Colour")
struct ColorTests {
  private let columns = [
    Node.label("Name").width(max: 13), Node.column("Amount", .decimal).total(.sum),
  ]
  private let rows = [
    Node(
      "Fasteners and fittings", children: [Node("Bolts", .decimal("-5.00")), Node("Nuts", .decimal("2.50"))])
  ]

  @Test("Every line starts and ends without colour, and borders have none")
  func balanced() throws {
    for style in TextStyle.allCases {
      let text = try render(rows, columns) {
        $0.style = style
        $0.usesColor = true
      }
      for line in text.split(separator: "\n") {
        var isOpen = false
        var rest = line[...]
        while let escape = rest.firstIndex(of: "\u{1B}") {
          let end = rest[escape...].firstIndex(of: "m") ?? rest.endIndex
          let isReset = rest[escape..<end] == "\u{1B}[0"
          #expect(isReset == isOpen)
          isOpen = !isReset
          rest = rest[end...].dropFirst()
        }
        #expect(!isOpen)
      }
    }
  }

  @Test("Each line of a wrapped cell has its colour to itself")
  func wrapped() throws {
    expectText(
      try render(rows, columns) { $0.usesColor = true },
      equals: """
        \u{1B}[1mName\u{1B}[0m           \u{1B}[1mAmount\u{1B}[0m
        ─────────────  ──────
        ▾ \u{1B}[1mFasteners\u{1B}[0m     \u{1B}[1;91m-2.50\u{1B}[0m
          \u{1B}[2m│\u{1B}[0m  \u{1B}[1mand\u{1B}[0m
          \u{1B}[2m│\u{1B}[0m  \u{1B}[1mfittings\u{1B}[0m
          \u{1B}[2m├─\u{1B}[0m Bolts      \u{1B}[91m-5.00\u{1B}[0m
          \u{1B}[2m└─\u{1B}[0m Nuts        2.50
        ─────────────  ──────
        \u{1B}[1mTotal\u{1B}[0m           \u{1B}[1;91m-2.50\u{1B}[0m

        """)
  }

  @Test("Without colour the text is the same")
  func sameText() throws {
    let colored = try render(rows, columns) { $0.usesColor = true }
    expectText(colored.replacing(/\u{1B}\[[0-9;]*m/, with: ""), equals: try render(rows, columns))
  }

  @Test(
    "Numbers below zero can be read on the dark and on the light background of every usual palette",
    arguments: [
      ("Linux", [31: 0xAA0000, 91: 0xFF5555], 0x000000, 0xFFFFFF),
      ("xterm", [31: 0xCD0000, 91: 0xFF0000], 0x000000, 0xFFFFFF),
      ("Windows", [31: 0xC50F1F, 91: 0xE74856], 0x0C0C0C, 0xF2F2F2),
      ("macOS", [31: 0x990000, 91: 0xE50000], 0x000000, 0xFFFFFF),
      ("GNOME", [31: 0xC01C28, 91: 0xF66151], 0x171421, 0xFFFFFF),
      ("Tango", [31: 0xCC0000, 91: 0xEF2929], 0x2E3436, 0xEEEEEC),
      ("Visual Studio Code", [31: 0xCD3131, 91: 0xF14C4C], 0x1E1E1E, 0xFFFFFF),
      ("Solarized", [31: 0xDC322F, 91: 0xCB4B16], 0x002B36, 0xFDF6E3),
    ] as [(String, [Int: Int], Int, Int)])
  func contrast(palette: String, colors: [Int: Int], dark: Int, light: Int) throws {
    let text = try render([Node("a", .decimal("-5.00"))], columns) { $0.usesColor = true }
    let code = try #require(text.firstMatch(of: /\u{1B}\[(\d+)m-5/)?.1)
    let color = try #require(Int(code).flatMap { colors[$0] })
    for background in [dark, light] { #expect(Self.contrast(color, background) >= 3) }
  }

  /// The contrast of two colours as the Web Content Accessibility Guidelines count it; 3 is for what is no prose.
  private static func contrast(_ first: Int, _ second: Int) -> Double {
    let (first, second) = (luminance(first), luminance(second))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private static func luminance(_ color: Int) -> Double {
    zip([16, 8, 0], [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
      let value = Double(color >> part.0 & 0xFF) / 255
      return sum + part.1 * (value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
    }
  }
}
