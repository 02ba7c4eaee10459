import TableInput
import Testing

@Suite("Levels from a number or an indent")
struct LevelShapeTests {
  private let shape = LevelShape(.column("level"))

  @Test("Levels may begin at 0 or at 1", arguments: [0, 1])
  func base(first: Int) throws {
    let csv = "level,name,v\n\(first),A,1\n\(first + 1),B,5\n\(first),C,2\n"
    #expect(try notation(csv, shape, label: "name", value: "v") == "A 6 (B 5), C 2")
  }

  @Test("A skipped level is a warning, and the row keeps its parent")
  func skipped() throws {
    let store = try records("level,name,v\n1,A,1\n3,B,5\n1,C,2\n")
    let tree = try shape.tree(of: store)
    #expect(try notation(tree, of: store, label: "name", value: "v") == "A 6 (B 5), C 2")
    #expect(warnings(tree) == ["t.csv:3:1: level 3 below level 1, expected level 2"])
  }

  @Test("Numbers that all share a step do not skip: 2, 4, 6")
  func jumps() throws {
    let store = try records("level,name,v\n2,A,1\n4,B,2\n6,C,3\n4,D,4\n2,E,5\n")
    let tree = try shape.tree(of: store)
    #expect(try notation(tree, of: store, label: "name", value: "v") == "A 10 (B 5 (C 3), D 4), E 5")
    #expect(tree.warnings.isEmpty)
  }

  @Test("A level between those of a scale is a warning, and does not change the scale")
  func offScale() throws {
    let store = try records("level,name\n2,A\n4,B\n6,C\n6,D\n5,E\n")
    let tree = try shape.tree(of: store)
    #expect(try notation(tree, of: store, label: "name") == "A (B (C, D, E))")
    #expect(warnings(tree) == ["t.csv:6:1: level 5 below level 4, expected level 6"])
  }

  @Test("A first row that is not at the top level is a warning")
  func deepStart() throws {
    let store = try records("level,name\n2,A\n1,B\n2,C\n")
    let tree = try shape.tree(of: store)
    #expect(try notation(tree, of: store, label: "name") == "A, B (C)")
    #expect(warnings(tree) == ["t.csv:2:1: level 2 at the top, expected level 1"])
  }

  @Test(
    "A level that is no whole number is an error", arguments: ["", "x", "-1", "1.5", "1 2", "12345678901"])
  func bad(level: String) throws {
    let store = try records("level,name\n1,A\n\(level),B\n")
    let error = #expect(throws: InputError.self) { try shape.tree(of: store) }
    #expect(error?.kind == .badLevel)
    #expect(error?.message == "the level is \"\(level)\", expected a whole number")
    #expect(error?.location.line == 3)
  }

  @Test("Records whose level is no whole number can be left out, with a warning")
  func badLevelsSkipped() throws {
    let store = try records("level,name\n1,A\n,note\n2,B\nx,C\n2,D\n")
    let tree = try LevelShape(.column("level"), badLevels: .skip).tree(of: store)
    #expect(try notation(tree, of: store, label: "name") == "A (B, D)")
    #expect(
      warnings(tree) == [
        "t.csv:3:1: the level is \"\", expected a whole number",
        "t.csv:5:1: the level is \"x\", expected a whole number", "t.csv: 2 rows left out",
      ])
  }

  @Test("Blanks before the text of a column are levels, and no part of the label")
  func indent() throws {
    let csv = "name,v\nA,1\n  B,2\n    C,3\n  D,4\nE,5\n"
    let shape = LevelShape(.indent(column: nil))
    #expect(try notation(csv, shape, label: "name", value: "v") == "A 10 (B 5 (C 3), D 4), E 5")
  }

  @Test("Tabs and no-break spaces indent too")
  func otherBlanks() throws {
    let csv = "v,name\n1,A\n2,\tB\n3,\u{A0}\u{A0}C\n"
    let store = try records(csv)
    let tree = try LevelShape(.indent(column: "name")).tree(of: store)
    #expect(try notation(tree, of: store, label: "name", value: "v") == "A 6 (B 2, C 3)")
  }

  @Test("The last column that is filled says the level, and a row without any is at the top")
  func filledColumns() throws {
    let csv = "a,b,c,name,v\nA,,,A,1\nA,B,,B,2\nA,B,C,C,3\nA,D,,D,4\nE,,,E,5\n,,,F,6\n"
    let shape = LevelShape(.columns(["a", "b", "c"]))
    #expect(try notation(csv, shape, label: "name", value: "v") == "A 10 (B 5 (C 3), D 4), E 5, F 6")
  }

  @Test("A column that is blank above a filled one is a level that is skipped")
  func skippedColumn() throws {
    let store = try records("a,b,c,name\nA,,,A\nA,B,,B\nA,B,C,C\nD,,,D\nD,,E,E\n")
    let tree = try LevelShape(.columns(["a", "b", "c"])).tree(of: store)
    #expect(try notation(tree, of: store, label: "name") == "A (B (C)), D (E)")
    #expect(warnings(tree) == ["t.csv:6:1: level 2 below level 0, expected level 1"])
  }

  @Test("A step back to where no row stands is a warning")
  func uneven() throws {
    let store = try records("name\nA\n    B\n  C\n")
    let tree = try LevelShape(.indent(column: nil)).tree(of: store)
    #expect(try notation(tree, of: store, label: "name") == "A (B, C)")
    #expect(warnings(tree) == ["t.csv:4:1: an indent of 2, between 0 and 4 above it"])
  }
}
