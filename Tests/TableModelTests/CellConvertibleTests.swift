import Foundation
import TableModel
import Testing

@Suite("Values that stand in cells")
struct CellConvertibleTests {
  enum Tax: String, CellConvertible { case full = "20 %", none = "exempt" }
  enum Priority: Int, CellConvertible { case low = 1, high = 9 }

  @Test("Text, numbers and answers convert to their own kind")
  func standardTypes() {
    #expect("0010".cellValue == .text("0010"))
    #expect(Int8(-5).cellValue == .integer(-5))
    #expect(UInt64.max.cellValue == .decimal(ExactDecimal(significand: Int128(UInt64.max))))
    #expect(true.cellValue == .boolean(true))
    #expect((0.1).cellValue == .decimal(ExactDecimal(significand: 1, scale: 1)))
    #expect(Double.infinity.cellValue == .number(.infinity))
    #expect(Float(0.1).cellValue == .decimal(ExactDecimal(significand: 1, scale: 1)))
  }

  @Test("A Decimal keeps every digit")
  func decimals() throws {
    let price = try #require(Decimal(string: "1.1"))
    #expect(price.cellValue == .decimal(ExactDecimal(significand: 11, scale: 1)))
    #expect(Decimal.nan.cellValue == .empty)
    let small = try #require(Decimal(string: "-0.00000080000"))
    #expect(small.cellValue == .decimal(ExactDecimal(significand: -8, scale: 7)))
  }

  @Test("A Date is shown in UTC wherever the program runs")
  func dates() {
    let date = Date(timeIntervalSince1970: 1_000_000_000.25)
    guard case .date(let time) = date.cellValue else { return #expect(Bool(false)) }
    #expect(
      time.civil == .init(year: 2001, month: 9, day: 9, hour: 1, minute: 46, second: 40, millisecond: 250))
  }

  @Test("A URL is a link, a UUID is text")
  func identifiers() throws {
    #expect(
      try #require(URL(string: "https://example.org/a?b=1")).cellValue == .link("https://example.org/a?b=1"))
    let id = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    #expect(UUID(uuidString: id)?.cellValue == .text(id))
  }

  @Test("An optional is what it holds, or empty")
  func optionals() {
    #expect(Optional<Int>.none.cellValue == .empty)
    #expect(Optional(Optional(3)).cellValue == .integer(3))
    #expect(Optional<Decimal>.cellKind == .decimal)
  }

  @Test("An enum with raw values shows them")
  func rawValues() {
    #expect(Tax.none.cellValue == .text("exempt"))
    #expect(Tax.cellKind == .text)
    #expect(Priority.high.cellValue == .integer(9))
  }

  @Test("Appending to a row gives what the value gives")
  func appending() {
    var cells = CellBuffer()
    "naïve".append(to: &cells)
    Int?.none.append(to: &cells)
    Int.min.append(to: &cells)
    (2.5).append(to: &cells)
    ExactDecimal(significand: -1_234_567_890_123_456_789_012, scale: 20).append(to: &cells)
    Tax.full.append(to: &cells)
    #expect(cells.count == 6)
    #expect(cells.value(at: 0) == .text("naïve"))
    #expect(cells.value(at: 1) == .empty)
    #expect(cells.value(at: 2) == .integer(Int64(Int.min)))
    #expect(cells.value(at: 3) == .decimal(ExactDecimal(significand: 25, scale: 1)))
    #expect(
      cells.value(at: 4) == .decimal(ExactDecimal(significand: -1_234_567_890_123_456_789_012, scale: 20)))
    #expect(cells.value(at: 5) == .text("20 %"))
  }
}

@Suite("The cells of one row")
struct CellBufferTests {
  @Test("A cell takes 24 bytes")
  func size() { #expect(MemoryLayout<Cell>.stride == 24) }

  @Test("A cell replaced from another buffer brings its text along")
  func replacing() {
    var cells = CellBuffer()
    var other = CellBuffer()
    cells.append(text: "old")
    cells.append(integer: 1)
    other.append(text: "a longer text")
    cells.replaceCell(at: 0, from: other, at: 0)
    other.removeAll()
    #expect(cells.value(at: 0) == .text("a longer text"))
    #expect(cells.value(at: 1) == .integer(1))
  }

  @Test("Empty text is text, not an empty cell")
  func emptyText() {
    var cells = CellBuffer()
    cells.append(text: "")
    #expect(cells.value(at: 0) == .text(""))
  }
}
