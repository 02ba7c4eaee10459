/// Rows of a text outline: each is below the last one before it that is indented less.
struct IndentedRows {
  private let store: RecordStore
  private let column: Int

  /// Takes the blanks before the text of a column as the indent.
  init(of store: RecordStore, column: Int) {
    self.store = store
    self.column = column
  }

  /// Makes the tree; a row that steps back to an indent where no row stands is a warning.
  ///
  /// - Returns: The tree.
  /// - Throws: ``InputError`` of the kind `tooManyRows`.
  func tree() throws(InputError) -> RecordTree {
    var entries = ContiguousArray<RecordTree.Entry>()
    entries.reserveCapacity(store.count)
    var labels: ContiguousArray<UInt8> = []
    var open: ContiguousArray<Int> = []
    var uneven = InputFindings()
    for record in 0..<store.count {
      let start = labels.count
      let indent = store.withText(record: record, column: column) { text in
        let (bytes, width) = Self.indent(of: text)
        for index in bytes..<text.count { labels.append(text[index]) }
        return width
      }
      try RowLabel.check(byteCount: labels.count, of: store)
      var steppedBackFrom: Int?
      while let last = open.last, last >= indent { steppedBackFrom = open.popLast() }
      if let steppedBackFrom, steppedBackFrom > indent {
        uneven.append(
          InputFinding(
            kind: .skippedLevel, location: store.location(of: record, column: column),
            message: "an indent of \(indent), between \(open.last ?? 0) and \(steppedBackFrom) above it"))
      }
      entries.append(
        RecordTree.Entry(depth: open.count, record: record, label: RowLabel(text: start..<labels.count)))
      open.append(indent)
    }
    let warning = InputWarning(uneven)
    return RecordTree(entries: entries, labels: labels, warnings: warning.map { [$0] } ?? [])
  }

  /// How many bytes of blanks are before the text, and how wide they are.
  ///
  /// A tab goes to the next multiple of eight; a no-break space, which spreadsheets write, is a blank.
  private static func indent(of text: Span<UInt8>) -> (bytes: Int, width: Int) {
    var index = 0
    var width = 0
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: " "):
        width += 1
        index += 1
      case UInt8(ascii: "\t"):
        width = (width / 8 + 1) * 8
        index += 1
      case 0xC2 where index + 1 < text.count && text[index + 1] == 0xA0:
        width += 1
        index += 2
      default:
        return (index, width)
      }
    }
    return (index, width)
  }
}
