import TestSupport
import Testing

@testable import TableXLSX

@Suite("States of deflate streams")
struct DeflateStateTests {
  // A sanitizer has taken that place for itself.
  @Test(
    "They stand where they stand in every process, each at a place of its own, which is used again",
    .enabled(if: !TestEnvironment.isSanitized))
  func places() {
    let states = (0..<3).map { _ in unsafe UInt(bitPattern: DeflateStates.take()) }
    #expect(Set(states).count == 3)
    for state in states {
      #expect(state >= 0x1F00_0000_0000 && state & 0xF_FFFF == 0)
      if let state = unsafe DeflateStates.Pointer(bitPattern: state) { unsafe DeflateStates.giveBack(state) }
    }
  }
}
