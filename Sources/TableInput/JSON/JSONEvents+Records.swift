extension JSONEvents {
  /// Enters the value that holds the records of the next document.
  ///
  /// - Parameters:
  ///   - pointer: Where the value stands.
  ///   - form: Whether the records are the value itself or its only member.
  /// - Returns: The first event of the records, or `nil` after the last document.
  /// - Throws: Where the text is no JSON, or has nothing at the pointer.
  mutating func enterRecords(
    at pointer: JSONPointer, _ form: JSONRootForm
  ) throws(InputError) -> JSONEvent? {
    let first = try enter(pointer)
    guard first.kind != .end else { return nil }
    guard form == .onlyMember else { return first }
    // The key of the only member, then its value.
    _ = try next()
    return try next()
  }
}
