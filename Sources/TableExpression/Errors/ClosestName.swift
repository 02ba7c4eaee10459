/// The name that was probably meant, or `nil` if none comes close; case does not count.
///
/// - Complexity: O(*k* · *m* · *n*) for *k* names and the lengths *m* and *n*.
func closestName(to name: String, in names: some Sequence<String>) -> String? {
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
  var rows = [Array(0...right.count)]
  for (i, letter) in left.enumerated() {
    var row = [i + 1]
    for (j, other) in right.enumerated() {
      var distance = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (letter == other ? 0 : 1))
      if i > 0, j > 0, letter == right[j - 1], left[i - 1] == other {
        distance = min(distance, rows[i - 1][j - 1] + 1)
      }
      row.append(distance)
    }
    rows.append(row)
  }
  return rows[left.count][right.count]
}
