/// What data looks like on a terminal: text as it is, everything that a terminal would obey made visible.
///
/// Control characters and escape sequences in a cell could move the cursor, rename the window or hide other cells;
/// bidi controls could reorder what stands around them.
package struct VisibleForm: Sendable {
  /// Whether East Asian ambiguous characters are two columns wide.
  package let ambiguousIsWide: Bool

  /// What becomes of a line end inside a cell.
  package let lineBreaks: LineBreakForm

  /// Whether control characters stay what they are, line ends excepted; escape sequences take no columns then.
  package let isRaw: Bool

  /// How far apart the tab stops are, counted from where the cell starts.
  static let tabStop = 8

  /// Creates the form.
  ///
  /// - Parameters:
  ///   - ambiguousIsWide: Whether East Asian ambiguous characters are two columns wide.
  ///   - lineBreaks: What becomes of a line end inside a cell.
  ///   - isRaw: Whether other control characters stay what they are.
  package init(ambiguousIsWide: Bool = false, lineBreaks: LineBreakForm = .lines, isRaw: Bool = false) {
    self.ambiguousIsWide = ambiguousIsWide
    self.lineBreaks = lineBreaks
    self.isRaw = isRaw
  }

  /// The same form for what has to stay on one line: a line end becomes a blank.
  package var onOneLine: VisibleForm {
    VisibleForm(ambiguousIsWide: ambiguousIsWide, lineBreaks: .space, isRaw: isRaw)
  }

  /// Finds out how a text will be shown.
  ///
  /// - Parameter text: UTF-8 bytes, from anywhere.
  /// - Returns: The width, and whether anything has to be done to the text.
  /// - Complexity: O(*n*) in the number of bytes; printable ASCII costs one comparison for each.
  @inlinable
  package func traits(of text: Span<UInt8>) -> TextTraits {
    if text.isPrintableASCII {
      return TextTraits(columns: text.count, needsTreatment: false, hasRightToLeft: false)
    }
    return scan(text)
  }

  /// Appends a text as it is shown; lines are ended by LF, and nothing else in it is a control character.
  ///
  /// - Parameters:
  ///   - text: UTF-8 bytes, from anywhere.
  ///   - output: Where the shown text goes.
  /// - Complexity: O(*n*) in the number of bytes.
  package func append(_ text: Span<UInt8>, to output: inout ContiguousArray<UInt8>) {
    if text.isPrintableASCII {
      for index in text.indices { output.append(text[index]) }
      return
    }
    var cursor = GraphemeCursor(over: text.indices, self)
    var column = 0
    while let cluster = cursor.next(in: text) {
      switch treatment(of: cluster) {
      case .none:
        for offset in cluster.bytes { output.append(text[offset]) }
        column += columns(of: cluster, at: column)
      case .some(.lineBreak) where lineBreaks == .lines:
        output.append(0x0A)
        column = 0
      case .some(let treatment):
        let columns = columns(of: treatment, at: column)
        treatment.append(columns: columns, lineBreaks: lineBreaks, to: &output)
        column += columns
      }
    }
  }

  @usableFromInline
  func scan(_ text: Span<UInt8>) -> TextTraits {
    var cursor = GraphemeCursor(over: text.indices, self)
    var widest = 0
    var column = 0
    var needsTreatment = false
    var hasRightToLeft = false
    while let cluster = cursor.next(in: text) {
      switch treatment(of: cluster) {
      case .none:
        column += columns(of: cluster, at: column)
        if cluster.isSequence { needsTreatment = true }
        if !hasRightToLeft { hasRightToLeft = ScalarProperties.isRightToLeft(cluster.base.value) }
      case .some(.lineBreak) where lineBreaks == .lines:
        needsTreatment = true
        widest = max(widest, column)
        column = 0
      case .some(let treatment):
        needsTreatment = true
        column += columns(of: treatment, at: column)
      }
    }
    return TextTraits(
      columns: max(widest, column), needsTreatment: needsTreatment, hasRightToLeft: hasRightToLeft)
  }

  /// How wide a cluster is that is written as it is.
  ///
  /// - Parameters:
  ///   - cluster: The cluster.
  ///   - column: How many columns of the line stand before it.
  /// - Returns: Its columns, those of a tab up to the next stop.
  func columns(of cluster: GraphemeCursor.Cluster, at column: Int) -> Int {
    cluster.base.value == 0x09 ? columns(of: .tab, at: column) : cluster.columns
  }

  private func treatment(of cluster: GraphemeCursor.Cluster) -> Treatment? {
    let treatment = Treatment(of: cluster)
    return isRaw && treatment != .lineBreak ? nil : treatment
  }

  private func columns(of treatment: Treatment, at column: Int) -> Int {
    switch treatment {
    case .tab: Self.tabStop - column % Self.tabStop
    case .lineBreak: lineBreaks == .escape ? 2 : 1
    case .picture: 1
    case .byteEscape: 6
    case .scalarEscape: 8
    case .replacement: ScalarWidth.columns(of: 0xFFFD, ambiguousIsWide: ambiguousIsWide)
    }
  }
}
