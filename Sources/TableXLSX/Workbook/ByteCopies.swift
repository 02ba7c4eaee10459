extension ContiguousArray<UInt8> {
  /// Copies bytes.
  init(copying bytes: Span<UInt8>) {
    self = unsafe bytes.withUnsafeBufferPointer { unsafe ContiguousArray($0) }
  }
}

extension String {
  /// Copies bytes of text.
  init(copying bytes: Span<UInt8>) {
    self = unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }
}
