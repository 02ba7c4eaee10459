public import TableOutline

/// How a CSV file is written.
///
/// The same options make TSV: `CSVOutputOptions(delimiter: "\t")`. Text that holds a tab or a line end is quoted there
/// too, as spreadsheets and databases read it.
public struct CSVOutputOptions: Sendable {
  /// What ends a line.
  public enum LineEnd: Sendable, Hashable {
    /// A line feed.
    case lineFeed
    /// A carriage return and a line feed.
    case carriageReturnLineFeed
  }

  /// How a row says where it stands in the tree.
  public var hierarchy = CSVHierarchy.depth

  /// What stands between fields: an ASCII character that is no letter, digit, quotation mark, line end or part of a
  /// number.
  public var delimiter: Character

  /// What ends a line.
  public var lineEnd = LineEnd.lineFeed

  /// Whether the first line names the columns.
  public var hasHeader = true

  /// Whether hidden rows are left out.
  public var omitsHiddenRows = false

  /// Whether values are written as a reader is to see them, by their column's format, and not as data.
  public var isFormatted = false

  /// The separators and names of formatted values.
  public var locale = FormatLocale.english

  /// Whether the numbers of data have a decimal comma.
  public var hasDecimalComma = false

  /// Whether the file begins with a byte order mark, by which Excel knows that it is UTF-8.
  public var hasByteOrderMark = false

  /// Whether text that a spreadsheet would take for a formula gets a `'` in front, and quotation marks.
  ///
  /// That is text that begins with `=`, `+`, `-`, `@`, a tab or a line end and is not wholly a number. Numbers are
  /// never touched.
  public var guardsFormulas = false

  /// How many processors are used; `nil` asks the system.
  ///
  /// For tests: the file is the same for any number.
  package var processors: Int?

  /// Creates the usual options: data after `depth`, `kind` and `path`, lines ended by a line feed.
  ///
  /// - Parameter delimiter: What stands between fields.
  public init(delimiter: Character = ",") {
    self.delimiter = delimiter
  }

  /// Whether a character can stand between fields: an ASCII character that is no letter, digit, quotation mark, line
  /// end or part of a number.
  ///
  /// - Parameter delimiter: The character.
  /// - Returns: Whether a renderer takes it.
  public static func canSeparate(_ delimiter: Character) -> Bool {
    guard let byte = delimiter.asciiValue, delimiter != "\r\n" else { return false }
    return (byte == UInt8(ascii: "\t") || (0x20..<0x7F).contains(byte))
      && !delimiter.isLetter && !delimiter.isNumber && !"\"'.+-:=@".contains(delimiter)
  }

  /// What Excel reads without harm: a byte order mark, and no text that it takes for a formula.
  ///
  /// - Parameter hasDecimalComma: Whether it is for an Excel whose numbers have a decimal comma; fields are then
  ///   separated by semicolons.
  /// - Returns: The options.
  public static func excel(hasDecimalComma: Bool = false) -> CSVOutputOptions {
    var options = CSVOutputOptions(delimiter: hasDecimalComma ? ";" : ",")
    options.hasDecimalComma = hasDecimalComma
    options.hasByteOrderMark = true
    options.guardsFormulas = true
    return options
  }
}
