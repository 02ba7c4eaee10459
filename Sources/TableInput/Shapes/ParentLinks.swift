/// Ids, the records that have them, and the records that name them as their parent.
struct ParentLinks: Sendable {
  /// What one id has, whether as a record's own or as a parent's.
  struct Identity: BitwiseCopyable, Sendable {
    /// The first record that has it, or -1.
    var firstRecord: Int32 = -1
    /// How many records have it.
    var recordCount: Int32 = 0
    /// The first record below it, or -1.
    var firstChild: Int32 = -1
    var lastChild: Int32 = -1
  }

  /// Where a record stands.
  enum Place: Sendable, Equatable {
    case top
    case below(identity: Int)
    case nowhere
  }

  /// More rows than this beyond the number of records are not made of parts that have several parents.
  static let maximumRepeatedRows = 10_000_000

  let store: RecordStore
  private let idColumn: Int
  private let parentColumn: Int
  private var ids = LabelTrie()

  /// By id; 0 is no id.
  private(set) var identities: ContiguousArray<Identity> = [Identity()]

  /// For each record its id, or 0.
  private(set) var identityOfRecord: ContiguousArray<Int32> = []

  /// For each record the next one with the same parent, or -1.
  private(set) var nextChild: ContiguousArray<Int32> = []

  /// For each record where it stands.
  private(set) var places: ContiguousArray<Place> = []

  /// The records that are their own parents.
  private(set) var ownParents = InputFindings()

  /// The ids, as texts of a tree's.
  var labels: ContiguousArray<UInt8> { ids.bytes }

  /// Reads ids and parents.
  init(of store: RecordStore, idColumn: Int, parentColumn: Int) {
    self.store = store
    self.idColumn = idColumn
    self.parentColumn = parentColumn
    identityOfRecord.reserveCapacity(store.count)
    for record in 0..<store.count {
      let identity = intern(record, idColumn)
      identityOfRecord.append(Int32(identity))
      guard identity != 0 else { continue }
      if identities[identity].firstRecord < 0 { identities[identity].firstRecord = Int32(record) }
      identities[identity].recordCount += 1
    }
    nextChild = ContiguousArray(repeating: -1, count: store.count)
    places.reserveCapacity(store.count)
    for record in 0..<store.count { places.append(link(record)) }
  }

  private mutating func intern(_ record: Int, _ column: Int) -> Int {
    guard !store.isBlank(record: record, column: column) else { return 0 }
    let identity = store.withText(record: record, column: column) { ids.child($0, of: 0, after: 0) }
    if identity == identities.count { identities.append(Identity()) }
    return identity
  }

  private mutating func link(_ record: Int) -> Place {
    let parent = intern(record, parentColumn)
    if parent == 0 { return .top }
    if parent == identityOfRecord[record] {
      ownParents.append(
        InputFinding(
          kind: .ownParent, location: store.location(of: record, column: parentColumn),
          message: "\"\(ids.label(of: parent))\" is its own parent, and stands at the top"))
      return .top
    }
    if identities[parent].firstChild < 0 {
      identities[parent].firstChild = Int32(record)
    } else {
      nextChild[Int(identities[parent].lastChild)] = Int32(record)
    }
    identities[parent].lastChild = Int32(record)
    return .below(identity: parent)
  }

  /// Where a record names its parent.
  func parentLocation(of record: Int) -> InputLocation { store.location(of: record, column: parentColumn) }

  /// Where records stand: `lines 2, 3`, or with their files if there are several.
  func places(of records: some Collection<Int>) -> String {
    let locations = records.map { store.location(of: $0) }
    let isOneFile = Set(locations.map(\.file)).count == 1
    let places = locations.map { isOneFile ? String($0.line ?? 0) : $0.description }
    return (isOneFile ? "lines " : "") + places.joined(separator: ", ")
  }

  /// An id as text.
  func name(of identity: Int) -> String { ids.label(of: identity) }

  /// Where an id is among the labels.
  func labelRange(of identity: Int) -> Range<Int> { ids.labelRange(of: identity) }

  /// The ids that stand twice below one parent and have children, which would count twice.
  func duplicates() -> InputFindings {
    var findings = InputFindings()
    var firstRecords = PairTable()
    for record in 0..<store.count {
      let identity = Int(identityOfRecord[record])
      guard identity != 0, identities[identity].recordCount > 1, identities[identity].firstChild >= 0 else {
        continue
      }
      var parent = 0
      if case .below(let above) = places[record] { parent = above }
      guard let first = firstRecords[identity, parent] else {
        firstRecords[identity, parent] = record
        continue
      }
      let place = parent == 0 ? "at the top" : "below \"\(name(of: parent))\""
      findings.append(
        InputFinding(
          kind: .duplicateID, location: store.location(of: record, column: idColumn),
          message: "id \"\(name(of: identity))\" stands twice \(place)"
            + " (\(places(of: [first, record]))), and has children",
          hint: "give each record that has children an id of its own, or have them below each:"
            + " --duplicate-ids repeat"))
    }
    return findings
  }

  /// Takes the records whose parent is missing out of their place.
  ///
  /// - Parameter isKept: True to put them at the top, false to leave them out.
  /// - Returns: The records.
  mutating func detachOrphans(keeping isKept: Bool) -> InputFindings {
    var findings = InputFindings()
    for record in 0..<store.count {
      guard case .below(let parent) = places[record], identities[parent].recordCount == 0 else { continue }
      places[record] = isKept ? .top : .nowhere
      findings.append(
        InputFinding(
          kind: .orphan, location: parentLocation(of: record),
          message: "parent \"\(name(of: parent))\" of line \(store.line(of: record)) not found",
          hint: "choose what becomes of such rows: --orphans root, error, drop or group"))
    }
    return findings
  }

  /// Puts records at the top that were below others.
  mutating func moveToTop(_ records: [Int]) {
    for record in records { places[record] = .top }
  }
}
