/// Decompresses a gzip file: all of its members, one after the other.
struct GzipInflater {
  /// The name that errors show.
  let name: String

  /// Real data shrinks to a twentieth, now and then to a hundredth; what was made to fill the memory of whoever opens
  /// it shrinks to a thousandth.
  private static let largestGrowth = 250

  /// So much may come out of however little.
  private static let harmlessSize = 1 << 26

  /// Whether bytes begin as a gzip file does.
  static func recognizes(_ bytes: Span<UInt8>) -> Bool {
    bytes.count >= 2 && bytes[0] == 0x1F && bytes[1] == 0x8B
  }

  /// The content of a gzip file.
  ///
  /// - Throws: ``InputError`` of the kind `damagedArchive` if the file is damaged, cut short, or grows beyond measure.
  func inflate(_ source: Span<UInt8>) throws(InputError) -> InputBytes {
    guard var stream = InflateStream() else { throw damaged("zlib can't start", at: 0) }
    var memory = InputMemory(capacity: source.count * 4)
    var position = 0
    let limit = InputFile.memoryLimit
    while true {
      guard memory.count <= limit else { throw InputFile.tooLarge(name, limit: limit) }
      let room = max(1 << 16, (source.count - position) * 4)
      guard memory.count <= max(Self.harmlessSize, source.count * Self.largestGrowth) else {
        throw InputError(
          .damagedArchive, at: InputLocation(file: name),
          "grows to more than \(Self.largestGrowth) times its size, as only attacks do",
          hint: "if you trust it, decompress it first with gzip -d")
      }
      switch stream.step(source, at: &position, into: &memory, upTo: room) {
      case .advanced: break
      case .memberEnded:
        // Behind the last member some programs pad with zeros.
        guard position < source.count, source[position] == 0x1F else { return InputBytes(memory) }
        guard stream.reset() else { throw damaged("zlib can't go on", at: position) }
      case .starved: throw damaged("the gzip data is cut short", at: position)
      case .damaged: throw damaged("the gzip data is damaged", at: position)
      }
    }
  }

  private func damaged(_ message: String, at byte: Int) -> InputError {
    InputError(
      .damagedArchive, at: InputLocation(file: name, byte: byte), "\(message) (byte \(byte))",
      hint: "get the file again, or test it with gzip -t")
  }
}
