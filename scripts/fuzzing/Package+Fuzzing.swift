// Added to the package for fuzzing alone, in a copy that scripts/fuzz makes: libFuzzer calls these targets.

func fuzzing(_ name: String, _ dependency: Target.Dependency) -> Target {
  .executableTarget(
    name: "fuzz-\(name)", dependencies: [dependency, "TableModel"], path: "scripts/fuzzing/\(name)",
    swiftSettings: [.unsafeFlags(["-parse-as-library"])])
}

package.targets += [
  fuzzing("csv", "TableInput"),
  fuzzing("json", "TableInput"),
  fuzzing("options", "FoldoutCommand"),
  fuzzing("expression", "TableExpression"),
  fuzzing("saved", "FoldoutCommand"),
]
package.products += ["csv", "json", "options", "expression", "saved"].map { name in
  .executable(name: "fuzz-\(name)", targets: ["fuzz-\(name)"])
}
