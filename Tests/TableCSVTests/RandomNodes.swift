import TableModel
import TestSupport

/// Makes trees of nodes with hostile labels and values.
struct RandomNodes {
  private var random: SeededGenerator
  private let pieces: [String]
  private let firstPieces: [String]
  private let isNumbered: Bool
  private var count = 0

  /// Begins with a seed.
  ///
  /// - Parameters:
  ///   - seed: The same one makes the same tree.
  ///   - pieces: What labels and texts are made of.
  ///   - firstPieces: What labels begin with.
  ///   - isNumbered: Whether no two labels are equal, and none is empty.
  init(seed: UInt64, pieces: [String], firstPieces: [String]? = nil, isNumbered: Bool = false) {
    random = SeededGenerator(seed: seed)
    self.pieces = pieces
    self.firstPieces = firstPieces ?? pieces
    self.isNumbered = isNumbered
  }

  /// A tree of some dozens of nodes, up to six levels deep.
  mutating func tree(depth: Int = 0) -> [Node] {
    (0..<Int.random(in: depth == 0 ? 1...8 : 1...4, using: &random)).map { _ in
      count += 1
      let first = firstPieces.randomElement(using: &random) ?? ""
      let name = (Bool.random(using: &random) ? first : "") + (isNumbered ? "n\(count)" : "")
      let isGroup = depth < 5 && Int.random(in: 0..<3, using: &random) == 0
      return Node(
        name.isEmpty ? name : name + text(), value(), isGroup ? tree(depth: depth + 1) : [])
    }
  }

  private mutating func text() -> String {
    (0..<Int.random(in: 0...6, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
      .joined()
  }

  private mutating func value() -> CellValue {
    let significand = Int128(truncatingIfNeeded: random.next()) - (1 << 63)
    return switch Int.random(in: 0..<6, using: &random) {
    case 0: .empty
    case 1: .integer(Int64(truncatingIfNeeded: random.next()))
    case 2: .decimal(ExactDecimal(significand: significand, scale: UInt8.random(in: 0...20, using: &random)))
    case 3: .boolean(Bool.random(using: &random))
    default: .text(text())
    }
  }
}
