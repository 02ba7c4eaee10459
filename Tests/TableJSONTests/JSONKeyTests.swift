import TableJSON
import TableModel
import TestSupport
import Testing

@Suite("Keys in JSON")
struct JSONKeyTests {
  private func keys(_ titles: [String], form: JSONForm) throws -> String {
    let columns = titles.map { Node.column($0) }
    let row = try #require(try json([Node("", .integer(1))], columns, form: form).firstMatch(of: /\{.*\}/))
    return String(row.output)
  }

  @Test("Equal titles get a number, past titles that have that number already")
  func equalTitles() throws {
    expectText(
      try keys(["A", "A", "A (2)", "A", "B"], form: .nested),
      equals:
        #"{"depth":0,"kind":"leaf","label":"1","values":{"A":1,"A (3)":1,"A (2)":1,"A (4)":1,"B":1}}"#)
  }

  @Test("In a line, a title is told from the row's own keys")
  func reservedTitles() throws {
    expectText(
      try keys(["depth", "path", "kind", "hidden", "depth"], form: .lines),
      equals:
        #"{"depth":0,"kind":"leaf","path":"1","depth (2)":1,"path (2)":1,"kind (2)":1,"hidden (2)":1,"#
        + #""depth (3)":1}"#)
    expectText(
      try keys(["depth", "kind"], form: .nested),
      equals: #"{"depth":0,"kind":"leaf","label":"1","values":{"depth":1,"kind":1}}"#)
  }

  @Test("Titles are escaped")
  func escapedTitles() throws {
    expectText(
      try keys(["a \"b\"\n", ""], form: .lines),
      equals: #"{"depth":0,"kind":"leaf","path":"1","a \"b\"\n":1,"":1}"#)
  }

  @Test("Headings that columns share stand in front of their titles")
  func groups() throws {
    var plan = Node.column("Plan")
    plan.groupTitles = ["2026", "Q1"]
    expectText(
      try json([Node("n", .integer(1))], [Node.label, plan], form: .lines),
      equals: #"{"depth":0,"kind":"leaf","path":"n","Name":"n","2026 / Q1 / Plan":1}"# + "\n")
  }
}
