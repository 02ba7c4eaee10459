/// A sheet whose rows are all written.
struct FinishedSheet {
  /// Its name.
  let name: String
  /// The rows.
  let rows: [CompressedPiece]
  /// The links, if there are any.
  let links: SheetLinks.Pieces?
  /// The number of the last row.
  let lastRow: Int
  /// The deepest level of the outline.
  let deepestLevel: Int
  /// The rows whose numbers can have bars.
  let barRows: RowRuns
}
