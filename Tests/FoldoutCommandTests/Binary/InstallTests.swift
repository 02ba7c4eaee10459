import TestSupport
import Testing

@Suite("Installation")
struct InstallTests {
  private let folder: Workdir
  private let install = "\"$PACKAGE/scripts/install\" --binary \"$(command -v foldout)\""

  init() throws {
    folder = try Workdir()
  }

  private func run(_ script: String) throws -> CommandResult {
    try folder.shell(script, environment: ["PACKAGE": TestEnvironment.packageFolder])
  }

  @Test("The command, its manual page and its completions are put in their places")
  func places() throws {
    // Without strip, which would take longer than all the rest for a debug build.
    let result = try run(
      """
      mkdir tools; printf '#!/bin/sh\\n' > tools/strip; chmod +x tools/strip
      PATH=$PWD/tools:$PATH \(install) --prefix there/usr && (cd there/usr && find . -type f | LC_ALL=C sort)
      there/usr/bin/foldout --version | head -n 1
      """)
    #expect(result.error == "")
    expectText(
      result.output,
      equals: """
        foldout is installed in \(folder.path)/there/usr/bin
        ./bin/foldout
        ./share/bash-completion/completions/foldout
        ./share/fish/vendor_completions.d/foldout.fish
        ./share/man/man1/foldout.1
        ./share/zsh/site-functions/_foldout
        foldout 0.1.0

        """)
  }

  @Test("An option that is not known, or has no value, is refused and nothing is installed")
  func badOptions() throws {
    let unknown = try run("\"$PACKAGE/scripts/install\" --perfix there")
    #expect(unknown.status == 2)
    #expect(
      unknown.error
        == "scripts/install: there is no option --perfix; --prefix DIR and --binary FILE are all\n")
    #expect(try run("\(install) --prefix").status == 2)
    #expect(try folder.fileNames().isEmpty)
  }
}
