/// Records nested in one another: objects in arrays in objects.
///
/// ```swift
/// let shape = NestedShape(root: try JSONPointer("/projects"), children: ["breakdown.resources", "costComponents"])
/// let records = try JSONReader(text, shape: shape).read()
/// ```
public struct NestedShape: Sendable, Hashable {
  /// Where in the document the records begin.
  public var root: JSONPointer

  /// The keys whose arrays (or objects of objects) hold the children of a record, with dots between the keys of
  /// nested objects; empty: the only key that holds arrays of objects.
  public var children: [String]

  /// The name of the column for the keys of objects of objects.
  public var keyColumn: String

  /// Words that stand for nothing, as `null` does, such as `n/a`.
  public var nullWords: [String] = []

  /// Describes nested records.
  ///
  /// - Parameters:
  ///   - root: Where in the document the records begin.
  ///   - children: The keys that hold children; empty to have the only one found.
  ///   - keyColumn: The name of the column for the keys of objects of objects.
  public init(root: JSONPointer = .root, children: [String] = [], keyColumn: String = "key") {
    self.root = root
    self.children = children
    self.keyColumn = keyColumn
  }
}
