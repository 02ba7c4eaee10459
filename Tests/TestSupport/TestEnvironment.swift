internal import Foundation

/// Where the things under test are.
public enum TestEnvironment {
  /// The folder that holds `Package.swift`.
  public static var packageFolder: String {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
  }

  /// The `foldout` command that was built together with the tests.
  ///
  /// - Throws: ``MissingCommand`` if it is not beside the test bundle.
  public static func command() throws -> String {
    let bundles = CommandLine.arguments + Bundle.allBundles.map(\.bundlePath)
    for path in bundles {
      var url = URL(fileURLWithPath: path)
      while url.pathComponents.count > 1, url.pathExtension != "xctest" {
        url.deleteLastPathComponent()
      }
      let command = url.deletingLastPathComponent().appendingPathComponent("foldout").path
      if url.pathExtension == "xctest", FileManager.default.isExecutableFile(atPath: command) {
        return command
      }
    }
    throw MissingCommand()
  }

  /// Whether a program can be found by `PATH`.
  public static func hasProgram(_ name: String) -> Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return folders.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }

  /// Whether everything was built with a sanitizer, which takes more memory and larger files than a limit leaves.
  public static var isSanitized: Bool { sanitizer != nil }

  /// Whether that is the thread sanitizer.
  public static var hasThreadSanitizer: Bool { sanitizer == "thread" }

  private static var sanitizer: String? { ProcessInfo.processInfo.environment["FOLDOUT_SANITIZER"] }

  /// The folder in which workbooks are kept for other programs to check, or `nil` if nobody asked for them
  /// with `FOLDOUT_TEST_WORKBOOKS`.
  static var workbookFolder: URL? {
    ProcessInfo.processInfo.environment["FOLDOUT_TEST_WORKBOOKS"].map { URL(fileURLWithPath: $0) }
  }
}

/// The `foldout` command was not built, or not beside the test bundle.
public struct MissingCommand: Error, CustomStringConvertible {
  /// What is missing and how to get it.
  public var description: String {
    "The command foldout is not beside the test bundle; build it with `swift build --product foldout`."
  }
}
