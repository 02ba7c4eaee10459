/// Flat elements, grouped by equal keys: a disclosure row for each key, the elements as leaf rows below the last.
///
/// Groups stand in order of first appearance, elements in their own order. An element without a key belongs to a
/// group of its own, shown as `(blank)`.
public struct GroupedRows<RowValue>: TableRowContent {
  private struct Group {
    let key: CellValue
    var firstChild = -1
    var lastChild = -1
    var nextSibling = -1
    var firstElement = -1
    var lastElement = -1
  }

  private struct Place: Hashable {
    let parent: Int
    let key: CellValue
  }

  private let elements: [RowValue]
  private var groups: ContiguousArray<Group> = [Group(key: .empty)]
  /// For each element the next one of its group, or -1.
  private var nextElement: ContiguousArray<Int>

  /// Groups elements.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - keys: What to group by, from the outermost level in.
  /// - Complexity: O(*n*) in the number of elements, times the number of keys.
  init(_ elements: [RowValue], keys: [(RowValue) -> CellValue]) {
    self.elements = elements
    nextElement = ContiguousArray(repeating: -1, count: elements.count)
    var known: [Place: Int] = [:]
    for (index, element) in elements.enumerated() {
      var group = 0
      for key in keys {
        let written = key(element)
        let place = Place(parent: group, key: written == .text("") ? .empty : written)
        if let found = known[place] {
          group = found
        } else {
          known[place] = groups.count
          group = appendGroup(place)
        }
      }
      append(index, to: group)
    }
  }

  private mutating func appendGroup(_ place: Place) -> Int {
    let index = groups.count
    groups.append(Group(key: place.key))
    if groups[place.parent].firstChild < 0 {
      groups[place.parent].firstChild = index
    } else {
      groups[groups[place.parent].lastChild].nextSibling = index
    }
    groups[place.parent].lastChild = index
    return index
  }

  private mutating func append(_ element: Int, to group: Int) {
    if groups[group].firstElement < 0 {
      groups[group].firstElement = element
    } else {
      nextElement[groups[group].lastElement] = element
    }
    groups[group].lastElement = element
  }

  /// Shows the groups and their elements.
  ///
  /// - Parameter visitor: Sees the rows.
  /// - Throws: What the visitor throws.
  public func visitRows<Visitor: TableRowVisitor & ~Copyable>(_ visitor: inout Visitor) throws
  where Visitor.RowValue == RowValue {
    try visitElements(of: 0, &visitor)
    var open: ContiguousArray<Int> = []
    var next = groups[0].firstChild
    while true {
      guard next >= 0 else {
        guard let group = open.popLast() else { return }
        try visitor.leaveRow()
        next = groups[group].nextSibling
        continue
      }
      let key = groups[next].key
      let isWanted = try visitor.enterGroup(isExpanded: nil) { label in
        label.append(key == .empty ? .text(blankGroupLabel) : key)
      }
      if isWanted {
        try visitElements(of: next, &visitor)
        open.append(next)
        next = groups[next].firstChild
      } else {
        try visitor.leaveRow()
        next = groups[next].nextSibling
      }
    }
  }

  private func visitElements<Visitor: TableRowVisitor & ~Copyable>(
    of group: Int, _ visitor: inout Visitor
  ) throws where Visitor.RowValue == RowValue {
    var element = groups[group].firstElement
    while element >= 0 {
      try visitor.visitRow(elements[element])
      element = nextElement[element]
    }
  }
}

/// What a group is called whose key is blank.
package let blankGroupLabel = "(blank)"
