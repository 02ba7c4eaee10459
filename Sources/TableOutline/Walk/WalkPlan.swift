/// What a walk goes by whose rows depend on nothing but their place, for each thread that walks.
@usableFromInline
struct WalkPlan: Sendable {
  let options: OutlineOptions
  let firstWalk: FirstWalk
  let hasSummary: Bool
  let expandedLevels: Int
  let treeColumn: Int
  let aggregateColumns: ContiguousArray<Bool>
}
