internal import TableModel
internal import TableOutline
internal import TextWidth

extension TextLayout {
  /// Text stays readable in a column as wide as this.
  private static let readableText = 8

  /// No text needs more than this to be readable.
  private static let readableAtMost = 16

  /// A wider cell of a column without a maximum goes on in the next line, so that one enormous cell does not pad
  /// all others.
  private static let widestColumn = 32_767

  /// How wide a bar is.
  private static let barColumns = 10

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
    var sources: ContiguousArray<Source> = header.hasSelection ? [.selection] : []
    for index in header.columns.indices {
      sources.append(.cells(of: index))
      if options.barColumns.contains(index) { sources.append(.bar(of: index)) }
    }
    let form = options.form
    var requests = ContiguousArray(
      sources.indices.map { position in
        switch sources[position] {
        case .selection:
          WidthRequest(
            natural: max(1, style.minimumColumns), most: 1, minimum: 1, leastMinimum: 1, isExpendable: true,
            departure: .max)
        case .bar:
          // Bars leave before any column that shows something.
          WidthRequest(
            natural: Self.barColumns, most: Self.barColumns, minimum: Self.barColumns,
            leastMinimum: Self.barColumns,
            isExpendable: true, departure: -2 * sources.count + (sources.count - position) - 1)
        case .cells(let index):
          Self.request(
            header.columns[index], extents[index],
            title: style.title(of: header.columns[index]), form,
            limit: options.maximumWidth ?? .max, isTree: index == header.treeColumn, style: style,
            departure: (options.expendableColumns.firstIndex(of: index).map { $0 - sources.count }
              ?? sources.count - position) - (extents[index].isBlank ? 4 * sources.count : 0))
        }
      })
    if !style.isMarkdown {
      HeaderGroups(sources, header).widen(&requests, separator: style.headerBars.separator.columns) {
        min(Self.columns(of: $0, form), Self.widestColumn)
      } least: {
        Self.readableTitle($0, form, limit: options.maximumWidth ?? .max)
      }
    }
    let fitting = WidthFitting(
      requests, limit: style.isMarkdown ? nil : options.maximumWidth, bars: style.bars)
    var columns: ContiguousArray<Column> = []
    var (hidden, hiddenBars): ([Int], [Int]) = ([], [])
    for (source, width) in zip(sources, fitting.widths) {
      guard let width else {
        switch source {
        case .cells(let index): hidden.append(index)
        case .bar(let index) where hidden.last != index: hiddenBars.append(index)
        case .bar, .selection: break
        }
        continue
      }
      switch source {
      case .selection, .bar:
        columns.append(Column(source: source, width: width, alignment: .leading, tail: 0))
      case .cells(let index):
        let isIndented = index == header.treeColumn && header.hasDisclosureRows
        columns.append(
          Column(
            source: source, width: width,
            alignment: isIndented ? .leading : header.columns[index].alignment,
            tail: extents[index].numberTail))
      }
    }
    self.init(
      columns: columns, groups: HeaderGroups(columns.lazy.map(\.source), header), hidden: hidden,
      hiddenBars: hiddenBars)
  }

  private static func columns(of title: String, _ form: VisibleForm) -> Int {
    let title = ContiguousArray(title.utf8)
    return form.traits(of: title.span).columns
  }

  private static func readable(_ columns: Int) -> Int { max(readableText, min(columns, readableAtMost)) }

  /// How wide a title has to be so that its words are not broken, unless they are very long.
  private static func readableTitle(_ title: String, _ form: VisibleForm, limit: Int) -> Int {
    let word = title.split(separator: " ").reduce(0) { max($0, columns(of: String($1), form)) }
    return min(word, readable(limit / 5))
  }

  private static func request(
    _ column: ColumnHeader, _ extent: ColumnExtent, title: String, _ form: VisibleForm, limit: Int,
    isTree: Bool, style: StyleDescription, departure: Int
  ) -> WidthRequest {
    let titleColumns = columns(of: title, form)
    let bounds = column.width
    let whole = extent.wholeColumns
    let least = max(style.minimumColumns, extent.hasWideText ? 2 : 1)
    let content = max(titleColumns, extent.columns(alignsPoints: column.alignment == .decimalPoint))
    let wanted = bounds.ideal ?? min(content, widestColumn)
    let bounded = min(max(wanted, bounds.minimum ?? 0), max(bounds.maximum ?? .max, bounds.minimum ?? 0))
    let natural = max(bounded, whole, least)
    // Before labels, by which all the rest is found, and the words of titles get hard to read, a column leaves.
    let readable =
      bounds.minimum
      ?? max(
        extent.indent + (isTree ? readable(limit / 3) : readableText),
        readableTitle(title, form, limit: limit))
    return WidthRequest(
      natural: natural, most: bounds.ideal == nil ? max(natural, bounds.maximum ?? .max) : natural,
      minimum: min(natural, max(whole, readable, least)), leastMinimum: isTree ? 1 : whole,
      isExpendable: !isTree, isBlank: extent.isBlank, departure: departure)
  }
}
