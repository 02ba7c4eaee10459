public import TableOutline
internal import TextWidth

/// How a table is shown as text.
public struct TextOptions: Sendable {
  /// How numbers and dates are written.
  public var locale = FormatLocale.english

  /// Rules and borders.
  public var style: TextStyle = .plain

  /// The lines that lead from a disclosure row to its children; `nil` draws them as the style draws its borders.
  public var guides: GuideStyle?

  /// Whether disclosure rows carry `▾` or `▸`.
  public var showsMarks = true

  /// How many levels are indented; a deeper row says its level instead, `[9] Washer`.
  public var indentCap = 8

  /// How many columns of the terminal a line may take up, borders and guides counted; `nil` for any number.
  public var maximumWidth: Int?

  /// How many lines a cell may take up, the last one ending in `…` where there is more; `nil` for any number.
  public var maximumCellLines: Int?

  /// What becomes of a line end inside a cell.
  public var cellLineBreaks: CellLineBreaks = .lines

  /// The columns, by position, that leave first where not all of them fit; after them the rightmost ones leave.
  public var expendableColumns: [Int] = []

  /// What the rows are called that a collapsed row hides, `(3 replies)`; `nil` shows the number alone.
  public var noun: RowNoun?

  /// What is said below the table where no row that is shown is selected, `No category`; `nil` says nothing.
  ///
  /// Nothing is said while a collapsed row may hide the selected one.
  public var noSelectionText: String?

  /// Whether levels, totals and negative numbers are coloured; ``OutputEnvironment/usesColor(_:)`` decides it.
  public var usesColor = false

  /// The columns, by position, that get a bar beside them.
  public var barColumns: [Int] = []

  /// What the bars are measured against.
  public var barScale: BarScale = .siblings

  /// Whether East Asian ambiguous characters are two columns wide; rules and guides are ASCII then.
  public var ambiguousIsWide = false

  /// Whether control characters in the data are written as they are, which lets data talk to the terminal.
  ///
  /// Escape sequences take no columns then, and a colour or link ends with its cell. Markdown has none of them.
  public var isRaw = false

  /// After how many rows the header is repeated; `nil` shows it once.
  public var headerInterval: Int?

  /// How many processors are used; `nil` asks the system.
  ///
  /// The text does not depend on it.
  package var processors: Int?

  /// Creates the options that a plain report has.
  public init() {}

  /// The guides that are drawn.
  var drawnGuides: GuideStyle { guides ?? (style == .ascii ? .ascii : .unicode) }

  /// What becomes of control characters and line ends in the data.
  var form: VisibleForm {
    VisibleForm(
      ambiguousIsWide: ambiguousIsWide, lineBreaks: cellLineBreaks.form, isRaw: isRaw && style != .markdown)
  }

  /// Whether marks, bars and the sign for text left out are ASCII.
  var drawsASCII: Bool { ambiguousIsWide || drawnGuides == .ascii }
}
