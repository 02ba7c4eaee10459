import TableModel
import TestSupport
import Testing

@testable import TableInput

@Suite("Extended values: each times those of all rows above")
struct ExtendedValuesTests {
  private let shape = ParentShape(id: "id", parent: "parent", orphans: .group, duplicateIDs: .repeat)

  private func extended(
    _ csv: String, _ shape: (any RecordShape)? = nil, column: String = "n"
  ) throws -> [String] {
    let store = try records(csv).typed()
    let tree = try (shape ?? self.shape).tree(of: store)
    let column = try store.columnIndex(named: column)
    return try RecordRows(tree, of: store).extended(column: column).map { $0?.description ?? "" }
  }

  @Test("A part is needed as often as it stands in what it is built into, times that one's own number")
  func quantities() throws {
    #expect(try extended("id,parent,n\nA,,1\nB,A,2\nC,A,1\nD,B,1\nE,B,1\n") == ["1", "2", "2", "2", "1"])
    #expect(try extended("parent,id,n\nA,S,1\nB,S,3\nS,bolt,4\n") == ["", "1", "4", "", "3", "12"])
  }

  @Test("A blank counts as one, and is blank below blanks alone")
  func blanks() throws {
    #expect(try extended("id,parent,n\na,,\nb,a,\nc,b,3\nd,c,\ne,d,2\n") == ["", "", "3", "3", "6"])
    #expect(
      try extended("p,n\nx/y,2\nx/y/z,3\n", PathShape(column: "p", separator: "/")) == ["", "2", "6"])
  }

  @Test("Decimals are exact, with no more of them than were written, unless they count")
  func decimals() throws {
    #expect(try extended("id,parent,n\na,,2.00\nb,a,3.00\nc,b,0.125\n") == ["2.00", "6.00", "0.750"])
    #expect(try extended("id,parent,n\na,,0.1\nb,a,0.1\nc,b,-0.1\n") == ["0.1", "0.01", "-0.001"])
    #expect(try extended("id,parent,n\na,,50%\nb,a,50%\n") == ["0.50", "0.25"])
  }

  @Test("Digits that don't fit are an error at each row where that begins, not at those below it")
  func overflow() throws {
    let nines = String(repeating: "9", count: 15)
    let csv = "id,parent,n\na,,\(nines)\nb,a,\(nines)\nc,b,\(nines)\nd,c,2\ne,c,\ng,b,\(nines)\nh,b,1\n"
    let error = #expect(throws: InputError.self) { try extended(csv) }
    #expect(error?.kind == .overflow)
    #expect(error?.findings.kept.map(\.location.description) == ["t.csv:4:3", "t.csv:7:3"])
  }

  @Test("A column of text is an error with the line of the first value that is no number")
  func text() throws {
    let error = #expect(throws: InputError.self) { try extended("id,parent,n\na,,1\nb,a,few\n") }
    #expect(error?.kind == .badNumber)
    #expect(error?.location.line == 3)
  }

  @Test("A chain of 100,000 rows is extended without a call in a call")
  func deep() throws {
    var csv = "id,parent,n\n0,,7\n"
    for number in 1..<100_000 { csv += "\(number),\(number - 1),1\n" }
    let values = try extended(csv)
    #expect(values.count == 100_000)
    #expect(values.last == "7")
  }

  @Test("A record for each row holds what the row's own record does")
  func separated() throws {
    let store = try records("parent,id,n\nA,S,1\nB,S,3\nS,bolt,4\nunused,x,1\n").typed()
    let shape = ParentShape(id: "id", parent: "parent", orphans: .group)
    let rows = RecordRows(try shape.tree(of: store), of: store).separatingRecords()
    #expect(rows.store.count == 5)
    #expect((0..<5).map { rows.store.string(record: $0, column: 1) } == ["S", "bolt", "S", "bolt", "x"])
    #expect((0..<5).map { rows.store.line(of: $0) } == [2, 4, 3, 4, 5])
    #expect((0..<5).map { rows.store.decimal(record: $0, column: 2) } == [1, 4, 3, 4, 1])
    #expect(try notation(rows.tree, of: rows.store, label: "id") == "A (S (bolt)), B (S (bolt)), unused (x)")
  }

  @Test("Groups keep their names where their records stand several times", arguments: [true, false])
  func separatedGroups(repeats: Bool) throws {
    let store = try records("g,v\nx,1\ny,2\nx,3\n")
    let tree = try GroupShape(columns: ["g"]).tree(of: store)
    let twice = RecordTree.joined([(tree, 0), (tree, store.count)])
    let rows = RecordRows(repeats ? twice : tree, of: store).separatingRecords()
    #expect(rows.store.count == (repeats ? 6 : 3))
    #expect(
      try notation(rows.tree, of: rows.store, label: "v")
        == (repeats ? "x (1, 3), y (2), x (1, 3), y (2)" : "x (1, 3), y (2)"))
  }

  @Test("Parts of parts at random are what a walk by hand makes of them", arguments: 0..<60)
  func random(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let parts = RandomParts(using: &random)
    let store = try records(parts.csv).typed()
    let rows = RecordRows(try shape.tree(of: store), of: store).separatingRecords()
    let extended = try rows.extended(column: 2)
    let lines = zip(rows.tree.entries, extended).map { entry, value in
      let id = rows.store.string(record: Int(entry.record), column: 0)
      return "\(entry.depth) \(id) \(value?.description ?? "")"
    }
    #expect(lines == parts.rows)
  }
}

/// Parts that are built into some of those before them, and the rows that they make, found without any cleverness.
private struct RandomParts {
  private struct Use {
    let part: Int
    let assembly: Int?
    let count: Int?
  }

  private var uses: [Use] = []

  init(using random: inout SeededGenerator) {
    for part in 0..<Int.random(in: 1...9, using: &random) {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        uses.append(
          Use(
            part: part,
            assembly: part == 0 || Int.random(in: 0..<4, using: &random) == 0
              ? nil : Int.random(in: 0..<part, using: &random),
            count: Int.random(in: 0..<4, using: &random) == 0 ? nil : Int.random(in: 0...5, using: &random)))
      }
    }
    uses.shuffle(using: &random)
  }

  var csv: String {
    uses.reduce("id,parent,n\n") { csv, use in
      let assembly = use.assembly.map { "p\($0)" } ?? ""
      return csv + "p\(use.part),\(assembly),\(use.count.map(String.init) ?? "")\n"
    }
  }

  var rows: [String] { uses.filter { $0.assembly == nil }.flatMap { rows(of: $0, above: nil, depth: 0) } }

  private func rows(of use: Use, above: Int?, depth: Int) -> [String] {
    let extended = use.count.map { $0 * (above ?? 1) } ?? above
    return ["\(depth) p\(use.part) \(extended.map(String.init) ?? "")"]
      + uses.filter { $0.assembly == use.part }.flatMap { rows(of: $0, above: extended, depth: depth + 1) }
  }
}
