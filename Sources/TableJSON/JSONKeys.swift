internal import TableModel
internal import TableOutline

/// The keys of a table's values as they are written, each with its quotation marks and its colon.
struct JSONKeys: Sendable {
  private var bytes: ContiguousArray<UInt8> = []
  private var ends: ContiguousArray<Int> = [0]

  /// Makes a key of each column's title.
  ///
  /// A title that is taken already gets a number behind it, because readers keep only one of two equal keys.
  ///
  /// - Parameters:
  ///   - columns: The columns, from the left.
  ///   - taken: The keys that stand in the same object.
  init(_ columns: [ColumnHeader], besides taken: [String]) {
    var taken = Set(taken)
    // A title as it stands goes to the first column that has it, and is no number that another column gets.
    let titles = columns.map(\.fullTitle)
    var free = Set(titles).subtracting(taken)
    var numbers: [String: Int] = [:]
    var out = OutputBuffer(capacity: 256)
    for title in titles {
      var key = title
      if free.remove(title) == nil {
        var number = numbers[title] ?? 2
        repeat {
          key = "\(title) (\(number))"
          number += 1
        } while taken.contains(key) || free.contains(key)
        numbers[title] = number
      }
      taken.insert(key)
      out.removeAll()
      out.append(UInt8(ascii: "\""))
      out.append(key)
      out.escapeJSON(from: 1)
      out.append("\":")
      for index in 0..<out.count { bytes.append(out[index]) }
      ends.append(bytes.count)
    }
  }

  /// Appends the key of a column.
  ///
  /// - Parameters:
  ///   - index: The column's position.
  ///   - out: Where it goes.
  func append(_ index: Int, to out: inout OutputBuffer) {
    out.append(bytes.span.extracting(ends[index]..<ends[index + 1]))
  }
}
