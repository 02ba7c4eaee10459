/// Looks for records that are below one another in a circle, and counts rows, by a walk from parents to children.
struct CycleSearch {
  private enum State: Sendable {
    case new, open, done
  }

  private struct Frame: Sendable {
    let identity: Int
    /// The record through which the walk came here, or -1 where it began.
    let record: Int
    var nextChild: Int
    var rowsBelow = 0
  }

  /// Where row counts stop growing, far above what can be shown and far below what an `Int` holds.
  private static let countLimit = 1 << 40

  /// At most this many ids of a cycle are named.
  private static let namedCount = 10

  private let links: ParentLinks
  private var states: ContiguousArray<State>
  private var path: ContiguousArray<Frame> = []

  /// The cycles.
  private(set) var findings = InputFindings()

  /// The first record of each cycle, in the order of the input.
  private(set) var firstRecords: [Int] = []

  /// For each id how many rows it makes below each of its records, where no cycle is below it.
  private(set) var rowsBelow: ContiguousArray<Int>

  /// True if an id in a cycle has several records, so that there is no one place to cut it.
  private(set) var hasBranchingCycle = false

  /// Looks through all records.
  ///
  /// - Complexity: O(*n*) in the number of records.
  init(of links: ParentLinks) {
    self.links = links
    states = ContiguousArray(repeating: .new, count: links.identities.count)
    rowsBelow = ContiguousArray(repeating: 0, count: links.identities.count)
    for identity in links.identities.indices.dropFirst() where states[identity] == .new {
      walk(from: identity)
    }
  }

  private mutating func walk(from start: Int) {
    enter(start, through: -1)
    while let frame = path.last {
      guard frame.nextChild >= 0 else {
        states[frame.identity] = .done
        rowsBelow[frame.identity] = frame.rowsBelow
        path.removeLast()
        addRows(1 + frame.rowsBelow)
        continue
      }
      let record = frame.nextChild
      path[path.count - 1].nextChild = Int(links.nextChild[record])
      let identity = Int(links.identityOfRecord[record])
      guard identity != 0 else {
        addRows(1)
        continue
      }
      switch states[identity] {
      case .new: enter(identity, through: record)
      case .open: note(identity, through: record)
      case .done: addRows(1 + rowsBelow[identity])
      }
    }
  }

  /// Counts rows below the id at the end of the path.
  private mutating func addRows(_ count: Int) {
    guard !path.isEmpty else { return }
    path[path.count - 1].rowsBelow = min(path[path.count - 1].rowsBelow + count, Self.countLimit)
  }

  private mutating func enter(_ identity: Int, through record: Int) {
    states[identity] = .open
    path.append(
      Frame(identity: identity, record: record, nextChild: Int(links.identities[identity].firstChild)))
  }

  /// Notes the cycle from an id on the path down to the path's end, and back through a record to that id.
  private mutating func note(_ identity: Int, through closing: Int) {
    guard let start = path.lastIndex(where: { $0.identity == identity }) else { return }
    var records = path[start...].map(\.record)
    records[0] = closing
    let first = records.indices.min { records[$0] < records[$1] } ?? 0
    records = Array(records[first...] + records[..<first])
    firstRecords.append(records[0])
    if records.contains(where: { links.identities[Int(links.identityOfRecord[$0])].recordCount > 1 }) {
      hasBranchingCycle = true
    }
    let source = links
    findings.append(Self.finding(records, source))
  }

  private static func finding(_ records: [Int], _ links: ParentLinks) -> InputFinding {
    let named = records.prefix(namedCount)
    var names = named.map { links.name(of: Int(links.identityOfRecord[$0])) }
    if records.count > named.count { names.append("… \(records.count - named.count) more") }
    names.append(names[0])
    let places = links.places(of: named) + (records.count > named.count ? ", …" : "")
    return InputFinding(
      kind: .cycle, location: links.parentLocation(of: records[0]),
      message: "cycle: \(names.joined(separator: " > ")) (\(places))",
      hint: "one of these records needs another parent, or none; --cycles root puts the first at the top")
  }
}
