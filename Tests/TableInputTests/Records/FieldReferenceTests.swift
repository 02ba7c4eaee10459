import Testing

@testable import TableInput

@Suite("References to fields")
struct FieldReferenceTests {
  @Test("A reference takes six bytes and keeps offset, length and place, up to the last of each")
  func parts() {
    #expect(MemoryLayout<FieldReference>.stride == 6)
    for offset in [0, 1, 65_535, 65_536, 1 << 32, FieldReference.lastOffset] {
      for length in [1, 31, 32, FieldReference.longLength - 1] {
        let inInput = FieldReference(offset: offset, length: length)
        #expect((inInput.offset, inInput.length, inInput.isInArena) == (offset, length, false))
        let inArena = FieldReference(arenaOffset: offset, length: length)
        #expect((inArena.offset, inArena.length, inArena.isInArena) == (offset, length, true))
        #expect(!inInput.isLong && !inArena.isBlank)
      }
    }
    #expect(FieldReference.blank.isBlank)
  }

  @Test("What does not fit has its true place in the arena", arguments: [3, 5000], [12, 1 << 36, 1 << 39])
  func farAndLong(length: Int, offset: Int) {
    var arena = TextArena()
    let field = arena.field(ofInput: offset, length: length)
    let place = arena.place(of: field)
    #expect((place.start, place.length, place.isInArena) == (offset, length, false))
    #expect(field.isLong == (length >= FieldReference.longLength || offset > FieldReference.lastOffset))
  }
}
