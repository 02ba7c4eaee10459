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
  static let widestColumn = 32_767

  /// How wide a bar is.
  private static let barColumns = 10

  /// How much room each column asks for.
  ///
  /// - Parameters:
  ///   - sources: What the columns show.
  ///   - header: The columns of the table.
  ///   - extents: What their cells need.
  ///   - options: How the table is shown.
  ///   - style: The rules and borders.
  /// - Returns: A request for each source.
  static func requests(
    _ sources: ContiguousArray<Source>, _ header: TableHeader, _ extents: ContiguousArray<ColumnExtent>,
    _ options: TextOptions, _ style: StyleDescription
  ) -> ContiguousArray<WidthRequest> {
    ContiguousArray(
      sources.indices.map { position in
        switch sources[position] {
        case .selection:
          WidthRequest(
            natural: max(1, style.minimumColumns), most: 1, minimum: 1, leastMinimum: 1, isExpendable: true,
            departure: .max)
        case .bar:
          // Bars leave before any column that shows something.
          WidthRequest(
            natural: barColumns, most: barColumns, minimum: barColumns, leastMinimum: barColumns,
            isExpendable: true, departure: -2 * sources.count + (sources.count - position) - 1)
        case .cells(let index):
          request(
            header.columns[index], extents[index], title: style.title(of: header.columns[index]),
            options.form,
            limit: options.maximumWidth ?? .max, isTree: index == header.treeColumn, style: style,
            departure: (options.expendableColumns.firstIndex(of: index).map { $0 - sources.count }
              ?? sources.count - position) - (extents[index].isBlank ? 4 * sources.count : 0))
        }
      })
  }

  static func columns(of title: String, _ form: VisibleForm) -> Int {
    let title = ContiguousArray(title.utf8)
    return form.traits(of: title.span).columns
  }

  private static func readable(_ columns: Int) -> Int { max(readableText, min(columns, readableAtMost)) }

  /// How wide a title has to be so that its words are not broken, unless they are very long.
  static func readableTitle(_ title: String, _ form: VisibleForm, limit: Int) -> Int {
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
