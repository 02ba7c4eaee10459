import TableOutline
import Testing

@Suite("Threads beside the caller")
struct WorkThreadTests {
  @Test("Work on another thread is done in order, and ends with its thread")
  func workThread() throws {
    let slot = WorkRecord()
    let thread = try #require(WorkThread())
    for number in 0..<100 { thread.start { slot.numbers.append(number) } }
    thread.wait()
    #expect(slot.numbers == Array(0..<100))
  }
}

/// What a thread did; read only when it is idle.
private final class WorkRecord: @unchecked Sendable {
  var numbers: [Int] = []
}
