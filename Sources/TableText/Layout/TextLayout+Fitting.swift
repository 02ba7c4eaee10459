internal import TableModel
internal import TableOutline

extension TextLayout {
  /// Lays out a table.
  ///
  /// - Parameters:
  ///   - header: The columns.
  ///   - extents: What their cells need.
  ///   - options: How the table is shown.
  ///   - style: The rules and borders.
  init(
    _ header: TableHeader, extents: ContiguousArray<ColumnExtent>, options: TextOptions,
    style: StyleDescription
  ) {
    let sources = Self.sources(header, options)
    var requests = Self.requests(sources, header, extents, options, style)
    if !style.isMarkdown {
      HeaderGroups(sources, header).widen(&requests, separator: style.headerBars.separator.columns) {
        min(Self.columns(of: $0, options.form), Self.widestColumn)
      } least: {
        Self.readableTitle($0, options.form, limit: options.maximumWidth ?? .max)
      }
    }
    let fitting = WidthFitting(
      requests, limit: style.isMarkdown ? nil : options.maximumWidth, bars: style.bars)
    let columns = ContiguousArray(
      zip(sources, fitting.widths).compactMap { source, width in
        width.map { Self.column(source, width: $0, header, extents) }
      })
    let (hidden, hiddenBars) = Self.hidden(sources, fitting.widths)
    self.init(
      columns: columns, groups: HeaderGroups(columns.lazy.map(\.source), header), hidden: hidden,
      hiddenBars: hiddenBars)
  }

  /// What the table has columns for, from the left.
  private static func sources(_ header: TableHeader, _ options: TextOptions) -> ContiguousArray<Source> {
    var sources: ContiguousArray<Source> = header.hasSelection ? [.selection] : []
    for index in header.columns.indices {
      sources.append(.cells(of: index))
      if options.barColumns.contains(index) { sources.append(.bar(of: index)) }
    }
    return sources
  }

  private static func column(
    _ source: Source, width: Int, _ header: TableHeader, _ extents: ContiguousArray<ColumnExtent>
  ) -> Column {
    guard case .cells(let index) = source else {
      return Column(source: source, width: width, alignment: .leading, tail: 0)
    }
    let isIndented = index == header.treeColumn && header.hasDisclosureRows
    return Column(
      source: source, width: width, alignment: isIndented ? .leading : header.columns[index].alignment,
      tail: extents[index].numberTail)
  }

  /// The columns that do not fit, and those whose bars alone do not.
  private static func hidden(
    _ sources: ContiguousArray<Source>, _ widths: ContiguousArray<Int?>
  ) -> (columns: [Int], bars: [Int]) {
    var (columns, bars): ([Int], [Int]) = ([], [])
    for (source, width) in zip(sources, widths) where width == nil {
      switch source {
      case .cells(let index): columns.append(index)
      case .bar(let index) where columns.last != index: bars.append(index)
      case .bar, .selection: break
      }
    }
    return (columns, bars)
  }
}
