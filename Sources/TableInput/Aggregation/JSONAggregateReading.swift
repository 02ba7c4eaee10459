internal import SystemSupport

/// Gathers what aggregates need of the records in lines of JSON, some lines at a time, in parts, one for each processor.
///
/// Which columns there are is known only at the end. Until then those that are needed are numbered by themselves.
struct JSONAggregateReading {
  private let shape: NestedShape
  private let names: [String]
  private let plan: AggregationPlan
  private let partSize: Int?
  private var totals: GroupTotals
  private var columns = Columns()

  /// A part of so many bytes is worth a thread.
  private static let smallestPart = 1 << 20

  /// The columns so far, in the order in which they appeared.
  private struct Columns: Sendable {
    private(set) var names: [String] = []
    private var numbers: [String: Int] = [:]
    private(set) var withExponents: Set<Int> = []

    mutating func add(_ columns: [RecordColumn]) {
      for column in columns {
        let number = numbers[column.name] ?? names.count
        if number == names.count {
          numbers[column.name] = number
          names.append(column.name)
        }
        if column.allowsExponents { withExponents.insert(number) }
      }
    }

    func number(of name: String) -> Int? { numbers[name] }
  }

  /// Prepares to read; `nil` if aggregates of flat records are not enough.
  ///
  /// - Parameters:
  ///   - input: The text, or its first chunk.
  ///   - shape: Where in a line's value the records are.
  ///   - aggregates: What is wanted of which columns.
  ///   - keys: The names of the columns that make groups.
  ///   - others: The names of columns whose different texts are kept apart within groups.
  ///   - partSize: How long parts are, if not as long as is worth a processor.
  init?(
    of input: InputText, _ shape: NestedShape, aggregates: [ColumnAggregate], keys: [String],
    apart others: [String], partSize: Int? = nil
  ) {
    guard shape.children.isEmpty else { return nil }
    var builder = RecordStoreBuilder(input: input)
    for name in keys + others + aggregates.flatMap({ [$0.column] + [$0.weight].compactMap(\.self) }) {
      _ = builder.column(named: name)
    }
    let wanted = builder.finish()
    guard let plan = AggregationPlan(aggregates, by: keys, apart: others, in: wanted) else { return nil }
    self.shape = shape
    names = wanted.columns.map(\.name)
    self.plan = plan
    self.partSize = partSize
    totals = GroupTotals(plan)
  }

  /// Adds the records of whole lines.
  ///
  /// - Parameters:
  ///   - range: Where the lines are; it begins and ends with a line.
  ///   - text: The text that they are in.
  ///   - line: The number of the first of them.
  /// - Returns: False if some of the records are not plain.
  /// - Complexity: O(*n*) in the length of the lines.
  mutating func add(_ range: Range<Int>, of text: InputText, line: Int) -> Bool {
    let processors = Processors.count
    let size = partSize ?? max(Self.smallestPart, (range.count + processors - 1) / processors)
    let parts = text.linewise(range, size: size)
    guard let first = parts.first else { return true }
    let others = parts.dropFirst().map { part in
      WorkerThread { [plan, shape, names] in
        var totals = GroupTotals(plan)
        let columns = Self.read(text.part(part), line: 1, shape, names, into: &totals)
        return (columns: columns, totals: totals)
      }
    }
    let firstColumns = Self.read(text.part(first), line: line, shape, names, into: &totals)
    var isPlain = firstColumns != nil
    columns.add(firstColumns ?? [])
    var nextLine = line
    for (part, other) in zip(parts, others.map { $0.join() }) {
      nextLine += text.part(part).line(at: part.count) - 1
      guard isPlain, let added = other.columns else { return false }
      isPlain = totals.merge(other.totals, lineOffset: nextLine - 1)
      columns.add(added)
    }
    return isPlain && columns.names.count < JSONPaths.maximumColumns && !totals.hasTooManyGroups
  }

  /// What was gathered so far.
  ///
  /// - Parameter input: The text, or a chunk of it.
  /// - Returns: The groups; `nil` if they may not fit, if there was no record, or if a column never appeared.
  func records(of input: InputText) -> AggregatedRecords? {
    let numbers = names.compactMap { columns.number(of: $0) }
    guard totals.recordCount > 0, numbers.count == names.count else { return nil }
    return totals.renumbered(numbers).records(of: input) {
      var builder = RecordStoreBuilder(input: input)
      builder.hasBytePlaces = true
      for name in columns.names { _ = builder.column(named: name) }
      for column in columns.withExponents { builder.allowExponents(inColumn: column) }
      return builder
    }
  }

  /// Reads records in lines.
  ///
  /// - Returns: The columns that they have; `nil` if there is anything about them that is worth a word.
  private static func read(
    _ lines: InputText, line: Int, _ shape: NestedShape, _ names: [String], into totals: inout GroupTotals
  ) -> [RecordColumn]? {
    guard let store = flatRecords(in: lines, shape) else { return nil }
    let columns = names.map { name in store.columns.firstIndex { $0.name == name } }
    var record = FieldBuffer()
    record.arena = store.text.arena
    let isPlain = lines.bytes.withBytes { bytes in
      for number in 0..<store.count {
        record.fields.removeAll(keepingCapacity: true)
        for column in columns {
          record.fields.append(column.map { store.fields[$0][number] } ?? .blank)
        }
        guard totals.add(record, line: line - 1 + store.lines[number], in: bytes) else { return false }
        if totals.recordCount & 0xFFF == 0, totals.hasTooManyGroups { return false }
      }
      return true
    }
    return isPlain ? store.columns : nil
  }

  private static func flatRecords(in lines: InputText, _ shape: NestedShape) -> RecordStore? {
    do throws(InputError) {
      var events = try JSONEvents(lines, isLines: true)
      guard !events.holdNestedObjects() else { return nil }
      var reader = JSONRecordReader(lines, keyColumn: "", children: [], nullWords: shape.nullWords)
      try reader.run(&events, pointer: shape.root, form: .asItStands)
      let store = reader.finish().store
      return store.warnings.isEmpty ? store : nil
    } catch {
      // Whoever reads the whole text says what is wrong with it.
      return nil
    }
  }
}
