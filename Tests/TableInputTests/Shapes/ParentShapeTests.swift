import TableInput
import Testing

@Suite("Records that name their parents")
struct ParentShapeTests {
  private let shape = ParentShape(id: "id", parent: "parent")

  @Test("Rows may come in any order")
  func anyOrder() throws {
    #expect(
      try notation("id,parent,v\nc,b,1\nb,a,2\na,,3\nd,a,4\n", shape, label: "id", value: "v")
        == "a 10 (b 3 (c 1), d 4)")
  }

  @Test("A cycle is an error that names its ids and lines")
  func cycle() throws {
    let store = try records("id,parent,v\n4,31,1\n31,4,2\n5,,3\n")
    let error = #expect(throws: InputError.self) { try shape.tree(of: store) }
    #expect(error?.kind == .cycle)
    #expect(error?.message == "cycle: 4 > 31 > 4 (lines 2, 3)")
    #expect(error?.location == InputLocation(file: "t.csv", line: 2, column: 2, byte: 14))
  }

  @Test("Lines of several files are named with their files")
  func severalFiles() throws {
    func store(_ text: String, _ name: String) throws -> RecordStore {
      try CSVReader(InputSource.text(text, name: name).read()).readAll()
    }
    let cycle = try RecordStore.joined([
      store("id,parent\n1,2\n", "a.csv"), store("parent,id\n1,2\n", "b.csv"),
    ])
    let error = #expect(throws: InputError.self) { try shape.tree(of: cycle) }
    #expect(error?.lines == ["a.csv:2:2: cycle: 1 > 2 > 1 (a.csv:2, b.csv:2)"])
    let twice = try RecordStore.joined([
      store("id,parent\nr,\nx,r\ny,x\n", "a.csv"), store("id,parent\nx,r\n", "b.csv"),
    ])
    #expect(
      #expect(throws: InputError.self) { try shape.tree(of: twice) }?.lines
        == ["b.csv:2:1: id \"x\" stands twice below \"r\" (a.csv:3, b.csv:2), and has children"])
  }

  @Test("A cycle begins at its first line and goes from parent to child")
  func cycleOrder() throws {
    let store = try records("id,parent\nx,a\nb,a\nc,b\na,c\n")
    let error = #expect(throws: InputError.self) { try shape.tree(of: store) }
    #expect(error?.message == "cycle: b > c > a > b (lines 3, 4, 5)")
  }

  @Test("A cycle can be cut at its first record")
  func cycleAsRoot() throws {
    let store = try records("id,parent,v\n4,31,1\n31,4,2\n5,,3\n")
    let tree = try ParentShape(id: "id", parent: "parent", cycles: .root).tree(of: store)
    #expect(try notation(tree, of: store, label: "id", value: "v") == "4 3 (31 2), 5 3")
    #expect(
      warnings(tree) == [
        "t.csv:2:2: cycle: 4 > 31 > 4 (lines 2, 3)", "t.csv: the first record of each stands at the top",
      ])
  }

  @Test("Each of several cycles is named")
  func severalCycles() throws {
    let store = try records("id,parent\na,b\nb,a\nc,d\nd,c\n")
    let error = #expect(throws: InputError.self) { try shape.tree(of: store) }
    #expect(
      error?.lines == [
        "t.csv:2:2: cycle: a > b > a (lines 2, 3)", "t.csv:4:2: cycle: c > d > c (lines 4, 5)",
      ])
  }

  @Test("A part that contains itself through a part used elsewhere is a cycle")
  func cycleThroughSharedPart() throws {
    let store = try records("id,parent\nA,\nS,A\nbolt,S\nS,bolt\n")
    for cycles in [ParentShape.Cycles.error, .root] {
      let shape = ParentShape(id: "id", parent: "parent", cycles: cycles)
      let error = #expect(throws: InputError.self) { try shape.tree(of: store) }
      #expect(error?.kind == .cycle)
    }
  }

  @Test("A row that is its own parent is a top row, with one note")
  func ownParent() throws {
    let store = try records("id,parent\nTOTAL,TOTAL\n01,TOTAL\n")
    let tree = try shape.tree(of: store)
    #expect(try notation(tree, of: store, label: "id") == "TOTAL (01)")
    #expect(warnings(tree) == ["t.csv:2:2: \"TOTAL\" is its own parent, and stands at the top"])
  }

  @Test("A record without its parent stands at the top, with a warning")
  func orphanAsRoot() throws {
    let store = try records("id,parent,v\n2,1,5\n3,2,7\n")
    let tree = try shape.tree(of: store)
    #expect(try notation(tree, of: store, label: "id", value: "v") == "2 12 (3 7)")
    #expect(
      warnings(tree) == ["t.csv:2:2: parent \"1\" of line 2 not found", "t.csv: 1 row put at the top"])
  }

  @Test("A record without its parent can be an error")
  func orphanAsError() throws {
    let store = try records("id,parent,v\n2,1,5\n3,2,7\n")
    let shape = ParentShape(id: "id", parent: "parent", orphans: .error)
    let error = #expect(throws: InputError.self) { try shape.tree(of: store) }
    #expect(error?.kind == .orphan)
    #expect(error?.message == "parent \"1\" of line 2 not found")
  }

  @Test("A record without its parent can be left out, with all below it")
  func orphanDropped() throws {
    let store = try records("id,parent,v\n2,1,5\n3,2,7\n4,,1\n")
    let tree = try ParentShape(id: "id", parent: "parent", orphans: .drop).tree(of: store)
    #expect(try notation(tree, of: store, label: "id", value: "v") == "4 1")
    #expect(
      warnings(tree) == [
        "t.csv:2:2: parent \"1\" of line 2 not found", "t.csv: 1 row left out, with all that is below",
      ])
  }

  @Test("A part of two assemblies has its own parts below both")
  func sharedPart() throws {
    let store = try records("parent,id,n\nA,S,1\nB,S,3\nS,bolt,4\n")
    let tree = try ParentShape(id: "id", parent: "parent", orphans: .group).tree(of: store)
    #expect(try notation(tree, of: store, label: "id") == "A (S (bolt)), B (S (bolt))")
    #expect(tree.count == 6)
  }

  @Test("An id that stands twice below one parent is an error if it has children")
  func duplicateWithChildren() throws {
    let store = try records("id,parent\nA,\nS,A\nS,A\nbolt,S\n")
    let error = #expect(throws: InputError.self) { try shape.tree(of: store) }
    #expect(error?.kind == .duplicateID)
    #expect(error?.message == "id \"S\" stands twice below \"A\" (lines 3, 4), and has children")
  }

  @Test("An id that stands twice below one parent can have its children below each of its rows")
  func repeatedWithChildren() throws {
    let shape = ParentShape(id: "id", parent: "parent", duplicateIDs: .repeat)
    #expect(
      try notation("id,parent\nA,\nS,A\nS,A\nbolt,S\nA,\n", shape, label: "id")
        == "A (S (bolt), S (bolt)), A (S (bolt), S (bolt))")
    let cycle = try records("id,parent\nA,\nS,A\nS,A\nbolt,S\nS,bolt\n")
    #expect(#expect(throws: InputError.self) { try shape.tree(of: cycle) }?.kind == .cycle)
  }

  @Test("An id that stands twice without children is two rows")
  func duplicateLeaves() throws {
    #expect(
      try notation("id,parent,v\nA,,\nx,A,1\nx,A,2\n", shape, label: "id", value: "v") == "A 3 (x 1, x 2)")
  }

  @Test("A record without an id can have a parent, and is nobody's")
  func blankID() throws {
    #expect(
      try notation("id,parent,v\nA,,1\n,A,2\n,,3\n", shape, label: "v", value: "v") == "1 3 (2 2), 3 3")
  }

  @Test("Parts that contain one another twice at each level end in an error, not in all memory")
  func explosion() throws {
    var csv = "id,parent\np0,\n"
    for level in 1...40 { csv += "p\(level),p\(level - 1)\nq\(level),p\(level - 1)\np\(level),q\(level)\n" }
    let store = try records(csv)
    let error = #expect(throws: InputError.self) { try shape.tree(of: store) }
    #expect(error?.kind == .tooManyRows)
  }

  @Test("So do parts that stand twice in each other")
  func explosionOfRepeated() throws {
    var csv = "id,parent\np0,\n"
    for level in 1...40 { csv += "p\(level),p\(level - 1)\np\(level),p\(level - 1)\n" }
    let store = try records(csv)
    let shape = ParentShape(id: "id", parent: "parent", duplicateIDs: .repeat)
    let error = #expect(throws: InputError.self) { try shape.tree(of: store) }
    #expect(error?.kind == .tooManyRows)
  }
}
