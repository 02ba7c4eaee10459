import TestSupport
import Testing

@testable import TableText

@Suite("Width fitting")
struct WidthFittingTests {
  private let bars = StyleDescription(.plain, isASCII: false).bars

  private func request(_ natural: Int, minimum: Int, isExpendable: Bool = true, departure: Int = 0)
    -> WidthRequest
  {
    WidthRequest(
      natural: natural, minimum: minimum, leastMinimum: 1, isExpendable: isExpendable, departure: departure)
  }

  @Test("The widest columns shrink to one level, left ones by a column less")
  func level() {
    let fitting = WidthFitting(
      [request(20, minimum: 5), request(4, minimum: 4), request(30, minimum: 5)], limit: 35, bars: bars)
    #expect(fitting.widths == [14, 4, 13])
  }

  @Test("Columns leave in their order, only as many as have to")
  func departure() {
    let requests: ContiguousArray = [
      request(10, minimum: 10, isExpendable: false), request(10, minimum: 10, departure: 2),
      request(10, minimum: 10, departure: 3), request(10, minimum: 10, departure: 1),
    ]
    #expect(WidthFitting(requests, limit: 46, bars: bars).widths == [10, 10, 10, 10])
    #expect(WidthFitting(requests, limit: 45, bars: bars).widths == [10, 10, 10, nil])
    #expect(WidthFitting(requests, limit: 33, bars: bars).widths == [10, nil, 10, nil])
    #expect(WidthFitting(requests, limit: 5, bars: bars).widths == [5, nil, nil, nil])
  }

  @Test("Blank columns leave before others get narrower, and only as many as have to")
  func blank() {
    var blank = request(10, minimum: 5, departure: -9)
    blank.isBlank = true
    let requests = [request(20, minimum: 5, isExpendable: false), request(10, minimum: 10), blank, blank]
    #expect(WidthFitting(ContiguousArray(requests), limit: 56, bars: bars).widths == [20, 10, 10, 10])
    #expect(WidthFitting(ContiguousArray(requests), limit: 55, bars: bars).widths == [20, 10, nil, 10])
    #expect(WidthFitting(ContiguousArray(requests), limit: 43, bars: bars).widths == [20, 10, nil, nil])
    #expect(WidthFitting(ContiguousArray(requests), limit: 31, bars: bars).widths == [19, 10, nil, nil])
  }

  @Test("A line is never too wide, no column under its minimum, and no room is wasted")
  func properties() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<3_000 {
      let requests = ContiguousArray(
        (0..<Int.random(in: 1...8, using: &random)).map { position in
          let natural = Int.random(in: 1...40, using: &random)
          return request(
            natural, minimum: Int.random(in: 1...natural, using: &random), isExpendable: position > 0,
            departure: -position)
        })
      let limit = Int.random(in: 40...120, using: &random)
      let widths = WidthFitting(requests, limit: limit, bars: bars).widths
      let shown = widths.compactMap { $0 }
      let total = shown.reduce(0, +) + bars.columns(around: shown.count)
      #expect(total <= limit)
      #expect(
        zip(widths, requests).allSatisfy { width, request in
          width.map { $0 >= request.minimum && $0 <= request.natural } ?? request.isExpendable
        })
      let isShrunk = zip(widths, requests).contains { width, request in
        width.map { $0 < request.natural } ?? false
      }
      #expect(!isShrunk || total == limit)
    }
  }
}
