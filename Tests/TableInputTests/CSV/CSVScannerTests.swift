import TestSupport
import Testing

@testable import TableInput

@Suite("CSV scanner")
struct CSVScannerTests {
  @Test("Every text of up to seven bytes is split as the obvious model splits it")
  func smallTexts() {
    check(alphabet: Array("a,\"\r\n".utf8), length: 7)
  }

  @Test("Every text of up to five bytes with blanks is split as the obvious model splits it")
  func smallTextsWithBlanks() {
    check(alphabet: Array("a ,\"\r\n".utf8), length: 5)
  }

  @Test("Long texts are split alike wherever their bytes fall in a block", arguments: 0..<8 as Range<UInt64>)
  func longTexts(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array("aaaaaaaaaaaaaaaaaaaaa   ,,,,\"\"\r\n\n".utf8)
    for _ in 0..<60 {
      let length = Int.random(in: 0..<400, using: &generator)
      var text = (0..<length).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
      // Few texts of single quotes close the last of them.
      if Bool.random(using: &generator) { text.append(UInt8(ascii: "\"")) }
      let (actual, expected) = (scan(text), ScannerModel.items(of: text))
      #expect(actual == expected, "\(String(decoding: text, as: UTF8.self).debugDescription)")
    }
  }

  @Test("A line of comment ends with its line, whatever stands in it")
  func comments() {
    let text = Array("#a,\"b\nx,#y\n#\n".utf8)
    #expect(scan(text, comment: UInt8(ascii: "#")) == [.record(["x", "#y"], line: 2)])
  }

  private func check(alphabet: [UInt8], length: Int) {
    for count in 0...length {
      var digits = [Int](repeating: 0, count: count)
      var isDone = false
      while !isDone {
        let text = digits.map { alphabet[$0] }
        let (actual, expected) = (scan(text), ScannerModel.items(of: text))
        if actual != expected {
          Issue.record(
            "\(String(decoding: text, as: UTF8.self).debugDescription): \(actual), not \(expected)")
          return
        }
        var place = 0
        while place < count, digits[place] == alphabet.count - 1 {
          digits[place] = 0
          place += 1
        }
        if place == count { isDone = true } else { digits[place] += 1 }
      }
    }
  }

  private func scan(_ text: [UInt8], comment: UInt8? = nil) -> [ScannerModel.Item] {
    let bytes = InputBytes(copying: ContiguousArray(text).span)
    var items: [ScannerModel.Item] = []
    bytes.withBytes { span in
      var scanner = CSVScanner(delimiter: UInt8(ascii: ","), comment: comment)
      while true {
        var buffer = FieldBuffer()
        let line = scanner.line
        switch scanner.next(in: span, into: &buffer) {
        case .record:
          let fieldText = FieldText(bytes: bytes, arena: buffer.arena)
          items.append(.record(buffer.fields.map { fieldText.string(of: $0) }, line: line))
        case .blankLine: items.append(.blankLine(line))
        case .comment: continue
        case .end: return
        case .unclosedQuote(let line, let byte):
          items.append(.unclosedQuote(line: line, byte: byte))
          return
        }
      }
    }
    return items
  }
}
