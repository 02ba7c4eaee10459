import TestSupport
import Testing

@Suite("Reports without details")
struct SumTests {
  private static let orders = """
    region,product,note,quantity,total
    North,"Bolt, 8 mm",a,10,1.50
    South,Nut,"two
    lines",5,0.25
    North,Nut,,,
    North,"Bolt, 8 mm",b,3,0.05
    ,Nut,c,1,-2.00

    """

  private func run(_ arguments: [String]) throws -> CommandResult {
    try Workdir().run(
      ["-g", "region,product", "--sum", "quantity,total", "--no-details", "-v"] + arguments,
      input: Self.orders)
  }

  @Test(
    "They are the same whether the records are kept or added up while they are read",
    arguments: [
      [], ["-t", "csv"], ["-t", "json"], ["--subtotals", "below"], ["--collapse", "1"], ["--depth", "1"],
      ["-c", "product,total", "--rename", "total=Sum"], ["--collapse", "North"], ["--no-grand-total"],
    ])
  func same(arguments: [String]) throws {
    let added = try run(arguments)
    // What is declared has to be looked at in every record.
    let kept = try run(arguments + ["--type", "total=number"])
    #expect(added.error.contains("records are added up as they are read"))
    #expect(!kept.error.contains("records are added up as they are read"))
    #expect(added.error.contains("5 records"))
    #expect((added.status, kept.status) == (0, 0))
    expectText(added.output, equals: kept.output)
  }

  @Test("Columns that are neither keys nor totalled, and values that are not plain, need the records")
  func kept() throws {
    for arguments in [
      ["-c", "note,total"], ["--decimal-comma"], ["--where", "total > 0"], ["--pivot", "total"],
    ] {
      #expect(!(try run(arguments).error.contains("records are added up as they are read")))
    }
  }
}
