extension ParentLinks {
  /// Makes sure that ids below several parents do not make more rows than can be shown.
  ///
  /// - Parameter rowsBelow: For each id how many rows it makes below each of its records.
  /// - Throws: ``InputError`` of the kind `tooManyRows`.
  func checkRowCount(_ rowsBelow: ContiguousArray<Int>) throws(InputError) {
    let limit = store.count + Self.maximumRepeatedRows
    var count = 0
    for record in 0..<store.count where isAtTop(record) {
      count += 1 + rowsBelow[Int(identityOfRecord[record])]
      guard count > limit else { continue }
      throw InputError(
        .tooManyRows, at: store.location(of: record),
        "\(store.count) records make more than \(limit) rows, since ids stand below several parents",
        hint: "look for parts that contain the same parts again and again")
    }
  }

  /// True if a record is a top row, or would be if its missing parent were no group.
  private func isAtTop(_ record: Int) -> Bool {
    switch places[record] {
    case .top: true
    case .below(let parent): identities[parent].recordCount == 0
    case .nowhere: false
    }
  }

  /// Puts the rows in depth-first order, once there are no cycles.
  ///
  /// - Returns: The rows.
  func entries() -> ContiguousArray<RecordTree.Entry> {
    var entries = ContiguousArray<RecordTree.Entry>()
    entries.reserveCapacity(store.count)
    var isGrouped = ContiguousArray(repeating: false, count: identities.count)
    for record in 0..<store.count {
      switch places[record] {
      case .top:
        append(record, depth: 0, to: &entries)
      case .below(let parent) where identities[parent].recordCount == 0 && !isGrouped[parent]:
        isGrouped[parent] = true
        let label = RowLabel(text: labelRange(of: parent))
        entries.append(RecordTree.Entry(depth: 0, record: -1, label: label))
        appendChildren(of: parent, depth: 1, to: &entries)
      case .below, .nowhere:
        break
      }
    }
    return entries
  }

  private func append(
    _ record: Int, depth: Int, to entries: inout ContiguousArray<RecordTree.Entry>
  ) {
    entries.append(RecordTree.Entry(depth: depth, record: record))
    let identity = Int(identityOfRecord[record])
    if identity != 0 { appendChildren(of: identity, depth: depth + 1, to: &entries) }
  }

  private func appendChildren(
    of identity: Int, depth: Int, to entries: inout ContiguousArray<RecordTree.Entry>
  ) {
    /// The next record at each level that is open.
    var open: ContiguousArray<Int32> = [identities[identity].firstChild]
    while let record = open.last {
      guard record >= 0 else {
        open.removeLast()
        continue
      }
      open[open.count - 1] = nextChild[Int(record)]
      // A record that was moved to the top is still in the list of its old parent.
      guard case .below = places[Int(record)] else { continue }
      entries.append(RecordTree.Entry(depth: depth + open.count - 1, record: Int(record)))
      let identity = Int(identityOfRecord[Int(record)])
      if identity != 0, identities[identity].firstChild >= 0 { open.append(identities[identity].firstChild) }
    }
  }
}
