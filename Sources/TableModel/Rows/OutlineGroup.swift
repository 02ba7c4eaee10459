/// A tree of rows from elements that hold their children.
///
/// An element whose children are `nil` is a leaf row; an element with an empty collection is a disclosure row
/// without children. A `Table` made with `children:` takes both for leaf rows.
public struct OutlineGroup<Data: Collection>: TableRowContent {
  /// What the rows show: the elements.
  public typealias RowValue = Data.Element

  @usableFromInline let data: Data
  @usableFromInline let children: (Data.Element) -> Data?
  @usableFromInline let emptyIsLeaf: Bool

  @inlinable
  init(_ data: Data, emptyIsLeaf: Bool, children: @escaping (Data.Element) -> Data?) {
    self.data = data
    self.emptyIsLeaf = emptyIsLeaf
    self.children = children
  }

  /// Creates a tree of rows.
  ///
  /// - Parameters:
  ///   - data: The top rows.
  ///   - children: The key path of an element's children; `nil` for a leaf row.
  @inlinable
  public init(_ data: Data, children: KeyPath<Data.Element, Data?>) {
    self.init(data, emptyIsLeaf: false) { $0[keyPath: children] }
  }

  /// Creates a tree of rows whose elements all hold a collection of children.
  ///
  /// Such an element has no other way to say that it is a leaf row than an empty collection.
  ///
  /// - Parameters:
  ///   - data: The top rows.
  ///   - children: The key path of an element's children; empty for a leaf row.
  @inlinable
  public init(_ data: Data, children: KeyPath<Data.Element, Data>) {
    self.init(data, emptyIsLeaf: true) { $0[keyPath: children] }
  }

  /// Shows all rows, with a stack of its own instead of recursion: depth costs no call stack.
  ///
  /// - Parameter visitor: Sees the rows.
  /// - Throws: What the visitor throws.
  @inlinable
  public func visitRows<Visitor: TableRowVisitor & ~Copyable>(_ visitor: inout Visitor) throws
  where Visitor.RowValue == RowValue {
    var open: ContiguousArray<Data.Iterator> = []
    var siblings = data.makeIterator()
    while true {
      guard let element = siblings.next() else {
        guard let outer = open.popLast() else { return }
        siblings = outer
        try visitor.leaveRow()
        continue
      }
      if let below = children(element), !(emptyIsLeaf && below.isEmpty) {
        if try visitor.enterRow(element, isExpanded: nil) {
          open.append(siblings)
          siblings = below.makeIterator()
        } else {
          try visitor.leaveRow()
        }
      } else {
        try visitor.visitRow(element)
      }
    }
  }
}
