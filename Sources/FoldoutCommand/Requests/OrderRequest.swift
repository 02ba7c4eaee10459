/// In which order siblings stand.
struct OrderRequest: Sendable {
  /// What orders the rows that have others below them.
  var groups: [OrderCriterion] = []
  /// What orders all other rows.
  var rows: [OrderCriterion] = []
  /// What orders the values that have become columns.
  var pivot: [OrderCriterion] = []

  var isEmpty: Bool { groups.isEmpty && rows.isEmpty }
}

/// One column by which siblings are ordered.
struct OrderCriterion: Sendable, Equatable {
  /// The name of the column, or `label`.
  let column: String
  var isDescending = false
  /// Whether runs of digits are compared as numbers.
  var isNatural = false
  /// Whether rows without a value stand first instead of last.
  var hasBlanksFirst = false
}

extension OrderRequest {
  private static let prefixes: [(word: String, kinds: [any RequestField<[OrderCriterion]>])] = [
    ("groups:", [\.rows.order.groups]), ("rows:", [\.rows.order.rows]), ("pivot:", [\.rows.order.pivot]),
  ]

  /// Adds the criteria of a list such as `groups:-cost,rows:name`.
  ///
  /// A prefix holds for the criteria behind it up to the next one; those before any prefix order groups and rows.
  static func add(_ text: String, to request: inout ReportRequest) throws(OptionValueError) {
    var kinds: [any RequestField<[OrderCriterion]>] = [\.rows.order.groups, \.rows.order.rows]
    for part in try NameList.parts(of: text) {
      var rest = part
      if let prefix = prefixes.first(where: { part.hasPrefix($0.word) }) {
        kinds = prefix.kinds
        rest.removeFirst(prefix.word.count)
      }
      let criterion = try OrderCriterion.parsed(rest)
      for kind in kinds { request[keyPath: kind].append(criterion) }
    }
  }
}

extension OrderCriterion {
  private static let blanksFirst = ":blanks-first"

  /// Reads `-` and `~` in front of a name, and `:blanks-first` behind it.
  ///
  /// A backslash in front takes the name as it is.
  static func parsed(_ text: String) throws(OptionValueError) -> Self {
    var (rest, isDescending, isNatural, hasBlanksFirst) = (text[...], false, false, false)
    if rest.hasSuffix(blanksFirst) {
      hasBlanksFirst = true
      rest.removeLast(blanksFirst.count)
    }
    while let sign = rest.first, sign == "-" || sign == "~" {
      if sign == "-" { isDescending = true } else { isNatural = true }
      rest.removeFirst()
    }
    if rest.hasPrefix("\\-") || rest.hasPrefix("\\~") { rest.removeFirst() }
    guard !rest.isEmpty else {
      throw OptionValueError(expected: "a list of columns such as groups:-cost,rows:name", part: text)
    }
    return Self(
      column: NameList.unescaped(String(rest)), isDescending: isDescending, isNatural: isNatural,
      hasBlanksFirst: hasBlanksFirst)
  }
}
