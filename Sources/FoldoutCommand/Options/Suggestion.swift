/// Finds the known word that a misspelt one was most likely meant to be.
enum Suggestion {
  /// The candidate nearest to `word`, if it is near enough to be worth naming.
  ///
  /// - Complexity: O(*n* × *m*) for each candidate, with *n* and *m* the lengths of the two words.
  static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let limit = max(1, word.count / 3)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let distance = editDistance(word.lowercased(), candidate.lowercased())
      if distance <= limit, distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    if let best { return best.candidate }
    let continuations = candidates.filter { word.count >= 2 && $0.hasPrefix(word) }
    return continuations.count == 1 ? continuations.first : nil
  }

  /// How many letters must be put in, left out, replaced, or swapped with their neighbour.
  static func editDistance(_ first: String, _ second: String) -> Int {
    let first = Array(first)
    let second = Array(second)
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for row in 0..<first.count {
      var current = [row + 1]
      for column in 0..<second.count {
        let replaced = previous[column] + (first[row] == second[column] ? 0 : 1)
        var distance = min(replaced, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          distance = min(distance, beforePrevious[column - 1] + 1)
        }
        current.append(distance)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[second.count]
  }
}
