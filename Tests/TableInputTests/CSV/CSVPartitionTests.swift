import TestSupport
import Testing

@testable import TableInput

@Suite("CSV in parts")
struct CSVPartitionTests {
  @Test(
    "Rows are the same in one part and in several, wherever the parts begin",
    arguments: 0..<40 as Range<UInt64>)
  func parts(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let fields = [
      "1", "", "x y", "\"a\"\"b\"", "\"l\nm\"", "\"l\r\nm,\n\n\"", "\"\"", "\" \"\"\n\"\"\"", "c\"d",
    ]
    for _ in 0..<10 {
      var text = "a,b\n"
      for _ in 0..<Int.random(in: 0..<60, using: &generator) {
        let width = Int.random(in: 0..<20, using: &generator) == 0 ? 3 : 2
        let row = (0..<width).map { _ in fields.randomElement(using: &generator) ?? "" }
        text += row.joined(separator: ",") + (Bool.random(using: &generator) ? "\n" : "\r\n")
      }
      // Now and then a quote stays open.
      if Int.random(in: 0..<5, using: &generator) == 0 { text += "\"open,1\n2,3\n" }
      for options in [options(stops: false), options(stops: true)] {
        let whole = try rows(of: text, options, parts: 1)
        for parts in [2, 3, 5, 9] {
          #expect(
            try rows(of: text, options, parts: parts) == whole, "\(parts) parts of \(text.debugDescription)")
        }
      }
    }
  }

  @Test("A very long escaped field is found again behind another part")
  func longFields() throws {
    let long = "\"\"" + String(repeating: "abcdefgh", count: 1_100_000)
    // The middle is in the first of the two, so that the second begins a part.
    let text = "a,b\n\"x\"\"y\",1\n\"\(long)longer and longer\",2\n\"\(long)\",3\n\"x\"\"z\",4\n"
    let whole = try rows(of: text, options(stops: false), parts: 1)
    #expect(try rows(of: text, options(stops: false), parts: 2) == whole)
    #expect(whole[3].hasPrefix("4: \"abcd") && whole[3].hasSuffix("fgh|3"))
  }

  private func options(stops: Bool) -> CSVOptions {
    var options = CSVOptions()
    options.stopsAtBlankLine = stops
    return options
  }

  /// The rows, ragged rows and errors of a text, a line for each.
  private func rows(of text: String, _ options: CSVOptions, parts: Int) throws -> [String] {
    let input = try InputSource.text(text, name: "t").read()
    return try input.bytes.withBytes { bytes in
      let reader = try CSVRowReader(bytes, of: input, options: options)
      let part = CSVPartition(input: input, reader: reader, mostParts: parts, smallestPart: 1).read(bytes)
      let fieldText = FieldText(bytes: input.bytes, arena: part.arena)
      let rows = (0..<part.count).map { row in
        "\(part.lines[row]): " + part.columns.map { fieldText.string(of: $0[row]) }.joined(separator: "|")
      }
      return ["\(part.count)"] + rows + part.raggedRows.lines + (part.error?.lines ?? [])
    }
  }
}
