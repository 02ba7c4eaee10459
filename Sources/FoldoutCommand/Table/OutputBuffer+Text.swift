internal import TableOutline

extension OutputBuffer {
  /// The bytes as text.
  ///
  /// - Complexity: O(*n*).
  var text: String {
    withSpan { bytes in
      var copy: ContiguousArray<UInt8> = []
      copy.reserveCapacity(bytes.count)
      for index in bytes.indices { copy.append(bytes[index]) }
      return String(decoding: copy, as: UTF8.self)
    }
  }
}
