internal import TableModel

/// What is gathered of one column that can hold anything, for each group: how many values, and some of them.
struct ValueColumn: Sendable {
  private let plan: AggregationPlan.ValueColumn
  /// What the values are, once there is one.
  private var form: ValueForm?
  private var counts: ContiguousArray<Int> = []
  private var numbers: ChosenNumbers
  private var texts: ChosenTexts
  /// The scales of all numbers, one laid over the other.
  private var scales: UInt8 = 0
  /// Whether some time of day is not midnight.
  private var hasClock = false

  /// Starts without groups.
  init(_ plan: AggregationPlan.ValueColumn) {
    self.plan = plan
    numbers = ChosenNumbers(plan.choices)
    texts = ChosenTexts(plan.choices)
  }

  /// Makes room for one more group.
  mutating func addGroup() {
    counts.append(0)
    numbers.addGroup()
    texts.addGroup()
  }

  /// Adds the value of a record.
  ///
  /// - Returns: False if it leaves a doubt of what the column is.
  @inline(__always)
  mutating func add(_ record: borrowing FieldBuffer, to group: Int, in bytes: Span<UInt8>) -> Bool {
    guard !record.fields[plan.field].isBlank else { return true }
    return record.withText(at: plan.field, in: bytes) { add($0, to: group) }
  }

  private mutating func add(_ text: Span<UInt8>, to group: Int) -> Bool {
    if form == nil { form = ValueForm(text) }
    guard let form else { return false }
    if form != .text {
      if let number = form.number(text) {
        add(number, form, to: group)
        return true
      }
      // One value that is text for certain makes all of them text: what was counted stays, what was chosen does not.
      guard plan.choices.isEmpty, ValueForm.isCertainlyText(text) else { return false }
      self.form = .text
    }
    counts[group] += 1
    if !plan.choices.isEmpty { texts.add(text, to: group) }
    return true
  }

  private mutating func add(_ number: PlainNumberParser.Number, _ form: ValueForm, to group: Int) {
    counts[group] += 1
    scales |= number.scale
    if form == .moments { hasClock = hasClock || number.significand % 86_400_000 != 0 }
    if !plan.choices.isEmpty { numbers.add(number, to: group) }
  }

  /// Adds what was gathered from the records that follow.
  ///
  /// - Parameters:
  ///   - other: What was gathered, of the same column.
  ///   - groups: For each group of the other one the group here.
  /// - Returns: False if the two columns together leave a doubt of what they are.
  mutating func merge(_ other: ValueColumn, into groups: ContiguousArray<Int>) -> Bool {
    if let form, let otherForm = other.form, form != otherForm {
      guard plan.choices.isEmpty, form == .text || otherForm == .text else { return false }
      self.form = .text
    } else {
      form = form ?? other.form
    }
    scales |= other.scales
    hasClock = hasClock || other.hasClock
    for (source, target) in groups.enumerated() {
      counts[target] += other.counts[source]
      numbers.merge(other.numbers, group: source, into: target)
      texts.merge(other.texts, group: source, into: target)
    }
    return true
  }

  /// What all values are.
  var kind: CellKind {
    switch form {
    case .numbers: scales == 0 ? .integer : .decimal
    case .dates, .moments: .date
    case .booleans: .boolean
    case .text, nil: .text
    }
  }

  /// How many values a group has.
  func count(of group: Int) -> Int { counts[group] }

  /// The value that stands for all of a group, or `nil` if it has none.
  func value(_ choice: Choice, of group: Int) -> CellValue? {
    if form == .text { return texts.string(choice, of: group).map { .text($0) } }
    guard let number = numbers.number(choice, of: group) else { return nil }
    return switch form {
    case .numbers where scales == 0: .integer(number.significand)
    case .numbers: .decimal(number.exact)
    // A time that is never anything but midnight is none.
    case .dates, .moments: .date(CalendarTime(milliseconds: number.significand, hasTime: hasClock))
    case .booleans: .boolean(number.significand == 1)
    case .text, nil: nil
    }
  }
}
