/// Why a workbook could not be written.
public enum XLSXError: Error, Hashable, CustomStringConvertible {
  /// A file could not be made or written.
  case cannotWrite(path: String, reason: String)
  /// A file could not be read back.
  case cannotRead(path: String, reason: String)
  /// The sheet's name has nothing that a name may have.
  case invalidSheetName(String)
  /// There are more columns than a sheet has.
  case tooManyColumns(count: Int)
  /// A number format is longer than a workbook can hold.
  case numberFormatTooLong(column: String, pattern: String)
  /// The columns need more styles than a workbook holds.
  case tooManyStyles(count: Int)
  /// More rows than a workbook has room for are to have sheets of their own.
  case tooManySheets
  /// A row has another number of cells than the table has columns.
  case wrongCellCount(row: Int, found: Int, expected: Int)
  /// The library that makes the workbook refused.
  case workbookFailed(step: String, reason: String)
  /// The library that compresses refused.
  case compressionFailed(code: Int)
  /// The library that makes the archive refused.
  case archiveFailed(path: String, step: String, code: Int)

  /// What went wrong, where, and what to do.
  public var description: String {
    switch self {
    case .cannotWrite(let path, let reason): "\(path): cannot write: \(reason)"
    case .cannotRead(let path, let reason): "\(path): cannot read: \(reason)"
    case .invalidSheetName(let name):
      "the sheet name \"\(name)\" is empty once what a name may not have is taken out; give another name"
    case .tooManyColumns(let count):
      "\(count) columns, a sheet has at most \(SheetLimits.columns); choose fewer columns"
    case .numberFormatTooLong(let column, let pattern):
      "column \"\(column)\": the format \"\(pattern)\" has more than 127 bytes; give a shorter one"
    case .tooManyStyles(let count):
      "the formats of the columns need \(count) styles, a workbook holds \(SheetLimits.styles); "
        + "choose fewer columns or fewer different formats"
    case .tooManySheets:
      "more than \(SheetLimits.sheets) sheets; let rows of another level, or none, have sheets of their own"
    case .wrongCellCount(let row, let found, let expected):
      "row \(row): \(found) cells, the table has \(expected) columns"
    case .workbookFailed(let step, let reason):
      "the workbook could not be made (\(step)): \(reason)"
    case .compressionFailed(let code): "the sheet could not be compressed (code \(code))"
    case .archiveFailed(let path, let step, let code):
      "\(path): cannot write the archive (\(step), code \(code)); is the disk full?"
    }
  }
}
