import TestSupport
import Testing

@testable import FoldoutCommand

@Suite("Manual page")
struct ManualPageTests {
  @Test("The manual page names every option")
  func everyOption() {
    for option in OptionTable.all {
      let name = option.shownName.split(separator: "-").joined(separator: #"\-"#)
      #expect(ManualPage.text.contains(#"\fB\-\-\#(name)\fR"#), "\(option.shownName)")
    }
  }

  @Test("No line of text is taken for a request")
  func requests() {
    let requests: Set<Substring> = [".TH", ".SH", ".SS", ".TP", ".B", ".nh", ".ad"]
    for line in ManualPage.text.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(requests.contains(line.prefix { $0 != " " }), "\(line)")
    }
  }

  @Test("The formatter has no complaint", .enabled(if: ManualPageTests.hasMan))
  func warnings() throws {
    let result = try Workdir().shell(
      """
      foldout --manual > foldout.1
      LC_ALL=C.UTF-8 MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 foldout.1 > page
      grep -q 'foldout - reports out of data' page
      """)
    #expect(result.status == 0)
    #expect(result.error == "")
  }

  /// Whether there is a `man` that can warn, and a formatter behind it.
  private static let hasMan =
    (try? Workdir().shell("man --version | grep -q man.db && command -v groff"))?.status == 0
}
