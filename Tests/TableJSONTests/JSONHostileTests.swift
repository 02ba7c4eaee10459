import TableJSON
import TableModel
import TestSupport
import Testing

@Suite("JSON of hostile tables")
struct JSONHostileTests {
  @Test("Ten thousand columns", arguments: [JSONForm.nested, .lines])
  func manyColumns(form: JSONForm) throws {
    let columns = (0..<10_000).map { Node.column("c\($0)") }
    let output = try json([Node("", .integer(7))], columns, form: form)
    #expect(output.contains(#""c9998":7,"c9999":7}"#))
    #expect(output.ranges(of: ":7").count == 10_000)
  }

  @Test("A cell of ten million bytes", arguments: [JSONForm.nested, .lines])
  func hugeCell(form: JSONForm) throws {
    let huge = String(repeating: "01234\"6789", count: 1_000_000)
    let output = try json([Node(huge), Node("b")], form: form)
    #expect(output.utf8.count(where: { $0 == UInt8(ascii: "\\") }) == 2_000_000)
    #expect(output.utf8.count < 22_000_200)
  }
}
