/// Which rows are shown, hidden, or left out.
struct RowsRequest: Sendable {
  /// How many levels are open; nil leaves it to the standard, which is all.
  var openLevels: OpenLevels?
  /// Rows to open or close on top of that, in the order of the command line.
  var namedRows: [NamedRow] = []
  /// How many levels are in the report at all.
  var depth: Int?
  /// The conditions that records must meet, all of them.
  var conditions: [String] = []
  /// The conditions that groups must meet, all of them.
  var groupConditions: [String] = []
  var order = OrderRequest()
  var top: TopRequest?
  /// The column that says which rows are the largest.
  var topColumn: String?
  /// What the row is called that stands for the others.
  var otherLabel: String?

  /// The names of the columns by which rows are compared.
  var comparedColumns: [String] {
    (order.groups + order.rows).map(\.column) + [topColumn].compactMap(\.self)
  }
}

/// The largest rows of each parent, the others in one row.
struct TopRequest: Sendable, Equatable {
  let count: Int
  /// The level whose rows are meant, counted from 1; nil means all.
  let level: Int?
}

/// How many levels of a report are open, counted as the outline buttons of a workbook count them.
enum OpenLevels: Sendable, Equatable {
  /// Only rows of the first so many levels are shown.
  case levels(Int)
  /// Everything is open.
  case everything
}

/// A row that is to be opened or closed, named by its path.
struct NamedRow: Sendable, Equatable {
  /// The path as it was written.
  let path: String
  /// Whether it is to be opened, with all above it.
  let isExpanded: Bool

  /// The labels from the top row down: parts of the path between `/`.
  ///
  /// A backslash takes the next character as it is, so that `\/` is a slash inside a label and `\2` a row called 2.
  var labels: [String] {
    var labels = [""]
    var isEscaped = false
    for character in path {
      if isEscaped {
        labels[labels.count - 1].append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "/" {
        labels.append("")
      } else {
        labels[labels.count - 1].append(character)
      }
    }
    if isEscaped { labels[labels.count - 1].append("\\") }
    return labels
  }
}
