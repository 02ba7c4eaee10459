extension Span<UInt8> {
  /// Whether there are only blanks and visible ASCII characters, each one column wide.
  ///
  /// - Complexity: O(*n*); without a branch for each byte, so that many are looked at together.
  var isPrintableASCII: Bool {
    var others: UInt8 = 0
    for index in indices {
      others |= self[index] &- 0x20 > 0x5E ? 1 : 0
    }
    return others == 0
  }
}
