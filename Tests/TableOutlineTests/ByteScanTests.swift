import Testing

@testable import TableOutline

@Suite("Special bytes in text")
struct ByteScanTests {
  private let special: [UInt8] = [0x0A, 0x22, 0x2C, 0x0D]

  private func finds(_ text: [UInt8]) -> Bool {
    ByteScan(for: special[0], special[1], special[2], special[3]).finds(in: text.span)
  }

  @Test("A special byte is found at any place in text of any length")
  func everyPlace() {
    for length in 1...70 {
      for place in 0..<length {
        for byte in special {
          var text = [UInt8](repeating: UInt8(ascii: "x"), count: length)
          text[place] = byte
          #expect(finds(text), "\(byte) at \(place) of \(length)")
        }
      }
    }
  }

  @Test("No other byte is taken for one, in text of any length")
  func others() {
    #expect(!finds([]))
    for byte in UInt8.min...UInt8.max where !special.contains(byte) {
      for length in 1...40 {
        #expect(!finds([UInt8](repeating: byte, count: length)), "\(byte) \(length) times")
      }
    }
  }

  @Test("Fewer special bytes than four are looked for as well")
  func fewer() {
    let text = Array("a rather long text with a bar | in it".utf8)
    func finds(_ scan: ByteScan) -> Bool { scan.finds(in: text.span) }
    #expect(finds(ByteScan(for: UInt8(ascii: "|"))))
    #expect(finds(ByteScan(for: UInt8(ascii: "/"), UInt8(ascii: "|"))))
    #expect(!finds(ByteScan(for: UInt8(ascii: "/"), UInt8(ascii: "\\"))))
  }
}
