import TestSupport
import Testing

@testable import TableInput

@Suite("Steps from node to node")
struct StepTableTests {
  @Test("Every step that was set is found, and no other, also when there are too many for a matrix")
  func model() {
    var random = SeededGenerator(seed: 11)
    for largest in [4, 100, 5_000] {
      var table = StepTable()
      var model: [[Int]: Int] = [:]
      for number in 0..<2_000 {
        let step = [Int.random(in: 0..<largest, using: &random), Int.random(in: 0..<largest, using: &random)]
        #expect(table.number(from: step[0], by: step[1]) == model[step])
        table.set(number, from: step[0], by: step[1])
        model[step] = number
      }
      #expect(model.allSatisfy { table.number(from: $0.key[0], by: $0.key[1]) == $0.value })
    }
  }
}
