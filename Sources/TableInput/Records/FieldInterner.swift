/// Numbers the fields of a column by their bytes.
struct FieldInterner {
  private let text: FieldText
  private let fields: FieldColumn
  private var table = DigestTable()
  private var firstRecords: ContiguousArray<UInt32> = []

  /// Starts without keys.
  init(text: FieldText, fields: FieldColumn) {
    self.text = text
    self.fields = fields
  }

  /// A key for each field.
  ///
  /// - Complexity: O(*n*) in the bytes of the fields.
  consuming func run() -> RecordKeys {
    var keys = ContiguousArray<UInt32>()
    keys.reserveLargePages(fields.count)
    for record in fields.indices {
      let digest = text.withText(of: fields[record]) { TextDigest($0) }
      let key = table.key(of: digest) { isEqual(record, Int(firstRecords[$0])) }
      if key == firstRecords.count { firstRecords.append(UInt32(record)) }
      keys.append(UInt32(truncatingIfNeeded: key))
    }
    return RecordKeys(keys: keys, firstRecords: firstRecords)
  }

  private func isEqual(_ left: Int, _ right: Int) -> Bool {
    text.withText(of: fields[left]) { left in
      text.withText(of: fields[right]) { right in
        left.count == right.count && left.indices.allSatisfy { left[$0] == right[$0] }
      }
    }
  }
}
