extension ColumnHeader {
  /// The heading behind the ones that the column shares with its neighbours, `2026 / Plan`: what a format without
  /// shared headings calls the column.
  package var fullTitle: String {
    groupTitles.isEmpty ? title : (groupTitles + [title]).joined(separator: " / ")
  }
}
