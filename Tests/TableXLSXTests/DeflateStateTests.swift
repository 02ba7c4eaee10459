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

  @Test(
    "Numbered ones stand by their number, whoever takes one first",
    .enabled(if: !TestEnvironment.isSanitized))
  func numbers() {
    let taken = [5, 3, 4].map { unsafe UInt(bitPattern: DeflateStates.take(numbered: $0)) }
    #expect(taken[0] - taken[1] == 2 << 20)
    #expect(taken[0] - taken[2] == 1 << 20)
    for state in taken {
      if let state = unsafe DeflateStates.Pointer(bitPattern: state) { unsafe DeflateStates.giveBack(state) }
    }
    let again = unsafe DeflateStates.take(numbered: 5 + DeflateStates.numberedCount)
    let address = UInt(bitPattern: again)
    #expect(address == taken[0])
    unsafe DeflateStates.giveBack(again)
  }
}
