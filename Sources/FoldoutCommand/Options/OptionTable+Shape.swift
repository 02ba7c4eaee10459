extension OptionTable {
  static let shape: [CommandOption] = [
    .list(
      "group-by", "g", "COLUMNS", sets: \.shape.groupBy, in: .shape, essential: true,
      "Group rows by the values of these columns", example: "-g region,category"),
    .list(
      "children", nil, "KEYS", sets: \.shape.children, in: .shape, essential: true,
      "JSON keys whose arrays hold the children; found by itself if there is one",
      example: "--children resources,costComponents"),
    .text(
      "root", nil, "POINTER", sets: \.shape.root, in: .shape, "JSON pointer to the rows",
      example: "--root /projects/0/breakdown"),
    .text(
      "id", nil, "COLUMN", sets: \.shape.id, in: .shape, essential: true,
      "Column that identifies a row; used with --parent", example: "--id part --parent assembly"),
    .text(
      "parent", nil, "COLUMN", sets: \.shape.parent, in: .shape, essential: true,
      "Column that holds the id of the parent row", example: "--id part --parent assembly"),
    .word(
      "orphans", sets: \.shape.orphans, in: .shape,
      "What to do with a row whose parent is missing; group puts it below its parent's name"),
    .word(
      "cycles", sets: \.shape.cycles, in: .shape,
      "What to do with rows that are below one another; root starts with the first of them"),
    .word(
      "duplicate-ids", sets: \.shape.duplicateIDs, in: .shape,
      "What to do with an id that stands twice below one parent; repeat puts all of its children below each"),
    .list(
      "level", nil, "COLUMNS", sets: \.shape.levels, in: .shape, essential: true,
      "Column that holds the level as a number, or a column for the labels of each level",
      example: "--level level1,level2,level3"),
    .flag(
      "indent", sets: \.shape.isIndented, in: .shape, "Blanks in front of the first column say the level"),
    .text(
      "path", nil, "COLUMN", sets: \.shape.path, in: .shape, essential: true,
      "Column that holds a path, such as Assets:Bank:Savings", example: "--path account --separator :"),
    .value(
      "separator", nil, placeholder: "TEXT", in: .shape,
      "What stands between the parts of a path; / is the standard",
      example: "--separator ' > '"
    ) { (request, text) throws(OptionValueError) in
      guard !text.isEmpty else { throw OptionValueError(expected: "a text of one character or more") }
      request.shape.separator = text
    },
    .list(
      "extend", nil, "COLUMNS", sets: \.shape.extended, in: .shape,
      "Add a column behind each of these, called COLUMN extended: the value times those of all rows above",
      example: "--extend qty"),
    .text(
      "label", nil, "COLUMN", sets: \.shape.label, in: .shape,
      "Column that labels the rows; none leaves detail rows of a group without"),
  ]
}
