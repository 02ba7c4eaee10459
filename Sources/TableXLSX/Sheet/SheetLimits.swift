/// What a sheet can hold.
enum SheetLimits {
  /// Rows of one sheet.
  static let rows = 1_048_576
  /// Columns of one sheet.
  static let columns = 16_384
  /// UTF-16 units of the text of one cell, the escapes of the file format counted as written.
  static let textUnits = 32_767
  /// Levels of the outline below the top one.
  static let outlineLevel = 7
  /// Links of one sheet.
  static let links = 65_530
  /// UTF-16 units of the address of one link.
  static let linkUnits = 2079
  /// Steps of a cell's indent.
  static let indent = 250
  /// UTF-16 units of a sheet's name.
  static let nameUnits = 31
  /// The widest column, in digits.
  static let columnWidth = 255
  /// The highest row, in points.
  static let rowHeight = 409
  /// Styles of one workbook.
  static let styles = 64_000
  /// Sheets of one workbook: LibreOffice opens no more.
  static let sheets = 10_000
  /// Significant digits of a number.
  static let digits = 15
}
