// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// A Debian and Homebrew library that `pkg-config` knows, seen through `module.modulemap`.
func systemLibrary(_ name: String, pkgConfig: String?, apt: String, brew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func sample(_ name: String, _ dependencies: [Target.Dependency], beside: [String] = []) -> Target {
  .executableTarget(
    name: "sample-\(name)", dependencies: dependencies, path: "samples/\(name)",
    exclude: ["expected.txt"] + beside, sources: ["main.swift"], swiftSettings: strict)
}

func tests(
  of name: String, _ dependencies: [Target.Dependency] = [], beside: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.target(name: name), "TestSupport"] + dependencies, exclude: beside,
    swiftSettings: strict)
}

let package = Package(
  name: "foldout",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "TableModel", targets: ["TableModel"]),
    .library(name: "TableOutline", targets: ["TableOutline"]),
    .library(name: "TableText", targets: ["TableText"]),
    .library(name: "TableCSV", targets: ["TableCSV"]),
    .library(name: "TableJSON", targets: ["TableJSON"]),
    .library(name: "TableXLSX", targets: ["TableXLSX"]),
    .library(name: "TableInput", targets: ["TableInput"]),
    .library(name: "TableExpression", targets: ["TableExpression"]),
    .executable(name: "foldout", targets: ["foldout"]),
  ],
  traits: [
    .default(enabledTraits: ["Foundation"]),
    .trait(
      name: "Foundation",
      description:
        "Foundation's Date, Decimal, URL and UUID are cell values; the command starts faster without."),
  ],
  targets: [
    // What a table is.
    module("TableModel"),
    // Threads, processors and temporary files, for all that follow.
    module("SystemSupport"),
    // From a table to rows with a place in the outline.
    module("TableOutline", ["TableModel", "SystemSupport"]),
    // Renderers: rows to bytes.
    module("TextWidth", ["CUTF8Proc"]),
    module("TableText", ["TableModel", "TableOutline", "TextWidth"]),
    module("TableCSV", ["TableModel", "TableOutline"]),
    module("TableJSON", ["TableModel", "TableOutline"]),
    module(
      "TableXLSX",
      [
        "TableModel", "TableOutline", "TextWidth", "SystemSupport", "CXLSXWriter", "CISAL", "CMinizip",
      ]),
    // Files to records and trees.
    module("TableInput", ["TableModel", "SystemSupport", "CSimdJSON", "CZlib"]),
    // Conditions and computed columns.
    module("TableExpression", ["TableModel"]),
    // The command.
    module(
      "FoldoutCommand",
      [
        "TableModel", "TableOutline", "TableInput", "TableExpression", "TableText", "TableCSV", "TableJSON",
        "TableXLSX", "TextWidth", "SystemSupport",
      ]),
    .executableTarget(name: "foldout", dependencies: ["FoldoutCommand"], swiftSettings: strict),
    // C and C++ libraries, each wrapped once.
    systemLibrary("CXLSXWriter", pkgConfig: "xlsxwriter", apt: "libxlsxwriter-dev", brew: "libxlsxwriter"),
    systemLibrary("CISAL", pkgConfig: "libisal", apt: "libisal-dev", brew: "isa-l"),
    systemLibrary("CMinizip", pkgConfig: "minizip", apt: "libminizip-dev", brew: "minizip"),
    // utf8proc's pkg-config file has a flag that the package manager refuses with a warning on every build.
    systemLibrary("CUTF8Proc", pkgConfig: nil, apt: "libutf8proc-dev", brew: "utf8proc"),
    systemLibrary("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev", brew: "zlib"),
    .target(name: "CSimdJSON", linkerSettings: [.linkedLibrary("simdjson")]),
    // Programs of a few lines that show the library; tests run them.
    sample(
      "price-list", ["TableModel", "TableOutline", "TableText"], beside: ["command", "price-list.json"]),
    sample("folders", ["TableModel", "TableOutline", "TableText"]),
    sample("categories", ["TableModel", "TableOutline", "TableText"]),
    sample("records", ["TableInput", "TableModel", "TableOutline", "TableText"]),
    // Tests.
    .target(name: "CTerminal", path: "Tests/CTerminal"),
    .target(
      name: "TestSupport", dependencies: ["TableModel", "TableOutline", "TableInput", "CTerminal"],
      path: "Tests/TestSupport",
      swiftSettings: strict),
    .target(name: "CSystemFaults", path: "Tests/CSystemFaults"),
    .executableTarget(
      name: "faulty-foldout", dependencies: ["FoldoutCommand", "CSystemFaults"],
      path: "Tests/FaultyCommand", swiftSettings: strict),
    tests(of: "TableModel"),
    tests(of: "TableOutline", ["TableModel"]),
    tests(of: "TextWidth"),
    tests(of: "TableText", ["TableModel", "TableOutline"]),
    tests(of: "TableCSV", ["TableModel", "TableOutline", "TableInput"]),
    tests(of: "TableJSON", ["TableModel", "TableOutline", "TableInput"]),
    tests(of: "TableXLSX", ["TableModel", "TableOutline", "CXLSXWriter"]),
    tests(of: "TableInput", ["TableModel", "TableOutline", "SystemSupport"]),
    tests(of: "TableExpression", ["TableModel"]),
    tests(
      of: "FoldoutCommand",
      [
        "foldout", "faulty-foldout", "sample-price-list", "sample-folders", "sample-categories",
        "sample-records",
      ], beside: ["Binary/Snapshots"]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
