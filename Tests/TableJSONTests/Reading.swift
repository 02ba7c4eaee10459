import TableInput
import TestSupport

/// What was read back, one line for each row: its place by the tree, and its fields.
enum Reading {
  /// Reads nested JSON, whose children the reader finds by itself, and lists some columns of it.
  static func nested(_ json: String, columns: [String]) throws -> [String] {
    let records = try JSONReader(try InputSource.text(json, name: "t.json").read()).read()
    return try TreeListing.lines(of: records.tree, records.store, columns)
  }

  /// Reads lines into the tree that their paths say, and lists some columns of it.
  static func lines(_ json: String, columns: [String]) throws -> [String] {
    let store = try JSONReader(try InputSource.text(json, name: "t.ndjson").read(), isLines: true).read()
      .store
    let shape = PathShape(column: "path", separator: "/", labels: .last)
    return try TreeListing.lines(of: try shape.tree(of: store), store, columns)
  }
}
