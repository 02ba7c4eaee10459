/// What makes a record the child of another.
struct ShapeRequest: Sendable {
  /// Columns whose equal values make groups, outermost first.
  var groupBy: [String] = []
  /// Keys of the arrays that hold children, in nested JSON.
  var children: [String] = []
  /// A JSON pointer to the part of the document that holds the rows.
  var root: String?
  var id: String?
  var parent: String?
  var orphans = OrphanRule.root
  var cycles = CycleRule.error
  var duplicateIDs = DuplicateRule.error
  /// The column that says the level as a number, or a column for the labels of each level.
  var levels: [String] = []
  /// The blanks before the first column's text say the level.
  var isIndented = false
  /// The column that holds a path.
  var path: String?
  var separator: String?
  /// The columns whose values are multiplied with those of all rows above.
  var extended: [String] = []
  /// The column that labels rows, or `none`.
  var label: String?

  /// The shapes that were asked for, each by the option that asks for it.
  var namedShapes: [String] {
    var names: [String] = []
    if !groupBy.isEmpty { names.append("--group-by") }
    if !children.isEmpty { names.append("--children") }
    if id != nil || parent != nil { names.append("--id and --parent") }
    if !levels.isEmpty { names.append("--level") }
    if isIndented { names.append("--indent") }
    if path != nil { names.append("--path") }
    return names
  }
}

/// What becomes of a record whose parent is not in the input.
enum OrphanRule: String, OptionWord {
  case root, error, drop, group
}

/// What becomes of records that are below one another in a circle.
enum CycleRule: String, OptionWord {
  case error, root
}

/// What becomes of an id that stands twice below one parent and has children.
enum DuplicateRule: String, OptionWord {
  case error
  case `repeat`
}
