import TestSupport
import Testing

@testable import FoldoutCommand

@Suite("Reference page")
struct ReferencePageTests {
  @Test("The page in the documentation is the one that the option table makes")
  func documentation() throws {
    let folder = try Workdir()
    let page = try folder.read(folder.copyFromPackage("docs/options.md"))
    // `foldout --manual markdown >docs/options.md` writes it anew.
    expectText(page, equals: ReferencePage.text)
  }

  @Test("The page names every option, and says what it does")
  func everyOption() throws {
    let page = try Workdir().run("--manual", "markdown").output
    for option in OptionTable.all {
      #expect(page.contains("`\(option.shownName)"), "\(option.shownName)")
    }
    #expect(page.split(separator: "\n").count { $0.hasPrefix("| `-") } == OptionTable.all.count)
  }

  @Test("Nothing in a cell ends it, or is taken for more than text")
  func escapes() {
    for line in ReferencePage.text.split(separator: "\n") where line.hasPrefix("| ") {
      let bars = line.indices.filter {
        line[$0] == "|" && ($0 == line.startIndex || line[line.index(before: $0)] != "\\")
      }
      #expect(bars.count == 3, "\(line)")
    }
    #expect(ReferencePage.text.contains(#"`--collapse N\|all\|none\|PATH`"#))
    #expect(ReferencePage.text.contains(#"\~c (natural)"#))
  }
}
