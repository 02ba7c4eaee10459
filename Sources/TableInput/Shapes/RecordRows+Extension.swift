public import TableModel

extension RecordRows {
  /// The extended values of a column: for each row its own value, times those of all rows above it.
  ///
  /// What is needed of a part in all, where each row of a bill of materials says how many of it go into what it is
  /// built into. A blank counts as one, and so does a group.
  ///
  /// ```swift
  /// let tree = try ParentShape(id: "part", parent: "assembly").tree(of: store)
  /// let needed = try RecordRows(tree, of: store).extended(column: try store.columnIndex(named: "quantity"))
  /// ```
  ///
  /// - Parameter column: The column's number, from 0; its values are numbers.
  /// - Returns: One value for each row of the tree, in depth-first order; `nil` where the row and all above it are blank.
  /// - Throws: ``InputError`` of the kind `overflow`, with the lines of the rows where 38 digits don't hold the product,
  ///   and as ``RecordStore/requireNumeric(_:)`` does.
  /// - Complexity: O(*n*) in the number of rows.
  public func extended(column: Int) throws(InputError) -> ContiguousArray<ExactDecimal?> {
    try store.requireNumeric(column)
    var values = ContiguousArray<ExactDecimal?>()
    values.reserveCapacity(tree.count)
    try extend(column: column, by: { store.decimal(record: $0, column: column) }) { _, value in
      values.append(value)
    }
    return values
  }

  /// Gives the extended value of each row to a closure.
  ///
  /// - Parameters:
  ///   - column: The column, for errors; `nil` where no field holds the values.
  ///   - number: The value of a record, by its number.
  ///   - body: Takes the record of a row, `nil` for a group, and the extended value.
  /// - Throws: ``InputError`` of the kind `overflow`.
  package func extend(
    column: Int?, by number: (Int) -> ExactDecimal?, _ body: (Int?, ExactDecimal?) -> Void
  ) throws(InputError) {
    /// The products of the rows that are open; none for one that is too long, nor for what is below it.
    var open: ContiguousArray<Product> = []
    var findings = InputFindings()
    for row in 0..<tree.count {
      let place = tree.place(of: row)
      open.removeLast(open.count - place.depth)
      let above = open.last ?? .blank
      let record = place.record >= 0 ? place.record : nil
      let product = above.times(record.flatMap(number))
      open.append(product)
      body(record, product.value)
      guard case .tooLong = product, let record else { continue }
      if case .tooLong = above { continue }
      findings.append(
        InputFinding(
          kind: .overflow, location: store.location(of: record, column: column),
          message: "the value, times those of all rows above it, has more than 38 digits"))
    }
    if let error = InputError(findings) { throw error }
  }
}

/// The values from a top row down to a row, multiplied.
private enum Product {
  case blank
  case number(ExactDecimal)
  case tooLong

  var value: ExactDecimal? {
    if case .number(let number) = self { number } else { nil }
  }

  func times(_ value: ExactDecimal?) -> Product {
    guard let value else { return self }
    guard case .number(let number) = self else {
      if case .blank = self { return .number(value) }
      return self
    }
    guard var product = try? number.multiplied(by: value) else { return .tooLong }
    // 2.00 pieces of what there are 3.00 of are 6.00, not 6.0000.
    let decimals = max(number.scale, value.scale)
    while product.scale > decimals, let shorter = product.rescaled(to: product.scale - 1) {
      product = shorter
    }
    return .number(product)
  }
}
