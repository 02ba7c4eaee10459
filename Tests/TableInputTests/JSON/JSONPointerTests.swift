import TableInput
import Testing

@Suite("JSON pointers")
struct JSONPointerTests {
  @Test(
    "Pointers are read as RFC 6901 says",
    arguments: [
      ("", []), ("/", [""]), ("/foo", ["foo"]), ("/foo/0", ["foo", "0"]), ("/a~1b", ["a/b"]),
      ("/m~0n", ["m~n"]),
      ("/~01", ["~1"]), ("/a//b", ["a", "", "b"]), ("/ ", [" "]),
    ])
  func tokens(text: String, tokens: [String]) throws {
    let pointer = try JSONPointer(text)
    #expect(pointer.tokens == tokens)
    #expect(pointer.description == text)
  }

  @Test("A pointer that is none is an error that says how to write it")
  func unusable() throws {
    #expect(throws: InputError.self) { try JSONPointer("/a~2") }
    #expect(throws: InputError.self) { try JSONPointer("/a~") }
    let error = #expect(throws: InputError.self) { try JSONPointer("projects/0") }
    #expect(error?.hint == "write --root /projects/0")
  }
}
