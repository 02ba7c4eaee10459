internal import SystemSupport

/// The results of a piece of work for each number below a count, worked out on all processors that are idle.
///
/// - Parameters:
///   - count: How many results there are.
///   - work: Works out one result.
/// - Returns: The results in the order of their numbers.
func concurrentMap<Output: Sendable>(_ count: Int, _ work: @escaping @Sendable (Int) -> Output) -> [Output] {
  let threadCount = min(Processors.idleCount, count)
  guard threadCount > 1 else { return (0..<count).map(work) }
  let threads = (1..<threadCount).map { first in
    WorkerThread { stride(from: first, to: count, by: threadCount).map(work) }
  }
  var shares = [stride(from: 0, to: count, by: threadCount).map(work)]
  shares += threads.map { $0.join() }
  return (0..<count).map { shares[$0 % threadCount][$0 / threadCount] }
}

/// So many steps of a loop are taken sooner than a thread is started.
private let fewSteps = 1 << 14

/// The results of a piece of work for each part of a range: one for each processor, the same each time.
///
/// - Parameters:
///   - range: The whole range.
///   - work: Works out the result of one part, which it is given with its number.
/// - Returns: The results in the order of the parts.
func concurrentParts<Output: Sendable>(
  of range: Range<Int>, _ work: @escaping @Sendable (Int, Range<Int>) -> Output
) -> [Output] {
  let count = max(min(Processors.count, range.count / fewSteps), 1)
  return concurrentMap(count) { part in
    let start = range.lowerBound + range.count * part / count
    return work(part, start..<range.lowerBound + range.count * (part + 1) / count)
  }
}
