/// The fields of one column, by record: in the order in which they were read, or looked up in another one.
///
/// Records that are put in another order leave the fields of most columns where they are, because no row asks for them:
/// what a number or a date is stands beside them.
struct FieldColumn: RandomAccessCollection, Sendable {
  private let references: ContiguousArray<FieldReference>
  /// Where its own references are, among those of other columns.
  private let range: Range<Int>
  /// For each record the number of its field, if that is not its own.
  private let order: ContiguousArray<Int32>?

  /// Fields that stand in the order of their records.
  init(_ references: ContiguousArray<FieldReference>) {
    self.init(references, from: 0, count: references.count)
  }

  /// Fields that stand in the order of their records, among those of other columns.
  ///
  /// - Parameters:
  ///   - references: The fields of all columns.
  ///   - start: The first one of this column.
  ///   - count: How many it has.
  init(_ references: ContiguousArray<FieldReference>, from start: Int, count: Int) {
    self.init(references, start..<start + count, order: nil)
  }

  /// The fields of several columns, one behind the other.
  init(joining columns: [FieldColumn]) {
    self = columns.count == 1 ? columns[0] : FieldColumn(ContiguousArray(columns.joined()))
  }

  private init(
    _ references: ContiguousArray<FieldReference>, _ range: Range<Int>, order: ContiguousArray<Int32>?
  ) {
    self.references = references
    self.range = range
    self.order = order
  }

  var startIndex: Int { 0 }

  var endIndex: Int { order?.count ?? range.count }

  @inline(__always)
  subscript(record: Int) -> FieldReference {
    guard let order else {
      precondition(record < range.count, "no such record")
      return references[range.lowerBound + record]
    }
    return references[range.lowerBound + Int(order[record])]
  }

  /// Whether some field is blank.
  ///
  /// - Complexity: O(*n*), forward through memory in any order of the records.
  var hasBlanks: Bool { references[range].contains(where: \.isBlank) }

  /// The same fields in another order.
  ///
  /// - Parameter order: The numbers of all records, in the order wanted.
  /// - Returns: The fields.
  /// - Complexity: O(1), or O(*n*) if they stand in another order already.
  func arranged(by order: ContiguousArray<Int32>) -> FieldColumn {
    self.order == nil ? FieldColumn(references, range, order: order) : selecting(order)
  }

  /// The fields of some records.
  func selecting<Position: BinaryInteger & Sendable>(_ records: ContiguousArray<Position>) -> FieldColumn {
    var selected = ContiguousArray<FieldReference>()
    selected.reserveLargePages(records.count)
    for record in records { selected.append(self[Int(record)]) }
    return FieldColumn(selected)
  }

  /// The same fields, some of them blank.
  func blanking(_ records: ContiguousArray<Int>) -> FieldColumn {
    guard !records.isEmpty else { return self }
    var references = ContiguousArray(self)
    for record in records { references[record] = .blank }
    return FieldColumn(references)
  }
}
