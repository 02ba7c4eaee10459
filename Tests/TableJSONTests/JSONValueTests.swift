import TableJSON
import TableModel
import TestSupport
import Testing

@Suite("Values in JSON")
struct JSONValueTests {
  private func value(_ value: CellValue) throws -> String {
    let line = try json([Node("n", value)], [Node.column("v")], form: .lines)
    let start = try #require(line.firstRange(of: "\"v\":")?.upperBound)
    return String(line[start...].dropLast(2))
  }

  @Test(
    "Numbers have the digits that they have",
    arguments: [
      ("1.10", "1.10"), ("-0.00", "0.00"), ("-0.05", "-0.05"), ("0.12345678901234567890", nil), ("1200", nil),
      ("170141183460469231731687303715884105727", nil), ("-99999999999999999999.9", nil),
    ])
  func decimals(_ text: String, _ expected: String?) throws {
    #expect(try value(decimal(text)) == expected ?? text)
  }

  @Test("Whole numbers, answers and blanks")
  func plain() throws {
    #expect(try value(.integer(.min)) == "-9223372036854775808")
    #expect(try value(.integer(.max)) == "9223372036854775807")
    #expect(try value(.boolean(true)) == "true")
    #expect(try value(.boolean(false)) == "false")
    #expect(try value(.empty) == "null")
    #expect(try value(.text("")) == "\"\"")
  }

  @Test("What is no number is null, and a large number keeps its exponent")
  func doubles() throws {
    #expect(try value(.number(.nan)) == "null")
    #expect(try value(.number(.infinity)) == "null")
    #expect(try value(.number(-.infinity)) == "null")
    #expect(try value(.number(-0.0)) == "0")
    #expect(try value(.number(1e300)) == "1e+300")
    #expect(try value(.number(.leastNonzeroMagnitude)) == "5e-324")
  }

  @Test("Dates are written as ISO 8601 writes them")
  func dates() throws {
    let day = try #require(CalendarTime(year: 2026, month: 3, day: 8))
    let time = CalendarTime(milliseconds: day.milliseconds + 50_700_250, hasTime: true)
    #expect(try value(.date(day)) == "\"2026-03-08\"")
    #expect(try value(.date(time)) == "\"2026-03-08T14:05:00.250\"")
  }

  @Test(
    "Text is escaped where it has to be, and nowhere else",
    arguments: [
      ("plain", "plain"), ("say \"8\"", #"say \"8\""#), (#"a\b"#, #"a\\b"#), ("a\nb\tc\rd", #"a\nb\tc\rd"#),
      ("\u{8}\u{C}", #"\b\f"#), ("\u{0}\u{1B}\u{1F}", #"\u0000\u001b\u001f"#), ("\u{7F}", "\u{7F}"),
      ("</script>", "</script>"), ("螺栓 \u{2028}👩🏿‍🔧", "螺栓 \u{2028}👩🏿‍🔧"),
    ])
  func text(_ text: String, _ expected: String) throws {
    #expect(try value(.text(text)) == "\"\(expected)\"")
    #expect(try value(.link(text)) == "\"\(expected)\"")
  }

  @Test("Every byte that needs escaping is found, wherever it stands among others")
  func everyPlace() throws {
    let special: [(Unicode.Scalar, String)] = [
      ("\"", #"\""#), ("\\", #"\\"#), ("\n", #"\n"#), ("\u{1}", #"\u0001"#),
    ]
    // Neighbours by one of a special byte, and bytes with the high bit.
    for filler in ["x", "!", "#", "[", "]", " ", "\u{7F}", "é"] {
      for (scalar, escaped) in special {
        for length in 1...19 {
          for place in 0..<length {
            let before = String(repeating: filler, count: place)
            let behind = String(repeating: filler, count: length - 1 - place)
            let shown = try value(.text(before + String(scalar) + behind))
            guard shown == "\"\(before)\(escaped)\(behind)\"" else {
              Issue.record("\(filler) \(scalar.value) \(length) \(place): \(shown)")
              return
            }
          }
        }
      }
    }
  }

  @Test("A label is text, whatever its column holds")
  func labels() throws {
    expectText(
      try json(
        [Node("", .integer(2024)), Node("", .empty), Node("", .text("\"x\""))], [Node.column("Year")]),
      equals: """
        [
        {"depth":0,"kind":"leaf","label":"2024","values":{"Year":2024}},
        {"depth":0,"kind":"leaf","values":{"Year":null}},
        {"depth":0,"kind":"leaf","label":"\\"x\\"","values":{"Year":"\\"x\\""}}
        ]

        """)
  }
}
