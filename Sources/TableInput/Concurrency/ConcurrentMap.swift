internal import SystemSupport

/// The results of a piece of work for each number below a count, worked out on all processors.
///
/// - Parameters:
///   - count: How many results there are.
///   - work: Works out one result.
/// - Returns: The results in the order of their numbers.
func concurrentMap<Output: Sendable>(_ count: Int, _ work: @escaping @Sendable (Int) -> Output) -> [Output] {
  let threadCount = min(Processors.count, count)
  guard threadCount > 1 else { return (0..<count).map(work) }
  let threads = (1..<threadCount).map { first in
    WorkerThread { stride(from: first, to: count, by: threadCount).map(work) }
  }
  var shares = [stride(from: 0, to: count, by: threadCount).map(work)]
  shares += threads.map { $0.join() }
  return (0..<count).map { shares[$0 % threadCount][$0 / threadCount] }
}
