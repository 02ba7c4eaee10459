internal import TableExpression
internal import TableModel
internal import TestSupport
internal import Testing

@Suite("Random expressions")
struct RandomExpressionTests {
  private static let columns =
    (0...2).map { ExpressionColumn("n\($0)", kind: .integer) }
    + (0...2).map { ExpressionColumn("t\($0)", kind: .text) }

  @Test("What is printed is read as the same tree", arguments: 0..<10 as Range<UInt64>)
  func roundTrip(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let expression = RandomExpression.condition(depth: 5, using: &generator)
      #expect(
        try RowExpression(parsing: expression.text).debugDescription == expression.tree, "\(expression.text)")
    }
  }

  @Test("Values are those of an obvious model", arguments: 0..<10 as Range<UInt64>)
  func againstModel(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let expression = RandomExpression.condition(depth: 5, using: &generator)
      var evaluator = try RowExpression(parsing: expression.text).bound(to: Self.columns).conditionEvaluator()
      for _ in 0..<10 {
        let numbers = (0...2).map { _ in [nil, 0, 1, 2, 3].randomElement(using: &generator) ?? nil }
        let texts = (0...2).map { _ in [nil, "", "a", "b", "it's"].randomElement(using: &generator) ?? nil }
        let row =
          numbers.map { $0.map { CellValue.integer(Int64($0)) } ?? .empty }
          + texts.map { $0.map(CellValue.text) ?? .empty }
        let expected = expression.value(numbers: numbers, texts: texts) == .truth(true)
        #expect(try evaluator.isTrue(for: row) == expected, "\(expression.text) for \(numbers) \(texts)")
      }
    }
  }
}
