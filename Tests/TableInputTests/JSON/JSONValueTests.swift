import TableInput
import TableModel
import Testing

@Suite("JSON values")
struct JSONValueTests {
  private func value(_ json: String) throws -> CellValue {
    let store = try readJSON(#"[{"q":\#(json)}]"#).store.typed()
    return store.value(record: 0, column: 0)
  }

  private func text(_ json: String) throws -> String {
    try readJSON(#"[{"q":\#(json)}]"#).store.string(record: 0, column: 0)
  }

  @Test(
    "Numbers keep their digits",
    arguments: ["0.691", "1.10", "0.123456789012345678", "740245381351497730", "-0.0", "1e3", "1E+400"])
  func digits(number: String) throws {
    #expect(try text(number) == number)
  }

  @Test("Numbers are exact decimals")
  func exact() throws {
    #expect(try value("1.10") == .decimal(ExactDecimal(significand: 110, scale: 2)))
    #expect(
      try value("0.123456789012345678")
        == .decimal(ExactDecimal(significand: 123_456_789_012_345_678, scale: 18)))
    #expect(try value("42") == .integer(42))
  }

  @Test("A number with an exponent is a number, since JSON marks it as one")
  func exponents() throws {
    guard case .decimal(let small) = try value("1.5e-7") else {
      Issue.record("1.5e-7 is no decimal")
      return
    }
    #expect(small == ExactDecimal("0.00000015"))
  }

  @Test("Booleans are booleans")
  func booleans() throws {
    #expect(try value("true") == .boolean(true))
    #expect(try value("false") == .boolean(false))
  }

  @Test("Strings that are numbers are numbers, and codes with leading zeros are not")
  func strings() throws {
    #expect(try value("\"1696.295\"") == .decimal(ExactDecimal(significand: 1_696_295, scale: 3)))
    #expect(try value("\"0010\"") == .text("0010"))
  }

  @Test(
    "Escapes are replaced",
    arguments: [
      (#""a\"b\\c\/d""#, "a\"b\\c/d"), (#""\b\f\n\r\t""#, "\u{8}\u{c}\n\r\t"),
      (#""\u0041\u00e9\u20AC""#, "Aé€"),
      (#""\ud83d\ude00!""#, "😀!"), (#""x\u0000y""#, "x\0y"), (#""é€😀""#, "é€😀"), ("\"\"", ""),
    ])
  func escapes(json: String, expected: String) throws {
    #expect(try text(json) == expected)
  }

  @Test("Every place of an escape in strings of every length up to 40 is found")
  func escapePlaces() throws {
    for length in 1...40 {
      for place in 0..<length {
        let plain = String(repeating: "x", count: length - 1)
        let index = plain.index(plain.startIndex, offsetBy: place)
        let escaped = plain[..<index] + "\\n" + plain[index...]
        #expect(try text("\"\(escaped)\"") == plain[..<index] + "\n" + plain[index...])
      }
    }
  }

  @Test("Texts longer than the reader's stretches are read as they are")
  func longText() throws {
    let long = String(repeating: "0123456789", count: 300_000)
    let records = try readJSON("[{\"a\":\"\(long)\",\n\"b\":\"\\t\(long)\"},\n{\"a\":\"x\"}]")
    #expect(records.store.string(record: 0, column: 0) == long)
    #expect(records.store.string(record: 0, column: 1) == "\t" + long)
    #expect(records.store.string(record: 1, column: 0) == "x")
  }

  @Test("Records on both sides of many stretches keep their values and lines")
  func manyStretches() throws {
    let count = 30_000
    let items = (0..<count).map { #"{"id":\#($0),"items":\#n[\#n{"t":"a\u0042c","n":-\#($0).5}\#n]}"# }
    let records = try readJSON("[\n" + items.joined(separator: ",\n") + "\n]")
    #expect(records.store.count == 2 * count)
    #expect(records.tree.maximumDepth == 1)
    let wrong = (0..<count).first { number in
      let (child, parent) = (2 * number, 2 * number + 1)
      return records.store.string(record: parent, column: 0) != "\(number)"
        || records.store.string(record: child, column: 1) != "aBc"
        || records.store.string(record: child, column: 2) != "-\(number).5"
        || records.store.line(of: child) != 4 + number * 4
    }
    #expect(wrong == nil)
  }
}
