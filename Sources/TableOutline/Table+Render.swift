public import TableModel

extension Table {
  /// Renders the table.
  ///
  /// Where there are totals, or the renderer has to know what lies ahead, the rows are walked once before: that walk
  /// keeps a few words for each disclosure row and nothing for a leaf row. The rows themselves are never kept.
  ///
  /// ```swift
  /// let text = try table.render(with: TextRenderer(), expansion: .levels(2)).text
  /// ```
  ///
  /// - Parameters:
  ///   - renderer: Makes bytes of the rows.
  ///   - expansion: Which disclosure rows are expanded; everything unless said otherwise.
  ///   - selection: Which rows are marked.
  ///   - options: What is part of the report, and where its totals stand.
  ///   - notes: Receives what the report's author may want to know.
  /// - Returns: The renderer, with its result.
  /// - Throws: `OutlineError` where the table can't be totalled, and what the renderer throws.
  /// - Complexity: O(*n*) in the number of rows.
  @inlinable
  public func render<Renderer: TableRenderer & ~Copyable>(
    with renderer: consuming Renderer, expansion: Expansion<RowValue> = .all,
    selection: Selection<RowValue>? = nil, options: OutlineOptions = OutlineOptions(),
    notes: (OutlineNote) -> Void = { _ in }
  ) throws -> Renderer {
    var header = try header(options)
    header.hasSelection = selection != nil
    var first = SummaryVisitor(columns, header.columns, options)
    let hasSummary = Renderer.needsSummary || Renderer.measuresFirst || first.hasTotals
    if hasSummary { try rows.visitRows(&first) }
    let walker = try OutlineWalker(
      after: first.finish(), hasSummary: hasSummary, options, expandedLevels: expansion.levels,
      paths: expansion.paths, header: &header, notes: notes)
    var second = OutlineVisitor(
      columns, treeColumn: treeColumn, named: expansion.named, isSelected: selection?.isSelected,
      walker: walker, renderer: renderer)
    try second.renderer.begin(header)
    if Renderer.measuresFirst {
      try second.walk(rows, measuring: true)
    }
    try second.walk(rows, measuring: false)
    try second.renderer.end()
    second.walker.noteUnmetPaths(notes)
    return second.renderer
  }

  /// The header, as far as it is known before the rows are.
  @usableFromInline
  func header(_ options: OutlineOptions) throws(OutlineError) -> TableHeader {
    let headers = columns.map {
      ColumnHeader(
        title: $0.title, kind: $0.kind, alignment: $0.alignment, width: $0.width, format: $0.format,
        aggregate: $0.total?.aggregate, groupTitles: $0.groupTitles)
    }
    if !columns.isEmpty {
      guard columns.indices.contains(treeColumn) else {
        throw .noTreeColumn(position: treeColumn, columns: columns.count)
      }
      guard headers[treeColumn].aggregate == nil else {
        throw .totalInTreeColumn(title: headers[treeColumn].title)
      }
    }
    var header = TableHeader(columns: headers)
    header.treeColumn = treeColumn
    header.title = title
    header.subtotals = options.subtotals
    return header
  }
}
