internal import TableExpression
internal import TableInput
internal import TableModel
internal import TableOutline

/// Tells for each row that has others below it whether its totals meet a condition.
struct GroupJudge: TableRenderer, ~Copyable {
  static var includesHiddenRows: Bool { true }

  private var evaluator: RowEvaluator
  /// For each column that the condition can name the report's column, or nil for the level.
  private let positions: [Int?]
  private var cells = CellBuffer()
  private var answers: ContiguousArray<Bool> = []

  /// For each row with others below it, in the order of the report, whether it meets all conditions.
  ///
  /// - Parameters:
  ///   - table: The report's table.
  ///   - columns: Finds its columns by name.
  ///   - conditions: What the totals must meet.
  ///   - options: What counts for the totals.
  /// - Returns: The answers.
  /// - Throws: a failure at the character that is wrong, or with the group for which there is no answer.
  /// - Complexity: O(*n*) in the number of rows, times the number of conditions.
  static func answers(
    of table: ReportTable, _ columns: ColumnDirectory, _ conditions: [RowExpression],
    _ options: OutlineOptions
  ) throws -> ContiguousArray<Bool> {
    var answers: ContiguousArray<Bool> = []
    for condition in conditions {
      let judge = try table.render(with: GroupJudge(condition, table, columns), options: options)
      answers =
        answers.isEmpty ? judge.answers : ContiguousArray(zip(answers, judge.answers).map { $0 && $1 })
    }
    guard !answers.isEmpty else {
      throw CommandFailure.usage("--having is for groups, and the report has none", hint: "use --where")
    }
    return answers
  }

  private init(
    _ condition: RowExpression, _ table: ReportTable, _ columns: ColumnDirectory
  ) throws(CommandFailure) {
    var named: [(column: ExpressionColumn, position: Int?)] = columns.totalNames.map { name, position in
      (ExpressionColumn(name, kind: table.columns[position].totalKind), position)
    }
    named.append((ExpressionColumn("label", kind: .any), table.treeColumn))
    named.append((ExpressionColumn("level", kind: .integer), nil))
    positions = named.map(\.position)
    do throws(ExpressionError) {
      evaluator = try condition.bound(to: named.map(\.column)).conditionEvaluator()
    } catch {
      throw Self.failure(error, columns)
    }
  }

  /// A column of the records that is not totalled is known to the user, and no column of a group.
  private static func failure(_ error: ExpressionError, _ columns: ColumnDirectory) -> CommandFailure {
    let failure = CommandFailure(error, in: .having)
    let named = error.text.utf8.dropFirst(error.byteOffset)
    let isUntotalled = columns.names.indices.contains { named.starts(with: columns.names[$0].utf8) }
    guard error.kind == .unknownColumn, isUntotalled else { return failure }
    return .usage(failure.message, hint: "groups have totals alone: add one such as --sum, or use --where")
  }

  mutating func begin(_ header: TableHeader) {}

  mutating func write(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) throws {
    guard row.kind == .group else { return }
    self.cells.removeAll()
    for position in positions {
      if let position {
        self.cells.append(at: position, of: cells)
      } else {
        self.cells.append(integer: Int64(row.depth + 1))
      }
    }
    do throws(ExpressionError) {
      answers.append(try evaluator.isTrue(for: self.cells))
    } catch {
      throw CommandFailure(error, in: .having, ofGroup: row.path(of: cells))
    }
  }

  mutating func end() {}
}

extension TableColumn {
  /// What the totals of the column are.
  fileprivate var totalKind: CellKind {
    switch total?.aggregate {
    case .count, .distinct: .integer
    case .average, .weightedAverage, .median, .shareOfParent, .shareOfTotal: .decimal
    case .sum where kind == .integer: .integer
    case .sum: .decimal
    case .minimum, .maximum, .first, .last: kind
    case .custom, nil: .any
    }
  }
}
