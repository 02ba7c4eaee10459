import TestSupport
import Testing

@testable import TableInput

@Suite("Sets of numbers by group")
struct ValueSetsTests {
  /// A number that is in a set of a group.
  private struct Member: Hashable {
    let group: Int
    let number: Int
  }

  private func members(of sets: ValueSets) -> [Member] {
    var members: [Member] = []
    sets.forEach { members.append(Member(group: $0, number: $1)) }
    return members
  }

  @Test(
    "They hold each number once, whether there are few numbers, or many groups, or many of both",
    arguments: [(3, 40), (2_000, 100), (40, 60_000), (3_000, 30_000), (1_100_000, 5)])
  func members(groupCount: Int, numberCount: Int) {
    var random = SeededGenerator(seed: UInt64(groupCount))
    var sets = ValueSets()
    var expected: Set<Member> = []
    for group in 0..<groupCount {
      sets.addGroup()
      let number = Int.random(in: 0..<numberCount, using: &random)
      // Groups that came long ago get numbers, too.
      for member in [Member(group: group, number: number), Member(group: group / 2, number: number)]
      where groupCount < 10_000 || group % 1_000 == 0 {
        sets.insert(member.number, of: member.group)
        sets.insert(member.number, of: member.group)
        expected.insert(member)
      }
    }
    let found = members(of: sets)
    #expect(found.count == expected.count)
    #expect(Set(found) == expected)
  }
}
