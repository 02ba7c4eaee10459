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
