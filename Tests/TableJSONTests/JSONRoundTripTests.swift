import TableJSON
import TableModel
import TableOutline
import TestSupport
import Testing

@Suite("JSON read back")
struct JSONRoundTripTests {
  /// Makes trees whose labels are all different.
  private struct Trees {
    var random: SeededGenerator
    let pieces: [String]
    private var count = 0

    init(seed: UInt64, pieces: [String]) {
      random = SeededGenerator(seed: seed)
      self.pieces = pieces
    }

    mutating func nodes(depth: Int = 0) -> [Node] {
      (0..<Int.random(in: depth == 0 ? 1...6 : 1...4, using: &random)).map { _ in
        count += 1
        let name = "\(count)" + text()
        let value = value()
        let isGroup = depth < 5 && Int.random(in: 0..<3, using: &random) == 0
        return Node(name, value, isGroup ? nodes(depth: depth + 1) : nil)
      }
    }

    private mutating func text() -> String {
      (0..<Int.random(in: 0...6, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
    }

    private mutating func value() -> CellValue {
      let significand = Int128(truncatingIfNeeded: random.next())
      return switch Int.random(in: 0..<6, using: &random) {
      case 0: .empty
      case 1: .integer(Int64(truncatingIfNeeded: random.next()))
      case 2:
        .decimal(
          ExactDecimal(significand: significand - (1 << 63), scale: UInt8.random(in: 0...20, using: &random)))
      case 3: .boolean(Bool.random(using: &random))
      default: .text("t" + text())
      }
    }
  }

  private static let hostile = [
    "\"", "\\", "/", "\n", "\r\n", "\t", "\u{0}", "\u{1F}", "\u{7F}", "\u{9B}", "\u{2028}", "\u{202E}", "{",
    "}",
    "[", "]", ",", ":", "null", "\\u0041", "é", "螺栓", "👨‍👩‍👧‍👦", "\u{FEFF}", "\u{FFFD}", "x", "plain text ",
  ]

  private func rows(_ nodes: [Node], depth: Int = 0, isNested: Bool = true) -> [String] {
    nodes.flatMap { node in
      let kind = node.children == nil ? "leaf" : "group"
      let fields = ["\(depth)", kind, isNested ? node.name : nil, node.name, node.value.written]
      let line = "\(depth) " + fields.compactMap { $0 }.joined(separator: "|")
      return [line] + rows(node.children ?? [], depth: depth + 1, isNested: isNested)
    }
  }

  @Test("A random tree with hostile text comes back from its nested form", arguments: UInt64(1)...40)
  func nested(_ seed: UInt64) throws {
    var trees = Trees(seed: seed, pieces: Self.hostile)
    let nodes = trees.nodes()
    let written = try json(nodes)
    let read = try Reading.nested(written, columns: ["depth", "kind", "label", "values.Name", "values.Qty"])
    expectText(read.joined(separator: "\u{1}\n"), equals: rows(nodes).joined(separator: "\u{1}\n"))
  }

  @Test("A random tree comes back from the paths of its lines", arguments: UInt64(1)...40)
  func lines(_ seed: UInt64) throws {
    // Blanks around a label don't count in a path that is read.
    var trees = Trees(seed: seed, pieces: ["/", "\\", "\"", "\\/", "//", "é", "螺栓", "x", "-", ":", "{"])
    let nodes = trees.nodes()
    let read = try Reading.lines(
      try json(nodes, form: .lines), columns: ["depth", "kind", "Name", "Qty"])
    expectText(read.joined(separator: "\n"), equals: rows(nodes, isNested: false).joined(separator: "\n"))
  }

  /// A chain that makes its only child when it is asked.
  private struct Link {
    let depth: Int
    let end: Int

    var children: [Link]? { depth < end ? [Link(depth: depth + 1, end: end)] : nil }
  }

  @Test("A chain of a hundred thousand rows is written and read without recursion")
  func deepChain() throws {
    let table = Table([Link(depth: 1, end: 100_000)], children: \Link.children) {
      TableColumn("n", value: \Link.depth)
    }
    let read = try Reading.nested(
      try table.render(with: JSONRenderer()).text, columns: ["depth", "kind", "values.n"])
    #expect(read.count == 100_000)
    #expect(read.first == "0 0|group|1")
    #expect(read.last == "99999 99999|leaf|100000")
  }
}
