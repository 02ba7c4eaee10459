/// The fields of one column, by record: in the order in which they were read, or looked up in another one.
///
/// Records that are put in another order leave the fields of most columns where they are, because no row asks for them:
/// what a number or a date is stands beside them.
struct FieldColumn: RandomAccessCollection, Sendable {
  private let references: ContiguousArray<FieldReference>
  /// For each record the number of its field, if that is not its own.
  private let order: ContiguousArray<Int32>?

  /// Fields that stand in the order of their records.
  init(_ references: ContiguousArray<FieldReference>) {
    self.references = references
    order = nil
  }

  private init(_ references: ContiguousArray<FieldReference>, order: ContiguousArray<Int32>?) {
    self.references = references
    self.order = order
  }

  var startIndex: Int { 0 }

  var endIndex: Int { order?.count ?? references.count }

  @inline(__always)
  subscript(record: Int) -> FieldReference {
    guard let order else { return references[record] }
    return references[Int(order[record])]
  }

  /// Whether some field is blank.
  ///
  /// - Complexity: O(*n*), forward through memory in any order of the records.
  var hasBlanks: Bool { references.contains(where: \.isBlank) }

  /// The same fields in another order.
  ///
  /// - Parameter order: The numbers of all records, in the order wanted.
  /// - Returns: The fields.
  /// - Complexity: O(1), or O(*n*) if they stand in another order already.
  func arranged(by order: ContiguousArray<Int32>) -> FieldColumn {
    self.order == nil ? FieldColumn(references, order: order) : selecting(order)
  }

  /// The fields of some records.
  func selecting<Position: BinaryInteger>(_ records: ContiguousArray<Position>) -> FieldColumn {
    guard let order else { return FieldColumn(references.selecting(records)) }
    return FieldColumn(references.selecting(order.selecting(records)))
  }

  /// The same fields, some of them blank.
  func blanking(_ records: ContiguousArray<Int>) -> FieldColumn {
    guard !records.isEmpty else { return self }
    var references = order.map { self.references.selecting($0) } ?? references
    for record in records { references[record] = .blank }
    return FieldColumn(references)
  }
}
