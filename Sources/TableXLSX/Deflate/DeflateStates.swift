internal import CISAL
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The memory for the states of deflate streams, which stands at the same addresses in every process.
///
/// ISA-L takes the address of a state in among the bytes that it looks for repetitions in, once at the start of a
/// stream. With one address in some hundreds it overlooks a repetition for that: what it writes is right all the same,
/// but has other bytes. The system gives an address that is asked for unless something stands there.
enum DeflateStates {
  typealias Pointer = UnsafeMutablePointer<isal_zstream>

  /// A state's memory, and whether a stream has it; none is ever given back.
  ///
  /// Unchecked, because the compiler does not know that whoever takes the place is the only one to use it.
  @safe
  private struct Place: @unchecked Sendable {
    let address: UInt
    let state: Pointer
    var isTaken = true
  }

  private static let places = Mutex<[Place]>([])

  // Far from everything that systems put into memory by themselves.
  private static let firstAddress: UInt = 0x1F00_0000_0000
  private static let firstNumberedAddress: UInt = 0x1F80_0000_0000
  private static let distance: UInt = 1 << 20

  /// How many numbered places there are: more than processors at work on one sheet, as a rule.
  static let numberedCount = 32

  /// Memory for a state, the first that is free.
  static func take() -> Pointer {
    unsafe places.withLock { places in
      var address = firstAddress
      while true {
        if let state = unsafe take(at: address, of: &places) { return unsafe state }
        address += distance
      }
    }
  }

  /// Memory for a state that is one of many on several threads: which one it is does not depend on who comes first.
  ///
  /// - Parameter number: The number of what is compressed, from 0.
  /// - Returns: The memory; those that share a place wait for each other.
  static func take(numbered number: Int) -> Pointer {
    let address = firstNumberedAddress + UInt(number % numberedCount) * distance
    while true {
      if let state = unsafe places.withLock({ unsafe take(at: address, of: &$0) }) { return unsafe state }
      // So seldom that a way to be woken would not be worth it: with more processors, or several workbooks at once.
      _ = usleep(100)
    }
  }

  private static func take(at address: UInt, of places: inout [Place]) -> Pointer? {
    if let index = places.firstIndex(where: { $0.address == address }) {
      guard !places[index].isTaken else { return nil }
      places[index].isTaken = true
      return unsafe places[index].state
    }
    let state = unsafe makeState(at: address)
    unsafe places.append(Place(address: address, state: state))
    return unsafe state
  }

  /// Gives memory back to those that take it.
  static func giveBack(_ state: Pointer) {
    places.withLock { places in
      guard let index = places.firstIndex(where: { unsafe $0.state == state }) else { return }
      places[index].isTaken = false
    }
  }

  private static func makeState(at address: UInt) -> Pointer {
    let size = unsafe MemoryLayout<isal_zstream>.size
    let wanted = unsafe UnsafeMutableRawPointer(bitPattern: address)
    let memory = unsafe mmap(
      wanted, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1,
      0)
    guard let memory = unsafe memory, unsafe memory != MAP_FAILED else { return .allocate(capacity: 1) }
    return unsafe memory.bindMemory(to: isal_zstream.self, capacity: 1)
  }
}
