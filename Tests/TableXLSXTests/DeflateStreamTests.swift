import TestSupport
import Testing

@testable import TableXLSX

@Suite("Deflate streams")
struct DeflateStreamTests {
  private final class Compressor {
    private var stream = DeflateStream()

    func compress(_ bytes: [UInt8], ending: DeflateStream.Ending) throws -> [UInt8] {
      var output: [UInt8] = []
      try stream.write(bytes.span, ending: ending) { piece in
        for index in piece.indices { output.append(piece[index]) }
      }
      return output
    }
  }

  @Test("What comes out does not depend on where in memory a stream stands")
  func addresses() throws {
    var generator = SeededGenerator(seed: 1)
    // All at once, so that each has an address of its own.
    let compressors = (0..<24).map { _ in Compressor() }
    for _ in 0..<1000 {
      let word = (0..<24).map { _ in UInt8.random(in: 97...122, using: &generator) }
      let outputs = try compressors.map { try $0.compress(word + word, ending: .paused) }
      #expect(Set(outputs).count == 1)
    }
  }
}
