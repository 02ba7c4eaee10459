internal import TableModel

/// The aggregates of all open disclosure rows, and the results of the closed ones.
///
/// An accumulator lives only while its row is open; what stays is one cell for each disclosure row and totalled column.
struct TotalsStack: ~Copyable {
  /// The positions of the columns that are totalled.
  let columns: ContiguousArray<Int>
  private let titles: ContiguousArray<String>
  private let fresh: ContiguousArray<Accumulator>
  /// For each totalled column the position of its weight behind the values, if it has one.
  private let weights: ContiguousArray<Int?>
  private var open: ContiguousArray<Accumulator> = []
  private var rowNumber = 0
  /// For each totalled column the decimals of its totals.
  private var decimals: ContiguousArray<TotalDecimals>

  /// One cell for each totalled column of each closed row, in the order of closing.
  private(set) var results = CellBuffer()
  private(set) var resultCount = 0

  /// Starts with no open row.
  ///
  /// - Parameters:
  ///   - headers: All columns.
  ///   - functions: For each totalled column the function of a custom aggregate.
  init(_ headers: [ColumnHeader], functions: [(any AggregateFunction)?]) {
    columns = ContiguousArray(headers.indices.filter { headers[$0].aggregate != nil })
    titles = ContiguousArray(headers.map(\.title))
    let aggregates = headers.compactMap(\.aggregate)
    fresh = ContiguousArray(zip(aggregates, functions).map { Accumulator($0, function: $1) })
    decimals = ContiguousArray(repeating: TotalDecimals(), count: aggregates.count)
    var next = aggregates.count
    weights = ContiguousArray(
      aggregates.map { aggregate in
        guard aggregate == .weightedAverage else { return nil }
        defer { next += 1 }
        return next
      })
  }

  var isEmpty: Bool { columns.isEmpty }

  /// How many decimals the totals of a column that were computed so far show at least and at most.
  ///
  /// - Parameter index: The position of the column among those that are totalled.
  /// - Returns: The decimals.
  func shownDecimals(ofColumn index: Int) -> ClosedRange<Int> {
    decimals[index].range(of: fresh[index].aggregate)
  }

  mutating func push() {
    open.append(contentsOf: fresh)
  }

  /// Adds a row's cells to the innermost open row: one for each totalled column, then the weights.
  mutating func add(_ cells: borrowing CellBuffer) throws(OutlineError) {
    // Most tables without totals come here once for each leaf row.
    guard !columns.isEmpty else { return }
    rowNumber += 1
    let first = open.count - columns.count
    for index in columns.indices {
      do {
        try open[first + index].add(index, weight: weights[index], of: cells)
      } catch {
        throw failure(error, at: index, value: cells.text(at: index))
      }
    }
  }

  /// Adds a row that stands for several records to the innermost open row.
  ///
  /// - Parameters:
  ///   - cells: One cell for each totalled column, then the weights.
  ///   - gathered: For each totalled column what was gathered of the records, or `nil` where the cell says it.
  /// - Throws: Where a cell is no number, or a sum too long.
  mutating func add(
    _ cells: borrowing CellBuffer, gathered: ContiguousArray<GatheredTotal?>
  ) throws(OutlineError) {
    rowNumber += 1
    let first = open.count - columns.count
    for index in columns.indices {
      do {
        if let gathered = gathered[index] {
          try open[first + index].add(gathered)
        } else {
          try open[first + index].add(index, weight: weights[index], of: cells)
        }
      } catch {
        throw failure(error, at: index, value: cells.text(at: index))
      }
    }
  }

  /// Closes the innermost open row: its results are kept, and its parent gets what it gathered.
  ///
  /// - Returns: The position of its results.
  mutating func pop() throws(OutlineError) -> Int {
    let first = open.count - columns.count
    for index in columns.indices {
      results.append(open[first + index].result())
      decimals[index].note(results[results.count - 1], of: open[first + index])
    }
    if first > 0 {
      let parent = first - columns.count
      for index in columns.indices.reversed() {
        let gathered = open.removeLast()
        do {
          try open[parent + index].merge(gathered)
        } catch {
          throw failure(error, at: index, value: "")
        }
      }
    } else {
      open.removeAll(keepingCapacity: true)
    }
    defer { resultCount += 1 }
    return resultCount
  }

  private func failure(_ failure: Accumulator.Failure, at index: Int, value: String) -> OutlineError {
    let title = titles[columns[index]]
    return switch failure {
    case .notANumber: .notANumber(column: title, row: rowNumber, value: value)
    case .overflow: .overflow(column: title, row: rowNumber)
    }
  }
}

extension CellBuffer {
  /// A cell as text, for a message.
  fileprivate func text(at index: Int) -> String {
    switch value(at: index) {
    case .text(let text), .link(let text): text
    case .boolean(let boolean): boolean ? "true" : "false"
    case .integer(let integer): String(integer)
    case .decimal(let decimal): decimal.description
    case .number(let number): number.description
    case .date, .empty: "a date"
    }
  }
}
