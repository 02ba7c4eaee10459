import TableInput
import TableModel
import TestSupport
import Testing

/// Columns are kept in the smallest form that holds all of their values; no value may show it.
@Suite("Columns kept small")
struct ValueFormsTests {
  private func values(_ texts: [String]) throws -> [CellValue] {
    let store = try records("k,x\n" + texts.map { "k,\($0)\n" }.joined()).typed()
    return (0..<store.count).map { store.value(record: $0, column: 1) }
  }

  private func value(_ text: String) throws -> CellValue {
    text.isEmpty ? .empty : .decimal(try #require(ExactDecimal(text)))
  }

  /// A column is of one kind: with one decimal anywhere, whole numbers are decimals without places.
  private func asDecimal(_ value: CellValue) -> CellValue {
    guard case .integer(let integer) = value else { return value }
    return .decimal(ExactDecimal(significand: Int128(integer), scale: 0))
  }

  @Test(
    "Numbers that differ in size and in decimals come out as they were written",
    arguments: 0..<60 as Range<UInt64>)
  func numbers(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let bounds: [Int64] = [9, 1 << 31 - 1, 1 << 31, 1 << 40]
    let bound = bounds[Int(seed) % bounds.count]
    let mostDecimals = Int(seed) / bounds.count % 4
    var texts = ["\(bound)", "-\(bound + 1)"]
    for _ in 0..<Int.random(in: 0...40, using: &generator) {
      let digits = Int64.random(in: -bound...bound, using: &generator)
      let decimals = Int.random(in: 0...mostDecimals, using: &generator)
      let fraction = decimals == 0 ? "" : "." + String(repeating: "7", count: decimals)
      texts.append(Int.random(in: 0..<5, using: &generator) == 0 ? "" : "\(digits)\(fraction)")
    }
    texts.shuffle(using: &generator)
    let read = try values(texts).map(asDecimal)
    for (read, text) in zip(read, texts) {
      let expected = try value(text)
      #expect(read == expected, "\(texts)")
      if case .decimal(let read) = read, case .decimal(let expected) = expected {
        #expect(read.scale == expected.scale, "\(texts)")
      }
    }
  }

  @Test(
    "Dates alone, dates with midnight, and times among them",
    arguments: [
      (["2026-01-31", "", "1969-12-31"], [(20_484, nil), nil, (-1, nil)]),
      (["2026-01-31 00:00", "1969-12-31 00:00"], [(20_484, nil), (-1, nil)]),
      (["2026-01-31 00:00", "", "2026-01-31 12:30"], [(20_484, 0), nil, (20_484, 750)]),
      (["2026-01-31", "2026-01-31 00:00"], [(20_484, nil), (20_484, nil)]),
      (["2026-01-31", "2026-01-31 00:00", "2026-02-01 00:01"], [(20_484, nil), (20_484, 0), (20_485, 1)]),
    ] as [([String], [(day: Int64, minute: Int64?)?])])
  func dates(texts: [String], expected: [(day: Int64, minute: Int64?)?]) throws {
    let expected = expected.map { date -> CellValue in
      guard let date else { return .empty }
      let milliseconds = date.day * 86_400_000 + (date.minute ?? 0) * 60_000
      return .date(CalendarTime(milliseconds: milliseconds, hasTime: date.minute != nil))
    }
    #expect(try values(texts) == expected)
  }
}
