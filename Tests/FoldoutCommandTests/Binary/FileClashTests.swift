import TestSupport
import Testing

@Suite("Several files that are written in one run")
struct FileClashTests {
  private let folder: Workdir
  private let orders = "region,cost\nNorth,1.50\nSouth,4.00\n"

  init() throws {
    folder = try Workdir()
    try folder.write(orders, to: "orders.csv")
  }

  @Test("Two reports are not written to one file, whether it is there or not")
  func outputs() throws {
    let result = try folder.run("orders.csv", "-o", "new.xlsx", "-o", "./new.xlsx")
    #expect(result.status == 2)
    #expect(
      result.error
        == "foldout: -o: new.xlsx and ./new.xlsx are one file; give each report a file of its own\n")
    #expect(try folder.shell("ls").output == "orders.csv\n")
    let links = "touch old.csv; ln -s old.csv link.csv; ln old.csv twin.csv"
    for other in ["$PWD/old.csv", "link.csv", "twin.csv"] {
      #expect(try folder.shell("\(links); foldout orders.csv -o old.csv -o \(other)").status == 2)
    }
  }

  @Test("Options are not saved over what is read or written", arguments: ["orders.csv", "./report.csv"])
  func savedReport(name: String) throws {
    let result = try folder.run("orders.csv", "-o", "report.csv", "--save-config", name)
    #expect(result.status == 2)
    #expect(result.error.hasPrefix("foldout: --save-config: \(name) would be written over "))
    #expect(try folder.read("orders.csv") == orders)
  }

  @Test("What any number of programs may write to is no clash")
  func devices() throws {
    #expect(try folder.run("orders.csv", "-t", "csv", "-o", "/dev/null", "-o", "/dev/zero").status == 0)
    #expect(try folder.shell("foldout < orders.csv -t csv -o - > copy.csv").status == 0)
  }
}
