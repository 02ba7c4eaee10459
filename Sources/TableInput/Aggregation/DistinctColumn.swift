internal import TableModel

/// The different texts of one column, and which of them each group has.
struct DistinctColumn: Sendable {
  private let field: Int
  private var texts = KeyTexts()
  private var sets = ValueSets()

  /// Starts without groups.
  init(field: Int) {
    self.field = field
  }

  /// Makes room for one more group.
  mutating func addGroup() { sets.addGroup() }

  /// Adds the text of a record.
  @inline(__always)
  mutating func add(_ record: borrowing FieldBuffer, to group: Int, in bytes: Span<UInt8>) {
    guard !record.fields[field].isBlank else { return }
    sets.insert(record.withText(at: field, in: bytes) { texts.key(of: $0) }, of: group)
  }

  /// Adds what was gathered from the records that follow.
  ///
  /// - Parameters:
  ///   - other: What was gathered, of the same column.
  ///   - groups: For each group of the other one the group here.
  mutating func merge(_ other: DistinctColumn, into groups: ContiguousArray<Int>) {
    let own = texts.keys(of: other.texts)
    other.sets.forEach { group, text in sets.insert(own[text], of: groups[group]) }
  }

  /// The different values of each group, and what is known of the column by all of its texts.
  ///
  /// Texts are values of their own as long as nothing makes two of them one, as 1 and 1.0 are if all are numbers.
  ///
  /// - Parameters:
  ///   - builder: A store without columns and records.
  ///   - name: The column's name.
  ///   - isNumeric: Whether all texts are known to be plain numbers, and needed as such.
  ///   - allowsExponents: Whether the source marks numbers as such.
  ///   - groupCount: How many groups there are.
  /// - Returns: The values and the column; `nil` if typing the texts is an error.
  func values(
    typedWith builder: consuming RecordStoreBuilder, name: String, isNumeric: Bool,
    allowsExponents: Bool, groupCount: Int
  ) -> (values: DistinctValues, column: RecordColumn)? {
    let column = builder.column(named: name)
    if allowsExponents { builder.allowExponents(inColumn: column) }
    for text in 0..<texts.count {
      builder.beginRecord(line: text + 1)
      texts.withText(of: text) { builder.set(column: column, utf8: $0) }
    }
    var typing = ColumnTyping()
    if isNumeric { typing.numericColumns = [column] }
    guard let store = try? builder.finish().typed(typing) else { return nil }
    let numbers = isEachTextAValue(in: store) ? nil : Self.numbers(ofValuesIn: store)
    return (
      DistinctValues(sets, groupCount: groupCount, renumbering: numbers, limit: store.count), store.columns[0]
    )
  }

  /// Whether no two texts are one value: in text without letters that can be written in two ways, or in numbers with
  /// the same decimals.
  private func isEachTextAValue(in store: RecordStore) -> Bool {
    let kind = store.columns[0].kind
    let parser = PlainNumberParser(decimalSeparator: UInt8(ascii: "."))
    var scale: UInt8?
    for text in 0..<texts.count {
      let isOwnValue = texts.withText(of: text) { bytes in
        switch kind {
        case .text: return bytes.isASCII
        case .integer, .decimal:
          guard let number = parser.parse(bytes), number.scale == scale ?? number.scale else { return false }
          scale = number.scale
          return number.significand != 0 || bytes[0] != UInt8(ascii: "-")
        default: return false
        }
      }
      guard isOwnValue else { return false }
    }
    return true
  }

  /// For each text the number of its value, or `nil` if that is blank.
  private static func numbers(ofValuesIn store: RecordStore) -> ContiguousArray<UInt32?> {
    var known: [CellValue: UInt32] = [:]
    return ContiguousArray(
      (0..<store.count).map { text in
        let value = store.value(record: text, column: 0)
        guard value != .empty else { return nil }
        if let number = known[value] { return number }
        let number = UInt32(known.count)
        known[value] = number
        return number
      })
  }
}

extension Span<UInt8> {
  /// Whether all bytes are ASCII.
  fileprivate var isASCII: Bool { indices.allSatisfy { self[$0] < 0x80 } }
}
