import TableModel
import TestSupport
import Testing

@testable import TableOutline

@Suite("The middle of numbers")
struct MedianTests {
  private func median(_ texts: String...) throws -> String? {
    var numbers = MedianNumbers()
    for text in texts { numbers.append(try #require(ExactDecimal(text))) }
    return numbers.median()?.description
  }

  @Test("It has the decimals of the number that has most")
  func decimals() throws {
    #expect(try median() == nil)
    #expect(try median("7") == "7")
    #expect(try median("10", "60.00", "20") == "20.00")
    #expect(try median("1", "2") == "1.5")
    #expect(try median("1.10", "1.20") == "1.15")
    #expect(try median("-1", "-2", "-3", "-4") == "-2.5")
  }

  @Test("Numbers that 64 bits don't hold are compared all the same")
  func wide() throws {
    let huge = "123456789012345678901234567890"
    #expect(try median(huge, "1", "2.5") == "2.5")
    #expect(try median(huge, huge, "2") == huge)
    #expect(try median("9000000000000000000", "0.0000000001", "3") == "3.0000000000")
  }

  @Test("It is that of sorted numbers, in whichever order and in how many parts they come", arguments: 0..<30)
  func likeSorted(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 1...200, using: &random)
    var all: [Int64] = []
    var numbers = MedianNumbers()
    while all.count < count {
      var part = (0..<Int.random(in: 1...50, using: &random)).map { _ in
        Int64.random(in: -99...99, using: &random)
      }
      if seed % 3 == 0 { part.sort() }
      var other = MedianNumbers()
      if seed % 2 == 0 {
        other.append(part[...], scale: 1)
      } else {
        for number in part { other.append(ExactDecimal(significand: Int128(number), scale: 1)) }
      }
      numbers.merge(other)
      all += part
    }
    all.sort()
    let (low, high) = (all[(all.count - 1) / 2], all[all.count / 2])
    let expected = ExactDecimal(significand: Int128(low + high), scale: 1).divided(by: 2, addingDecimals: 1)
    #expect(numbers.median() == expected)
    #expect(numbers.median() == expected)
  }

  @Test("An order that was made to be slow is sorted in the end")
  func slowOrder() {
    // Each choice of a middle of three comes out as the second smallest of what is left.
    let count = 20_000
    var order = (0..<count).map(Int64.init)
    for step in stride(from: 2, to: count, by: 1) { order.swapAt((step - 1) / 2, step - 1) }
    var numbers = MedianNumbers()
    numbers.append(order[...], scale: 0)
    #expect(numbers.median()?.description == "9999.5")
  }
}
