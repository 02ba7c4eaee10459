internal import TableOutline

/// How the rows of one sort look.
///
/// The looks differ without colour too: bold, lines, and fills that print as grey.
enum RowLook: Int, CaseIterable, Sendable {
  case leaf
  case topGroup
  case secondGroup
  case deeperGroup
  case total
  /// A group that has a sheet of its own, on the overview.
  case overview

  /// The look of a row.
  @inline(__always)
  init(_ kind: RowKind, depth: Int) {
    switch kind {
    case .leaf: self = .leaf
    case .total: self = .total
    case .group, .subtotal: self = depth == 0 ? .topGroup : depth == 1 ? .secondGroup : .deeperGroup
    }
  }

  /// What it gives every cell.
  var style: CellStyle {
    switch self {
    case .leaf, .overview: CellStyle()
    case .topGroup: CellStyle(isBold: true, fill: 0xDD_E3EE, topLine: .thin)
    case .secondGroup: CellStyle(isBold: true, fill: 0xF0_F3F9)
    case .deeperGroup: CellStyle(isBold: true)
    case .total: CellStyle(isBold: true, topLine: .thin, bottomLine: .double)
    }
  }

  /// Whether a cell without content shows the look too.
  var stylesBlanks: Bool { style.fill != nil || style.topLine != nil || style.bottomLine != nil }

  /// The look of the header.
  static let header = CellStyle(isBold: true, wraps: true, fill: 0xC9_D3E6, bottomLine: .thin)
  /// The look of a heading that columns share.
  static let sharedHeading = CellStyle(
    isBold: true, fill: 0xC9_D3E6, bottomLine: .thin, alignment: .centerAcross)
  /// The look of the header above columns without such a heading.
  static let headingGap = CellStyle(fill: 0xC9_D3E6)
  /// The look of the heading above the table.
  static let title = CellStyle(isBold: true, fontSize: 14)
  /// The look of remarks below the table.
  static let note = CellStyle(isItalic: true)
}
