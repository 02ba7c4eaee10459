import TableModel
import TableOutline
import TestSupport
import Testing

@Suite("Digits in an output buffer")
struct DigitTests {
  private func text(_ append: (inout OutputBuffer) -> Void) -> String {
    var out = OutputBuffer(capacity: 64)
    append(&out)
    return out.withSpan { bytes in
      var copy: ContiguousArray<UInt8> = []
      for index in bytes.indices { copy.append(bytes[index]) }
      return String(decoding: copy, as: UTF8.self)
    }
  }

  /// Numbers around each power of ten, where the count of digits changes.
  private static let borders: [UInt64] = {
    var numbers: [UInt64] = [0, .max, .max - 1]
    var power: UInt64 = 1
    for _ in 0..<19 {
      power *= 10
      numbers += [power - 1, power, power + 1]
    }
    return numbers
  }()

  @Test("A number has the digits that the standard library gives it, around every power of ten")
  func borders() {
    for number in Self.borders {
      let digits = String(number)
      #expect(OutputBuffer.digitCount(of: number) == digits.utf8.count)
      #expect(text { $0.append(unsigned: number) } == digits)
      #expect(
        text { $0.append(unsigned: number, minimumDigits: 25) }
          == String(repeating: "0", count: 25 - digits.utf8.count) + digits)
    }
  }

  @Test("A decimal has its point in the right place, whatever its digits", arguments: UInt8(0)...38)
  func decimals(_ scale: UInt8) {
    let wide: [Int128] = [.max, .min + 1, Int128(UInt64.max) + 1, -Int128(UInt64.max) - 1]
    for significand in Self.borders.flatMap({ [Int128($0), -Int128($0)] }) + wide {
      let decimal = ExactDecimal(significand: significand, scale: scale)
      let shown = text { $0.append(decimal: decimal) }
      guard shown == decimal.description else {
        Issue.record("\(significand) / 10^\(scale): \(shown)")
        return
      }
    }
  }

  @Test("Random numbers of every length")
  func random() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<20_000 {
      let number = random.next() >> UInt64.random(in: 0..<64, using: &random)
      guard text({ $0.append(unsigned: number) }) == String(number) else {
        Issue.record("\(number)")
        return
      }
    }
  }

  @Test("Blanks of every count, and nothing behind them", arguments: [-1, 0, 1, 7, 8, 9, 16, 1000])
  func blanks(_ count: Int) {
    #expect(
      text {
        $0.append(blanks: count)
        $0.append(word: 0x6F_6C_6C_61_68, count: 3)
      } == String(repeating: " ", count: max(0, count)) + "hal")
  }

  @Test("Dates of every length of the year")
  func dates() throws {
    for (year, shown) in [
      (0, "0000"), (7, "0007"), (2026, "2026"), (9999, "9999"), (12024, "12024"), (-44, "-0044"),
    ] {
      let date = try #require(CalendarTime(year: year, month: 3, day: 5))
      #expect(text { $0.append(date: date) } == shown + "-03-05")
    }
  }
}
