import TableCSV
import TableInput
import TableModel
import TableOutline
import TestSupport
import Testing

@Suite("CSV: read back")
struct CSVRoundTripTests {
  private static let hostile = [
    ",", ";", "\t", "|", "\"", "\"\"", "\n", "\r", "\r\n", "/", "\\", "\\/", " ", "  ", "=", "+", "-", "@",
    "'",
    "é", "螺栓", "👨‍👩‍👧‍👦", "\u{202E}", "\u{A0}", "\u{FEFF}", "\u{1B}[31m", "x", "plain text", "0010", "1E10", "#",
  ]
  /// Nothing that a reader could take for an indent.
  private static let solid = hostile.filter {
    $0.unicodeScalars.allSatisfy { !$0.properties.isWhitespace && $0 != "\u{FEFF}" }
  }

  private static let delimiters: [Character] = [",", ";", "\t", "|"]

  /// What is to be read of a tree: for each row its depth, its label and its value.
  private func rows(_ nodes: [Node], depth: Int = 0, label: (Node, Int) -> String = { node, _ in node.name })
    -> [String]
  {
    nodes.flatMap { node in
      ["\(depth) \(label(node, depth))|\(node.value.written)"]
        + rows(node.children, depth: depth + 1, label: label)
    }
  }

  private func read(_ csv: String, delimiter: Character) throws -> RecordStore {
    var options = CSVOptions()
    options.delimiter = delimiter.asciiValue
    return try CSVReader(try InputSource.text(csv, name: "t.csv").read(), options: options).readAll()
  }

  /// Writes a tree, reads it as a shape says, and compares.
  private func expectRoundTrip(
    _ nodes: [Node], _ hierarchy: CSVHierarchy, seed: UInt64, _ shape: some RecordShape,
    label: (Node, Int) -> String = { node, _ in node.name }
  ) throws {
    let delimiter = Self.delimiters[Int(seed % 4)]
    let options = csvOptions(hierarchy, delimiter: delimiter) {
      if seed % 3 == 0 { $0.lineEnd = .carriageReturnLineFeed }
      $0.hasByteOrderMark = seed % 2 == 0
    }
    let store = try read(try csv(nodeTable(nodes), options), delimiter: delimiter)
    let lines = try TreeListing.lines(of: try shape.tree(of: store), store, ["name", "value"])
    expectText(
      lines.joined(separator: "\u{1}\n"), equals: rows(nodes, label: label).joined(separator: "\u{1}\n"))
  }

  @Test("A random tree comes back from the depths of its rows", arguments: UInt64(1)...60)
  func depth(seed: UInt64) throws {
    var nodes = RandomNodes(seed: seed, pieces: Self.hostile)
    try expectRoundTrip(nodes.tree(), .depth, seed: seed, LevelShape(.column("depth")))
  }

  @Test(
    "A random tree without two equal labels comes back from the paths of its rows", arguments: UInt64(1)...60)
  func path(seed: UInt64) throws {
    var nodes = RandomNodes(seed: seed, pieces: Self.hostile, isNumbered: true)
    try expectRoundTrip(
      nodes.tree(), .depth, seed: seed, PathShape(column: "path", separator: "/", labels: .last))
  }

  @Test("A random tree comes back from the numbers of its rows and their parents", arguments: UInt64(1)...60)
  func parents(seed: UInt64) throws {
    var nodes = RandomNodes(seed: seed, pieces: Self.hostile)
    try expectRoundTrip(nodes.tree(), .parent, seed: seed, ParentShape(id: "id", parent: "parent"))
  }

  @Test(
    "A random tree whose labels begin with no blank comes back from its indent", arguments: UInt64(1)...60)
  func indent(seed: UInt64) throws {
    var nodes = RandomNodes(seed: seed, pieces: Self.hostile, firstPieces: Self.solid)
    try expectRoundTrip(nodes.tree(), .indent, seed: seed, LevelShape(.indent(column: nil))) { node, depth in
      String(repeating: "  ", count: depth) + node.name
    }
  }

  @Test(
    "A random tree without empty labels comes back from the columns of its levels", arguments: UInt64(1)...60)
  func levels(seed: UInt64) throws {
    var random = RandomNodes(seed: seed, pieces: Self.hostile, isNumbered: true)
    let nodes = random.tree()
    let store = try read(try csv(nodeTable(nodes), csvOptions(.levels)), delimiter: ",")
    let levels = store.columns.indices.dropLast(2)
    var open: [String] = []
    var lines: [String] = []
    for record in 0..<store.count {
      let labels = levels.map { store.string(record: record, column: $0) }
      let depth = try #require(labels.lastIndex { !$0.isEmpty })
      // The labels of the levels above are those of the open rows, byte for byte.
      #expect(labels[..<depth].elementsEqual(open.prefix(depth)) { $0.utf8.elementsEqual($1.utf8) })
      open = Array(open.prefix(depth)) + [labels[depth]]
      lines.append("\(depth) \(labels[depth])|\(store.string(record: record, column: levels.count + 1))")
    }
    expectText(lines.joined(separator: "\u{1}\n"), equals: rows(nodes).joined(separator: "\u{1}\n"))
  }

  @Test(
    "Guarded text is read back with the mark that guards it, and nothing else is changed",
    arguments: UInt64(1)...20)
  func guarded(seed: UInt64) throws {
    var random = RandomNodes(seed: seed, pieces: Self.hostile)
    let nodes = random.tree()
    let store = try read(
      try csv(nodeTable(nodes), csvOptions(.depth) { $0.guardsFormulas = true }), delimiter: ",")
    let lines = try TreeListing.lines(
      of: try LevelShape(.column("depth")).tree(of: store), store, ["name", "value"])
    expectText(
      lines.joined(separator: "\u{1}\n"),
      equals: rows(nodes.map(guarded)).joined(separator: "\u{1}\n"))
  }

  private func guarded(_ node: Node) -> Node {
    func guarded(_ text: String) -> String {
      let isNumber = text.wholeMatch(of: /[-+]?(\d+\.?\d*|\.\d+)/) != nil
      return !isNumber && text.unicodeScalars.first.map("=+-@\t\r\n".unicodeScalars.contains) == true
        ? "'\(text)" : text
    }
    let value: CellValue = if case .text(let text) = node.value { .text(guarded(text)) } else { node.value }
    return Node(guarded(node.name), value, node.children.map(self.guarded))
  }

  @Test(
    "Python's csv module reads the same fields", .enabled(if: TestEnvironment.hasProgram("python3")),
    arguments: [CSVHierarchy.depth, .levels, .parent, .indent, .none])
  func python(hierarchy: CSVHierarchy) throws {
    let folder = try Workdir()
    try folder.write(
      """
      import csv, sys
      for name, delimiter in zip(sys.argv[1::2], sys.argv[2::2]):
          with open(name, encoding="utf-8-sig", newline="") as file:
              rows = list(csv.reader(file, delimiter=delimiter, strict=True))
          with open(name + ".read", "wb") as file:
              file.write(b"".join(b"\\x1f".join(field.encode() for field in row) + b"\\x1e" for row in rows))
      """, to: "read.py")
    var expected: [String: String] = [:]
    var arguments = ""
    for seed in UInt64(1)...24 {
      var random = RandomNodes(seed: seed, pieces: Self.hostile)
      let delimiter = Self.delimiters[Int(seed % 4)]
      let options = csvOptions(hierarchy, delimiter: delimiter) {
        if seed % 3 == 0 { $0.lineEnd = .carriageReturnLineFeed }
        $0.hasByteOrderMark = seed % 2 == 0
        $0.hasHeader = false
      }
      let text = try csv(nodeTable(random.tree()), options)
      try folder.write(text, to: "\(seed).csv")
      arguments += " \(seed).csv '\(delimiter)'"
      var reading = CSVOptions()
      reading.hasHeader = false
      reading.delimiter = delimiter.asciiValue
      let store = try CSVReader(try InputSource.text(text, name: "t.csv").read(), options: reading).readAll()
      expected["\(seed).csv.read"] = (0..<store.count).map { record in
        store.columns.indices.map { store.string(record: record, column: $0) }.joined(separator: "\u{1F}")
          + "\u{1E}"
      }.joined()
    }
    let result = try folder.shell("python3 read.py\(arguments)")
    #expect(result.error == "")
    for (name, text) in expected { expectText(try folder.read(name), equals: text) }
  }
}
