/// Decompresses a gzip file into memory, all at once.
struct GzipInflater {
  /// The name that errors show.
  let name: String

  /// Real data shrinks to a twentieth, now and then to a hundredth; what was made to fill the memory of whoever opens
  /// it shrinks to a thousandth.
  private static let largestGrowth = 250

  /// So much may come out of however little.
  private static let harmlessSize = 1 << 26

  /// The content of a gzip file.
  ///
  /// - Throws: ``InputError`` of the kinds `damagedArchive`, if the file is damaged, cut short, or grows beyond measure,
  ///   and `outOfMemory`.
  func inflate(_ source: InputBytes) throws(InputError) -> InputBytes {
    var stream = try ByteStream(StoredBytes(source), name: name)
    var memory = try InputMemory(capacity: source.count * 4, limit: MemoryLimit(for: name))
    while try stream.read(into: &memory, upTo: max(1 << 16, source.count)) > 0 {
      try checkGrowth(from: source.count, to: memory.count)
    }
    return InputBytes(memory)
  }

  /// Makes sure that data does not grow beyond measure, where all of it is held in memory.
  ///
  /// - Throws: ``InputError`` of the kind `damagedArchive`.
  func checkGrowth(from compressed: Int, to count: Int) throws(InputError) {
    guard count > max(Self.harmlessSize, compressed * Self.largestGrowth) else { return }
    throw InputError(
      .damagedArchive, at: InputLocation(file: name),
      "grows to more than \(Self.largestGrowth) times its size, as only attacks do",
      hint: "if you trust it, decompress it first with gzip -d")
  }
}
