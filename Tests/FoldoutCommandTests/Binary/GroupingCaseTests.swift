import TestSupport
import Testing

/// Inputs that other tools are known to get wrong, with the right answers.
@Suite("Grouping and subtotals")
struct GroupingCaseTests {
  private let folder: Workdir
  private let teams = "dept,team,cost\nOps,A,10\nOps,B,5\nR&D,C,7\n"

  init() throws {
    folder = try Workdir()
  }

  /// Compares the rows of a CSV, without its header.
  private func expectRows(
    _ arguments: String..., input: String, equal expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let result = try folder.run(arguments + ["-t", "csv"], input: input)
    #expect(result.error == "", sourceLocation: sourceLocation)
    let rows = result.output.split(separator: "\n").dropFirst().joined(separator: "\n")
    expectText(rows, equals: expected, sourceLocation: sourceLocation)
  }

  @Test("Every level has its subtotals")
  func levels() throws {
    try expectRows(
      "-g", "dept,team", "--sum", "cost", "--no-details", input: teams,
      equal: """
        0,group,Ops,Ops,15
        1,group,Ops/A,A,10
        1,group,Ops/B,B,5
        0,group,R&D,R&D,7
        1,group,R&D/C,C,7
        0,total,,Total,22
        """)
  }

  @Test("Subtotals stand below as well as above, on some levels or all")
  func placement() throws {
    try expectRows(
      "-g", "dept", "--label", "team", "--sum", "cost", "--subtotals", "below", input: teams,
      equal: """
        0,group,Ops,Ops,
        1,leaf,Ops/A,A,10
        1,leaf,Ops/B,B,5
        0,subtotal,Ops,Ops total,15
        0,group,R&D,R&D,
        1,leaf,R&D/C,C,7
        0,subtotal,R&D,R&D total,7
        0,total,,Total,22
        """)
    try expectRows(
      "-g", "dept,team", "--sum", "cost", "--subtotal-levels", "2", "--no-details", "--no-grand-total",
      input: teams,
      equal: """
        0,group,Ops,Ops,
        1,group,Ops/A,A,10
        1,group,Ops/B,B,5
        0,group,R&D,R&D,
        1,group,R&D/C,C,7
        """)
  }

  @Test("Subtotals and the grand total are had apart", arguments: ["--no-grand-total", "--grand-total=none"])
  func noGrandTotal(option: String) throws {
    try expectRows(
      "-g", "dept", "--sum", "cost", "--no-details", option, input: teams,
      equal: "0,group,Ops,Ops,15\n0,group,R&D,R&D,7")
  }

  @Test("The grand total stands above, too, and the last word on it counts")
  func grandTotalAbove() throws {
    try expectRows(
      "-g", "dept", "--sum", "cost", "--no-details", "--no-grand-total", "--grand-total", "above",
      input: teams, equal: "0,total,,Total,22\n0,group,Ops,Ops,15\n0,group,R&D,R&D,7")
  }

  @Test("A key has one group, wherever its records stand")
  func unsorted() throws {
    try expectRows(
      "-g", "g", "--sum", "v", "--no-details", input: "g,v\na,1\nb,2\na,3\n",
      equal: "0,group,a,a,4\n0,group,b,b,2\n0,total,,Total,6")
  }

  @Test("A blank key is a group of its own, and no subtotal")
  func blankKey() throws {
    try expectRows(
      "-g", "a,b", "--sum", "c", "--no-details", input: "a,b,c\nx,y,12\nx,,233\nz,w,1\n",
      equal: """
        0,group,x,x,245
        1,group,x/y,y,12
        1,group,x/(blank),(blank),233
        0,group,z,z,1
        1,group,z/w,w,1
        0,total,,Total,246
        """)
  }

  @Test("An average is never one of averages, a count of different values never a sum")
  func fromLeaves() throws {
    try expectRows(
      "-g", "g,s", "--avg", "v", "--no-details", input: "g,s,v\nA,x,10\nA,x,20\nA,y,60\n",
      equal: "0,group,A,A,30\n1,group,A/x,x,15\n1,group,A/y,y,60\n0,total,,Total,30")
    try expectRows(
      "-g", "region,store", "--distinct", "cust", "--no-details",
      input: "region,store,cust\nN,1,ann\nN,1,bob\nN,2,ann\n",
      equal: "0,group,N,N,2\n1,group,N/1,1,2\n1,group,N/2,2,1\n0,total,,Total,2")
    try expectRows(
      "-g", "y", "--count", "w", "--no-details", input: "y,w\n3,7\n3,8\n4,9\n",
      equal: "0,group,3,3,2\n0,group,4,4,1\n0,total,,Total,3")
  }

  @Test("A total does not count subtotals again")
  func countedOnce() throws {
    try expectRows(
      "-g", "g", "--sum", "v", "--avg", "v", "--no-details", input: "g,v\nA,1\nA,1\nB,1\nB,1\n",
      equal: "0,group,A,A,2,1\n0,group,B,B,2,1\n0,total,,Total,4,1")
  }

  @Test("Blanks count for nothing: the sum of nothing is blank, its count 0")
  func blanks() throws {
    try expectRows(
      "-g", "g", "--sum", "v", "--avg", "v", "--count", "v", "--no-details",
      input: "g,v\na,3\na,\na,5\nb,\n",
      equal: "0,group,a,a,8,4,2\n0,group,b,b,,,0\n0,total,,Total,8,4,2")
  }

  @Test("Rounding comes last: three times 0.333 is 1.00")
  func rounding() throws {
    try expectRows(
      "--sum", "v", "--label", "k", "--format", "v=0.00", "--formatted",
      input: "k,v\na,0.333\nb,0.333\nc,0.333\n",
      equal: "0,leaf,a,a,0.33\n0,leaf,b,b,0.33\n0,leaf,c,c,0.33\n0,total,,Total,1.00")
  }

  @Test("The largest stay, and the others are one row with their totals")
  func top() throws {
    try expectRows(
      "-g", "c", "--sum", "v", "--no-details", "--top", "2", "--by", "v", input: "c,v\na,9\nb,8\nc,1\nd,3\n",
      equal: "0,group,a,a,9\n0,group,b,b,8\n0,group,Other (2),Other (2),4\n0,total,,Total,21")
  }

  @Test("Sorting by value tears no row from its group")
  func sorting() throws {
    try expectRows(
      "-g", "g", "--label", "s", "--sum", "v", "--sort", "-v", input: "g,s,v\nA,x,1\nA,y,9\nB,z,5\n",
      equal: """
        0,group,A,A,10
        1,leaf,A/y,y,9
        1,leaf,A/x,x,1
        0,group,B,B,5
        1,leaf,B/z,z,5
        0,total,,Total,15
        """)
  }

  @Test("Groups and rows have orders of their own")
  func twoOrders() throws {
    try expectRows(
      "-g", "g", "--label", "s", "--sum", "v", "--sort", "groups:label,rows:-v",
      input: "g,s,v\nB,z,5\nA,x,1\nA,y,9\n",
      equal: """
        0,group,A,A,10
        1,leaf,A/y,y,9
        1,leaf,A/x,x,1
        0,group,B,B,5
        1,leaf,B/z,z,5
        0,total,,Total,15
        """)
  }
}
