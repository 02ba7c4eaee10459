import TestSupport
import Testing

@Suite("Samples")
struct SampleTests {
  @Test(
    "A sample's command prints what is expected", arguments: ["price-list", "orders", "bicycle", "thread"])
  func command(name: String) throws {
    let folder = "\(TestEnvironment.packageFolder)/samples/\(name)"
    let workdir = try Workdir()
    let result = try workdir.shell("cd '\(folder)' && sh command")
    #expect(result.status == 0)
    expectText(result.error, equals: "")
    let expected = try workdir.shell("cat '\(folder)/expected.txt'").output
    expectText(result.output, equals: expected)
  }

  @Test(
    "A sample looks right in a wide, a usual and a narrow terminal: widths, guides, colours, what is left out",
    arguments: ["price-list", "orders", "bicycle", "thread"])
  func terminal(name: String) throws {
    let workdir = try Workdir()
    var shown = ""
    for columns in [120, 80, 40] {
      let result = try workdir.shellInTerminal(
        columns: columns, "cd '\(TestEnvironment.packageFolder)/samples/\(name)' && sh command")
      #expect(result.status == 0)
      shown += "\(columns) columns\n" + result.text.replacing("\u{1B}", with: "␛")
    }
    expectSnapshot(of: shown, named: "sample-\(name).txt")
  }

  @Test(
    "A sample's program prints what is expected",
    arguments: ["price-list", "folders", "categories", "records"])
  func program(name: String) throws {
    let workdir = try Workdir()
    let result = try workdir.shell("sample-\(name)")
    #expect(result.status == 0)
    expectText(result.error, equals: "")
    let expected = try workdir.shell("cat '\(TestEnvironment.packageFolder)/samples/\(name)/expected.txt'")
      .output
    expectText(result.output, equals: expected)
  }
}
