/// The names of a workbook's sheets, of which no two are equal but for case.
struct SheetNames {
  // By name in lower case: the number to try next where the name is wanted again.
  private var numbers: [String: Int] = [:]

  /// Takes a name, or the next numbered one where it is taken.
  ///
  /// - Parameter name: The name that is wanted.
  /// - Returns: The name to use.
  /// - Complexity: O(1) on average.
  mutating func take(_ name: SheetName) -> String {
    let key = name.text.lowercased()
    var number = numbers[key] ?? 1
    var candidate = name.continued(number)
    while number > 1, numbers[candidate.lowercased()] != nil {
      number += 1
      candidate = name.continued(number)
    }
    numbers[key] = number + 1
    if number > 1 { numbers[candidate.lowercased()] = 2 }
    return candidate
  }
}
