import TableModel
import TableOutline
import TestSupport
import Testing

@Suite("Bytes on their way out")
struct OutputBufferTests {
  @Test(
    "Whole numbers of every length",
    arguments: [0, 1, -1, 9, 10, 99, 100, 101, 999, 1000, 12_345, Int64.max, Int64.min])
  func integers(value: Int64) {
    #expect(text { $0.append(integer: value) } == String(value))
  }

  @Test("All powers of ten and their neighbours")
  func powers() {
    var power: UInt64 = 1
    for _ in 0..<19 {
      power *= 10
      for value in [power - 1, power, power + 1] {
        #expect(text { $0.append(unsigned: value) } == String(value))
        #expect(
          text { $0.append(wide: UInt128(value) * 10_000_000_000_000_000_007) }
            == String(UInt128(value) * 10_000_000_000_000_000_007))
      }
    }
    #expect(text { $0.append(unsigned: .max) } == String(UInt64.max))
    #expect(text { $0.append(wide: .max) } == String(UInt128.max))
  }

  @Test("Decimals as their description says", arguments: 0..<200)
  func decimals(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let shift = Int.random(in: 0..<127, using: &generator)
    let digits = Int128.random(in: .min + 1 ... .max, using: &generator) >> shift
    let value = ExactDecimal(significand: digits, scale: UInt8.random(in: 0...38, using: &generator))
    #expect(text { $0.append(decimal: value) } == value.description)
  }

  @Test("Dates as ISO 8601 writes them")
  func dates() throws {
    let day = try #require(CalendarTime(year: 26, month: 3, day: 8))
    #expect(text { $0.append(date: day) } == "0026-03-08")
    let civil = CalendarTime.Civil(
      year: 2026, month: 3, day: 8, hour: 4, minute: 5, second: 6, millisecond: 70)
    let time = try #require(CalendarTime(civil, hasTime: true))
    #expect(text { $0.append(date: time) } == "2026-03-08T04:05:06.070")
  }

  @Test("The buffer grows, is drained and used again")
  func growth() throws {
    var buffer = OutputBuffer(capacity: 1)
    var sink = MemorySink()
    var expected = ""
    for round in 0..<100 {
      buffer.append("line ")
      buffer.append(UInt8(ascii: "x"), count: round)
      buffer.append("é\n" as String)
      expected += "line " + String(repeating: "x", count: round) + "é\n"
      if round % 7 == 0 { try buffer.drain(into: &sink) }
    }
    try buffer.drain(into: &sink)
    #expect(buffer.count == 0)
    #expect(sink.text == expected)
  }

  private func text(_ write: (inout OutputBuffer) -> Void) -> String {
    var buffer = OutputBuffer()
    write(&buffer)
    var sink = MemorySink()
    try? buffer.drain(into: &sink)
    return sink.text
  }
}
