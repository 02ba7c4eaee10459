/// The different texts of one key column, each kept once and numbered in the order of first appearance.
struct KeyTexts: Sendable {
  private struct Texts: Sendable {
    var bytes: ContiguousArray<UInt8> = []
    var ends: ContiguousArray<Int> = []

    func withText<Result>(of key: Int, _ body: (Span<UInt8>) -> Result) -> Result {
      body(bytes.span.extracting((key == 0 ? 0 : ends[key - 1])..<ends[key]))
    }

    func isEqual(_ text: Span<UInt8>, _ key: Int) -> Bool {
      withText(of: key) { known in
        known.count == text.count && known.indices.allSatisfy { known[$0] == text[$0] }
      }
    }
  }

  private var table = DigestTable()
  private var texts = Texts()

  /// How many different texts there are, counting blank as one.
  var count: Int { texts.ends.count }

  /// The number of a text.
  ///
  /// - Complexity: O(*n*) in its length.
  @inline(__always)
  mutating func key(of text: Span<UInt8>) -> Int {
    let key = table.key(of: TextDigest(text)) { texts.isEqual(text, $0) }
    if key == count { append(text) }
    return key
  }

  /// Gives the text that has a number to a closure.
  func withText<Result>(of key: Int, _ body: (Span<UInt8>) -> Result) -> Result {
    texts.withText(of: key, body)
  }

  /// The numbers of all texts of another one, in their order.
  mutating func keys(of other: KeyTexts) -> ContiguousArray<Int> {
    ContiguousArray((0..<other.count).map { key in other.withText(of: key) { self.key(of: $0) } })
  }

  private mutating func append(_ text: Span<UInt8>) {
    for index in text.indices { texts.bytes.append(text[index]) }
    texts.ends.append(texts.bytes.count)
  }
}
