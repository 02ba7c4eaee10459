/// The name that was probably meant, or `nil` if none comes close: for messages about misspelt columns and options.
///
/// - Parameters:
///   - name: What was written; more than 64 letters have no close name.
///   - names: What could have been meant.
/// - Returns: The name with the fewest edits, if these are at most a third of its length; case does not count.
/// - Complexity: O(*k* · *m* · *n*) for *k* names and the lengths *m* and *n*.
package func closestName(to name: String, in names: some Sequence<String>) -> String? {
  let longest = 64
  let wanted = Array(name.lowercased())
  guard wanted.count <= longest else { return nil }
  var best: (name: String, distance: Int)?
  for candidate in names {
    let letters = Array(candidate.lowercased())
    guard letters.count <= longest else { continue }
    let distance = editDistance(wanted, letters)
    guard distance <= max(1, max(wanted.count, letters.count) / 3) else { continue }
    if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
  }
  return best?.name
}

/// How many insertions, deletions, replacements and swaps of neighbours turn one text into another.
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var beforePrevious = [Int](repeating: 0, count: right.count + 1)
  var previous = Array(0...right.count)
  for i in left.indices {
    var current = [i + 1]
    for j in right.indices {
      var distance = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (left[i] == right[j] ? 0 : 1))
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
        distance = min(distance, beforePrevious[j - 1] + 1)
      }
      current.append(distance)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[right.count]
}
