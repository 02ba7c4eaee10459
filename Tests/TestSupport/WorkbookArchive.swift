internal import Foundation

/// The folder in which tests keep the workbooks they write, for `scripts/check-workbooks` to read them with other
/// programs.
///
/// It is named by `FOLDOUT_TEST_WORKBOOKS`, which `scripts/test` sets; without it nothing is kept. Beside
/// `NAME.xlsx` may stand `NAME.csv`, the same report as CSV with depth columns, and `NAME.visible.csv`, the same
/// without its hidden rows.
public enum WorkbookArchive {
  /// Keeps the bytes of a workbook under a name, which must be unique among all tests.
  ///
  /// - Throws: an error if the folder can't be written.
  public static func keep(_ workbook: [UInt8], named name: String, csv: String? = nil) throws {
    guard let folder = TestEnvironment.workbookFolder else { return }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(workbook).write(to: folder.appendingPathComponent(name + ".xlsx"))
    if let csv {
      try Data(csv.utf8).write(to: folder.appendingPathComponent(name + ".csv"))
    }
  }
}

extension Workdir {
  /// Keeps the workbook that the command wrote, and beside it what the command writes as CSV for the same report.
  func keepWorkbook(writtenBy arguments: [String], input: String, environment: [String: String]) throws {
    guard let folder = TestEnvironment.workbookFolder,
      let option = arguments.lastIndex(of: "-o"), option + 1 < arguments.count,
      arguments[option + 1].hasSuffix(".xlsx"), contains(arguments[option + 1])
    else { return }
    let workbook = url(of: arguments[option + 1])
    let stem = workbook.deletingPathExtension().lastPathComponent
    let name = "\(stem)-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: workbook, to: folder.appendingPathComponent(name + ".xlsx"))
    let report = Array(arguments[..<option] + arguments[(option + 2)...])
    for (suffix, extra) in [(".csv", []), (".visible.csv", ["--visible-only"])] {
      let result = try launch(
        TestEnvironment.command(), report + ["-t", "csv", "--hierarchy", "depth"] + extra,
        input: Array(input.utf8), environment: environment)
      if result.status == 0 {
        try Data(result.outputBytes).write(to: folder.appendingPathComponent(name + suffix))
      }
    }
  }

  /// Keeps all workbooks in the folder, whatever wrote them.
  func keepWorkbooks() throws {
    guard TestEnvironment.workbookFolder != nil else { return }
    for name in try fileNames() where name.hasSuffix(".xlsx") {
      let bytes = try bytes(of: name)
      // Tests also put other things in the place of a workbook, to see whether they stay.
      guard bytes.starts(with: Array("PK".utf8)) else { continue }
      try WorkbookArchive.keep(bytes, named: "\(name.dropLast(".xlsx".count))-\(UUID().uuidString.prefix(8))")
    }
  }
}
