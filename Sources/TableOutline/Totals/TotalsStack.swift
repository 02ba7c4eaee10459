internal import TableModel

/// The aggregates of all open disclosure rows, and the results of the closed ones.
///
/// An accumulator lives only while its row is open; what stays is one cell for each disclosure row and totalled column.
struct TotalsStack: ~Copyable {
  /// The positions of the columns that are totalled.
  let columns: ContiguousArray<Int>
  private let titles: ContiguousArray<String>
  private let aggregates: ContiguousArray<Aggregate>
  private var open: ContiguousArray<Accumulator> = []
  private var rowNumber = 0

  /// One cell for each totalled column of each closed row, in the order of closing.
  private(set) var results = CellBuffer()
  private(set) var resultCount = 0

  init(_ headers: [ColumnHeader]) {
    columns = ContiguousArray(headers.indices.filter { headers[$0].aggregate != nil })
    titles = ContiguousArray(headers.map(\.title))
    aggregates = ContiguousArray(headers.compactMap(\.aggregate))
  }

  var isEmpty: Bool { columns.isEmpty }

  mutating func push() {
    for aggregate in aggregates { open.append(Accumulator(aggregate)) }
  }

  /// Adds a row's cells, one for each totalled column, to the innermost open row.
  mutating func add(_ cells: borrowing CellBuffer) throws(OutlineError) {
    rowNumber += 1
    let first = open.count - columns.count
    for index in columns.indices {
      do {
        try open[first + index].add(index, of: cells)
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
    for index in columns.indices { results.append(open[first + index].result()) }
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
