import TableInput
import Testing

@Suite("Groups by equal values")
struct GroupShapeTests {
  @Test("Groups keep the order of first appearance, and each stands once")
  func firstAppearance() throws {
    let shape = GroupShape(columns: ["g"])
    #expect(
      try notation("g,v\na,1\nb,2\na,3\n", shape, label: "v", value: "v") == "a 4 (1 1, 3 3), b 2 (2 2)")
  }

  @Test("Each column is a level")
  func levels() throws {
    let shape = GroupShape(columns: ["dept", "team"])
    #expect(
      try notation("dept,team,cost\nOps,A,10\nOps,B,5\nR&D,C,7\n", shape, label: "cost", value: "cost")
        == "Ops 15 (A 10 (10 10), B 5 (5 5)), R&D 7 (C 7 (7 7))")
  }

  @Test("A blank key is a group of its own, and counts in the totals")
  func blankKey() throws {
    let shape = GroupShape(columns: ["a", "b"])
    #expect(
      try notation("a,b,c\nx,y,12\nx,,233\nz,w,1\n", shape, label: "c", value: "c")
        == "x 245 (y 12 (12 12), (blank) 233 (233 233)), z 1 (w 1 (1 1))")
  }

  @Test("A key that is called (blank) is not the blank key")
  func blankIsNotAWord() throws {
    let shape = GroupShape(columns: ["a"])
    let tree = try shape.tree(of: try records("a,v\n(blank),1\n,2\n"))
    #expect(tree.count == 4)
  }

  @Test("One key below two groups is two groups")
  func sameKeyTwice() throws {
    let shape = GroupShape(columns: ["year", "lang"])
    #expect(
      try notation("year,lang,n\n2019,rb,1\n2019,rs,1\n2021,rs,1\n", shape, label: "n", value: "n")
        == "2019 2 (rb 1 (1 1), rs 1 (1 1)), 2021 1 (rs 1 (1 1))")
  }

  @Test("Codes with leading zeros are not equal to numbers")
  func leadingZeros() throws {
    let store = try records("part,n\n0010,5\n0100,2\n10,1\n").typed()
    let tree = try GroupShape(columns: ["part"]).tree(of: store)
    #expect(
      try notation(tree, of: store, label: "n", value: "n") == "0010 5 (5 5), 0100 2 (2 2), 10 1 (1 1)")
  }

  @Test("Numbers are equal if their values are, and texts if their bytes are")
  func equalNumbers() throws {
    let csv = "price,n\n1.50,1\n1.5,2\n"
    let shape = GroupShape(columns: ["price"])
    #expect(try notation(csv, shape, label: "n", value: "n") == "1.50 1 (1 1), 1.5 2 (2 2)")
    let typed = try records(csv).typed()
    #expect(
      try notation(try shape.tree(of: typed), of: typed, label: "n", value: "n") == "1.50 3 (1 1, 2 2)")
  }

  @Test("Without columns every record is a top row")
  func noColumns() throws {
    #expect(try notation("a,v\nx,1\ny,2\n", GroupShape(columns: []), label: "a", value: "v") == "x 1, y 2")
  }

  @Test("A misspelt column is an error that names the right one")
  func misspelt() throws {
    let store = try records("region,v\na,1\n")
    let error = #expect(throws: InputError.self) { try GroupShape(columns: ["regoin"]).tree(of: store) }
    #expect(error?.kind == .unknownColumn)
    #expect(error?.hint == "did you mean \"region\"?")
  }
}
