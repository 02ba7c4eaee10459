import TestSupport
import Testing

@testable import FoldoutCommand

@Suite("Completions")
struct CompletionScriptTests {
  private let folder: Workdir

  init() throws {
    folder = try Workdir()
    try folder.write("region,unit price,a=b\nNorth,1.50,2\n", to: "orders.csv")
  }

  /// What bash offers for a line with the cursor at its end.
  private func offered(_ line: String) throws -> [String] {
    try folder.write(line, to: ".line")
    let result = try folder.shell(
      """
      command -v bash >/dev/null || exit 0
      foldout --completions bash > .script
      bash --norc -c '
        set -u
        source ./.script
        COMP_WORDBREAKS=" =:"
        COMP_LINE=$(cat .line; printf x)
        COMP_LINE=${COMP_LINE%x}
        COMP_POINT=${#COMP_LINE}
        _foldout
        printf "%s\\n" "${COMPREPLY[@]-}"'
      """)
    #expect(result.error == "")
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test(
    "Bash offers options, their words, and the columns of the file",
    .enabled(if: CompletionScriptTests.hasBash),
    arguments: [
      ("foldout --sub", ["--subtotals", "--subtotal-levels"]),
      ("foldout -t x", ["xlsx"]),
      ("foldout --subtotals ", ["above", "below", "none"]),
      ("foldout --subtotals=b", ["below"]),
      ("foldout orders.csv --sum ", ["region", #"unit\ price"#, #"a\\=b"#]),
      ("foldout orders.csv --sum region,u", [#"region,unit\ price"#]),
      ("foldout orders.csv --sum=region,u", [#"region,unit\ price"#]),
      ("foldout --sum re", []),
      ("foldout orders.csv --type re", ["region="]),
      ("foldout orders.csv --type region=te", ["text"]),
      ("foldout orders.csv --type region=text,un", [#"text,unit\ price="#]),
      ("foldout -o none.csv orders.csv --id r", ["region"]),
      ("foldout ord", ["orders.csv"]),
      ("foldout --output=ord", ["orders.csv"]),
      ("foldout --title ord", []),
    ])
  func bash(line: String, expected: [String]) throws {
    #expect(try offered(line) == expected)
  }

  @Test("Every script names every option in every spelling", arguments: ShellName.allCases)
  func everyOption(shell: ShellName) {
    let script = CompletionScript.text(for: shell)
    for option in OptionTable.all {
      for spelling in option.spellings {
        let isThere =
          switch shell {
          case .bash: script.contains(" \(spelling)")
          case .zsh:
            script.contains("\(spelling)[") || script.contains("\(spelling)=[")
              || script.contains("\(spelling)+[")
          case .fish where spelling.hasPrefix("--"): script.contains(" -l \(spelling.dropFirst(2)) ")
          case .fish: script.contains(" -s \(spelling.dropFirst()) ")
          }
        #expect(isThere, "\(spelling)")
      }
    }
  }

  @Test("A shell can read the script that is made for it", arguments: ShellName.allCases)
  func syntax(shell: ShellName) throws {
    let result = try folder.shell(
      """
      command -v \(shell.rawValue) >/dev/null || exit 0
      foldout --completions \(shell.rawValue) > .script && \(shell.rawValue) -n .script
      """)
    #expect(result.status == 0)
    #expect(result.error == "")
  }

  @Test("The columns of an input are listed, one to a line")
  func listColumns() throws {
    #expect(try folder.run("orders.csv", "--list-columns").output == "region\nunit price\na=b\n")
    #expect(try folder.run("--list-columns", input: "[{\"a\": {\"b\": 1}}]").output == "a.b\n")
    #expect(try folder.run("none.csv", "--list-columns").status == 1)
  }

  private static let hasBash = (try? Workdir().shell("command -v bash"))?.status == 0
}
