import Testing

@testable import FoldoutCommand

@Suite("Order on the command line")
struct OrderRequestTests {
  private func order(_ texts: String...) throws -> OrderRequest {
    try CommandLineParser().parse(texts.flatMap { ["--sort", $0] }).rows.order
  }

  @Test("What stands before any prefix orders groups and rows, and a prefix holds up to the next")
  func prefixes() throws {
    let order = try order("a,groups:-b,c,rows:d,pivot:label")
    #expect(order.groups.map(\.column) == ["a", "b", "c"])
    #expect(order.rows.map(\.column) == ["a", "d"])
    #expect(order.pivot.map(\.column) == ["label"])
    #expect(order.groups.map(\.isDescending) == [false, true, false])
  }

  @Test("A prefix ends with its option")
  func repeated() throws {
    let order = try order("groups:a", "b")
    #expect(order.groups.map(\.column) == ["a", "b"])
    #expect(order.rows.map(\.column) == ["b"])
  }

  @Test(
    "Signs in front and blanks behind, and a backslash that takes them as they are",
    arguments: [
      ("-a", OrderCriterion(column: "a", isDescending: true)),
      ("~a", OrderCriterion(column: "a", isNatural: true)),
      ("~-a", OrderCriterion(column: "a", isDescending: true, isNatural: true)),
      ("a:blanks-first", OrderCriterion(column: "a", hasBlanksFirst: true)),
      (#"\-a"#, OrderCriterion(column: "-a")),
      (#"-\~a"#, OrderCriterion(column: "~a", isDescending: true)),
      (#"a\,b"#, OrderCriterion(column: "a,b")),
    ])
  func criteria(text: String, expected: OrderCriterion) throws {
    #expect(try order(text).rows == [expected])
  }

  @Test("An order without a column is refused", arguments: ["-", "groups:", "a,,b", ":blanks-first"])
  func empty(text: String) {
    #expect(throws: CommandFailure.self) { try order(text) }
  }
}
