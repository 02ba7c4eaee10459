// swift-tools-version: 6.2
import PackageDescription

func program(_ name: String, _ products: [String]) -> Target {
  .executableTarget(
    name: name, dependencies: products.map { .product(name: $0, package: "foldout") },
    swiftSettings: [
      .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
    ])
}

let package = Package(
  name: "foldout-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "foldout", path: "../..")],
  targets: [
    // A tree of generated rows through a renderer.
    program("rows", ["TableModel", "TableOutline", "TableText", "TableCSV", "TableXLSX"]),
    // Files through a reader.
    program("reading", ["TableInput"]),
    // Records in memory to CSV.
    program("writing", ["TableModel", "TableOutline", "TableInput", "TableCSV"]),
  ],
  swiftLanguageModes: [.v6]
)
