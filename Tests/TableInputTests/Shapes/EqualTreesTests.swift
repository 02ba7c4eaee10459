import TableInput
import TestSupport
import Testing

/// A tree made at random, written down in each of the five shapes.
private struct RandomTree {
  /// For each node the one above it, or -1; parents come first.
  let parents: [Int]
  /// The nodes in depth-first order, each with its depth.
  let outline: [(node: Int, depth: Int)]

  init(count: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let parents = (0..<count).map { $0 == 0 ? -1 : Int.random(in: -1..<$0, using: &generator) }
    var outline: [(Int, Int)] = []
    var open = parents.indices.filter { parents[$0] < 0 }.reversed().map { ($0, 0) }
    while let (node, depth) = open.popLast() {
      outline.append((node, depth))
      open += parents.indices.filter { parents[$0] == node }.reversed().map { ($0, depth + 1) }
    }
    self.parents = parents
    self.outline = outline
  }

  func path(of node: Int) -> [Int] {
    var path = [node]
    while parents[path[0]] >= 0 { path.insert(parents[path[0]], at: 0) }
    return path
  }

  var notation: String {
    func text(_ node: Int) -> String {
      let children = parents.indices.filter { parents[$0] == node }.map(text)
      return "n\(node)" + (children.isEmpty ? "" : " (\(children.joined(separator: ", ")))")
    }
    return parents.indices.filter { parents[$0] < 0 }.map(text).joined(separator: ", ")
  }

  var json: String {
    func text(_ node: Int) -> String {
      let children = parents.indices.filter { parents[$0] == node }.map(text)
      return #"{"children":[\#(children.joined(separator: ","))],"name":"n\#(node)"}"#
    }
    return "[" + parents.indices.filter { parents[$0] < 0 }.map(text).joined(separator: ",") + "]"
  }
}

@Suite("One tree in five shapes")
struct EqualTreesTests {
  @Test("All shapes give the same tree", arguments: 0..<60)
  func sameTree(seed: Int) throws {
    let random = RandomTree(count: 1 + seed % 23, seed: UInt64(seed))
    let expected = random.notation

    let links = random.parents.indices.map {
      "n\($0),\(random.parents[$0] < 0 ? "" : "n\(random.parents[$0])")"
    }
    let inOrder = "name,parent\n" + links.joined(separator: "\n") + "\n"
    #expect(try notation(inOrder, ParentShape(id: "name", parent: "parent"), label: "name") == expected)

    let levels = random.outline.map { "n\($0.node),\($0.depth)" }.joined(separator: "\n")
    #expect(try notation("name,level\n\(levels)\n", LevelShape(.column("level")), label: "name") == expected)

    let indents = random.outline.map { String(repeating: "  ", count: $0.depth) + "n\($0.node)" }
    let indented = "name\n" + indents.joined(separator: "\n") + "\n"
    #expect(try notation(indented, LevelShape(.indent(column: nil)), label: "name") == expected)

    let paths = random.parents.indices.map { random.path(of: $0).map { "n\($0)" }.joined(separator: "/") }
    let written = "name\n" + paths.joined(separator: "\n") + "\n"
    #expect(try notation(written, PathShape(column: "name", separator: "/"), label: "name") == expected)

    let nested = try JSONReader(try InputSource.text(random.json).read()).read()
    #expect(try notation(nested.tree, of: nested.store, label: "name") == expected)
  }

  @Test("Parents may come in any order of rows", arguments: 0..<40)
  func shuffled(seed: Int) throws {
    let random = RandomTree(count: 2 + seed % 19, seed: UInt64(seed) + 1000)
    var generator = SeededGenerator(seed: UInt64(seed))
    let order = random.parents.indices.shuffled(using: &generator)
    let rows = order.map { "n\($0),\(random.parents[$0] < 0 ? "" : "n\(random.parents[$0])")" }
    let store = try records("name,parent\n" + rows.joined(separator: "\n") + "\n")
    let tree = try ParentShape(id: "name", parent: "parent").tree(of: store)
    #expect(tree.count == random.parents.count)
    #expect(tree.maximumDepth == random.outline.map(\.depth).max())
    #expect(tree.warnings.isEmpty)
  }

  @Test("Groups give the same tree as paths of the same columns", arguments: 0..<40)
  func groups(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed) + 2000)
    let rows = (0..<30).map { number in
      let keys = (0..<2).map { _ in ["a", "b", "c"].randomElement(using: &generator) ?? "a" }
      return "\(keys[0]),\(keys[1]),\(keys[0])/\(keys[1])/r\(number),r\(number)"
    }
    let csv = "k,l,path,name\n" + rows.joined(separator: "\n") + "\n"
    let grouped = try notation(csv, GroupShape(columns: ["k", "l"]), label: "name")
    #expect(try notation(csv, PathShape(column: "path", separator: "/"), label: "name") == grouped)
  }
}
