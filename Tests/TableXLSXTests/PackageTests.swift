import Foundation
import TableOutline
import TestSupport
import Testing

@testable import TableXLSX

@Suite("Workbook package: compression, checksums, files")
struct PackageTests {
  private func checksum(_ bytes: ContiguousArray<UInt8>) -> CRC32 {
    var crc = CRC32()
    crc.update(bytes.span)
    return crc
  }

  private func noise(_ count: Int, seed: UInt64 = 7) -> ContiguousArray<UInt8> {
    var random = SeededGenerator(seed: seed)
    return ContiguousArray((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
  }

  @Test("The checksum is that of zip archives")
  func knownChecksum() {
    #expect(checksum(ContiguousArray("123456789".utf8)).value == 0xCBF4_3926)
    #expect(checksum([]).value == 0)
  }

  @Test(
    "The checksum of a whole is put together from those of its halves",
    arguments: [0, 1, 2, 63, 64, 4095, 100_000])
  func combinedChecksum(count: Int) {
    let all = noise(100_000)
    var first = checksum(ContiguousArray(all[..<count]))
    first.append(checksum(ContiguousArray(all[count...])), count: UInt64(all.count - count))
    #expect(first == checksum(all))
  }

  @Test("Pieces that were compressed apart, and out of order, are read as one part")
  func joinedPieces() throws {
    let folder = try Workdir()
    let texts = [
      ContiguousArray("head".utf8), noise(300_000), [],
      ContiguousArray(repeating: UInt8(ascii: "x"), count: 500_000),
    ]
    let closing = ContiguousArray("tail".utf8)
    let compression = Compression(temporaryFolder: folder.path)
    let tail = try CompressedPiece(closing, ending: .finished, compression)
    var pieces: [CompressedPiece] = []
    for text in texts.reversed() {
      pieces.insert(try CompressedPiece(text, ending: .paused, compression), at: 0)
    }
    let file = try PackageFile(for: .file(folder.path(of: "p.zip")), temporaryFolder: folder.path)
    var package = try PackageAssembler(to: file.archive, shownAs: file.shownPath)
    try package.add("part", pieces: pieces + [tail])
    try package.add(
      "other", pieces: [CompressedPiece(closing, ending: .finished, compression)])
    try package.finish()
    try file.commit()
    let parts = try PackageReader(path: folder.path(of: "p.zip")).parts()
    #expect(parts.map(\.name) == ["part", "other"])
    #expect(parts[0].bytes == ContiguousArray(texts.joined()) + closing)
    #expect(parts[1].bytes == closing)
  }

  @Test("A part that may have more than four gigabytes is read back too")
  func largeFields() throws {
    let folder = try Workdir()
    let file = try PackageFile(for: .file(folder.path(of: "p.zip")), temporaryFolder: folder.path)
    var package = try PackageAssembler(to: file.archive, shownAs: file.shownPath)
    let bytes = noise(1000)
    let piece = try CompressedPiece(
      bytes, ending: .finished, Compression(temporaryFolder: folder.path))
    try package.beginPart("part", count: 5_000_000_000)
    try piece.drain { try package.append($0) }
    try package.endPart(count: piece.count, checksum: piece.checksum)
    try package.finish()
    try file.commit()
    #expect(try PackageReader(path: folder.path(of: "p.zip")).parts().map(\.bytes) == [bytes])
  }

  @Test("What is too much for memory comes back in order, however many share it, and leaves no file")
  func spilling() throws {
    let folder = try Workdir()
    let store = SpillStore(folder: folder.path, limit: 1000)
    var first = SpillBuffer(in: store)
    var second = SpillBuffer(in: store)
    let (bytes, others) = (noise(5300), noise(2600, seed: 8))
    for start in stride(from: 0, to: bytes.count, by: 100) {
      try first.append(ContiguousArray(bytes[start..<start + 100]).span)
      if start < others.count { try second.append(ContiguousArray(others[start..<start + 100]).span) }
    }
    #expect(try folder.fileNames().isEmpty)
    for _ in 0..<2 {
      var read: ContiguousArray<UInt8> = []
      try second.drain { read += ContiguousArray(copying: $0) }
      try first.drain { read += ContiguousArray(copying: $0) }
      #expect(read == others + bytes)
      try first.drain { _ in Issue.record("the buffer is empty") }
      // Both are as good as new.
      try second.append(others.span)
      try first.append(bytes.span)
    }
  }

  @Test("The bytes are the same on one processor and on two")
  func threads() throws {
    let folder = try Workdir()
    let parts = try [1, 2].map { processors in
      let compression = Compression(temporaryFolder: folder.path, processors: processors)
      let piece = CompressedPiece(compression)
      for seed in 0..<20 {
        var buffer = XMLBuffer(capacity: 0)
        buffer.append(noise(10_000, seed: UInt64(seed)).span)
        try piece.move(&buffer)
        #expect(buffer.count == 0)
      }
      try piece.append(noise(10, seed: 99).span, ending: .finished)
      #expect(piece.count == 200_010)
      var bytes: ContiguousArray<UInt8> = []
      try piece.drain { bytes += ContiguousArray(copying: $0) }
      return bytes
    }
    #expect(parts[0] == parts[1])
    #expect(!parts[0].isEmpty)
  }

  @Test("A file keeps what it held, and no other file stays, when its package is given up")
  func givenUp() throws {
    let folder = try Workdir()
    try folder.write("before", to: "report.xlsx")
    do {
      let file = try PackageFile(for: .file(folder.path(of: "report.xlsx")), temporaryFolder: folder.path)
      #expect(try folder.fileNames().count == 2)
      #expect(file.shownPath == folder.path(of: "report.xlsx"))
    }
    #expect(try folder.fileNames() == ["report.xlsx"])
    #expect(try folder.read("report.xlsx") == "before")
  }

  @Test("A file that cannot be made is an error that names it")
  func noFolder() throws {
    let folder = try Workdir()
    let path = folder.path(of: "missing/report.xlsx")
    let error = #expect(throws: XLSXError.self) {
      _ = try PackageFile(for: .file(path), temporaryFolder: folder.path)
    }
    #expect(error?.description == "\(path): cannot write: No such file or directory")
  }

  @Test("A folder or a device is not replaced by a file")
  func noRegularFile() throws {
    let folder = try Workdir()
    for path in ["/dev/null", folder.path] {
      let error = #expect(throws: XLSXError.self) {
        _ = try PackageFile(for: .file(path), temporaryFolder: folder.path)
      }
      #expect(error == .cannotWrite(path: path, reason: "it is no regular file"))
    }
  }

  @Test("An open file gets the package where it stands, and so does one that only grows")
  func openFiles() throws {
    let folder = try Workdir()
    let compression = Compression(temporaryFolder: folder.path)
    func add(to descriptor: Int32) throws {
      let file = try PackageFile(for: .descriptor(descriptor), temporaryFolder: folder.path)
      var package = try PackageAssembler(to: file.archive, shownAs: file.shownPath)
      let text = ContiguousArray("text".utf8)
      try package.add("part", pieces: [CompressedPiece(text, ending: .finished, compression)])
      try package.finish()
      try file.commit()
    }
    try folder.write("before", to: "report.bin")
    let descriptor = unsafe open(folder.path(of: "report.bin"), O_WRONLY)
    defer { close(descriptor) }
    #expect(lseek(descriptor, 0, SEEK_END) == 6)
    try add(to: descriptor)
    #expect(unsafe write(descriptor, "between", 7) == 7)
    #expect(fcntl(descriptor, F_SETFL, O_APPEND) == 0)
    try add(to: descriptor)
    let archives = String(decoding: try folder.bytes(of: "report.bin"), as: UTF8.self)
      .pieces(separatedBy: "between")
    #expect(archives.count == 2)
    #expect(archives.first == "before" + (archives.last ?? ""))
    #expect(archives.last?.hasPrefix("PK") == true)
    #expect(try folder.fileNames() == ["report.bin"])
  }

  @Test(
    "A full disk is an error, before the first block is full and after many, on whichever thread",
    arguments: [200_000, 5_000_000], [false, true])
  func fullDisk(count: Int, hasThread: Bool) throws {
    // A device on Linux alone, whose every write fails as on a full disk.
    guard Workdir.hasFullDevice else { return }
    let folder = try Workdir()
    let device = unsafe open("/dev/full", O_WRONLY)
    defer { close(device) }
    let archive = ArchiveFile(descriptor: device, on: { hasThread ? WorkThread() : nil })
    let error = #expect(throws: XLSXError.self) {
      var package = try PackageAssembler(to: archive, shownAs: "/dev/full")
      let piece = try CompressedPiece(
        noise(count), ending: .finished, Compression(temporaryFolder: folder.path))
      try package.add("part", pieces: [piece])
      try package.finish()
    }
    #expect(error == .cannotWrite(path: "/dev/full", reason: "No space left on device"))
  }

  @Test(
    "A part that was cut off is no part of a workbook",
    arguments: ["", "<?xml?>\n<a><b/>", "<?xml?>\n<a></b>"])
  func cutPart(text: String) {
    #expect(throws: XLSXError.self) {
      try WorkbookParts([PackageReader.Part(name: "a", bytes: ContiguousArray(text.utf8))])
    }
  }

  @Test("What is no archive cannot be read")
  func noArchive() throws {
    let folder = try Workdir()
    try folder.write("nothing", to: "x.zip")
    #expect(throws: XLSXError.self) { _ = try PackageReader(path: folder.path(of: "x.zip")).parts() }
  }
}

extension Workdir {
  fileprivate static var hasFullDevice: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }
}
