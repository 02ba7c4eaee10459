import TestSupport
import Testing

@testable import TableInput

@Suite("Input sources")
struct InputSourceTests {
  // `a,b⏎1,2⏎`, compressed.
  private let compressed: ContiguousArray<UInt8> = [
    0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0x4B, 0xD4, 0x49, 0xE2, 0x32, 0xD4, 0x31,
    0xE2, 0x02, 0x00, 0x7B, 0x07, 0x97, 0x0A, 0x08, 0x00, 0x00, 0x00,
  ]

  private func text(_ source: InputSource, encoding: TextEncoding? = nil) throws -> String {
    try source.read(encoding: encoding).withText { text in
      var bytes: [UInt8] = []
      for index in text.indices { bytes.append(text[index]) }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  @Test("Gzip data is read as what it holds, whatever its name")
  func gzip() throws {
    #expect(try text(.bytes(compressed)) == "a,b\n1,2\n")
  }

  @Test("Gzip members one after the other are one text, zeros at the end don't matter")
  func gzipMembers() throws {
    #expect(try text(.bytes(compressed + compressed + [0, 0, 0])) == "a,b\n1,2\na,b\n1,2\n")
  }

  @Test("What stands behind gzip data and is none is an error, and never lost")
  func behindGzip() {
    for rest in [[0x78], [0, 0, 0x78], Array(compressed.dropFirst())] as [[UInt8]] {
      let error = inputError { _ = try InputSource.bytes(compressed + rest).read() }
      #expect(error?.kind == .damagedArchive)
    }
  }

  @Test(
    "What is no text is told by its name",
    arguments: [
      ("PK\u{3}\u{4}".utf8.map(\.self), "is a zip archive or a workbook, not text"),
      ([0xD0, 0xCF, 0x11, 0xE0], "is a workbook or a document, not text"),
      ("BZh9".utf8.map(\.self), "is compressed by bzip2"), ([0xFD, 0x37, 0x7A, 0x58], "is compressed by xz"),
      ([0x28, 0xB5, 0x2F, 0xFD], "is compressed by zstd"),
      ("%PDF-1.7".utf8.map(\.self), "is a PDF, not a table"),
      ("<!DOCTYPE html>".utf8.map(\.self), "is XML or HTML, not a table"),
      ("<?xml version".utf8.map(\.self), "is XML or HTML, not a table"),
      ([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], "is UTF-32, expected UTF-8 or UTF-16"),
    ] as [([UInt8], String)])
  func noText(bytes: [UInt8], message: String) {
    let error = inputError { _ = try InputSource.bytes(ContiguousArray(bytes)).read() }
    #expect(error?.kind == .notText)
    #expect(error?.message == message)
    // Whoever says what the bytes are gets them, unless their mark says something else.
    let asked = inputError { _ = try InputSource.bytes(ContiguousArray(bytes)).read(encoding: .latin1) }
    #expect(asked?.kind == (bytes[0] == 0xFF ? .invalidEncoding : nil))
  }

  @Test("Gzip data that is cut short or damaged is an error, wherever that happens")
  func damagedGzip() {
    for length in 2..<compressed.count {
      let error = inputError { _ = try InputSource.bytes(ContiguousArray(compressed[..<length])).read() }
      #expect(error?.kind == .damagedArchive, "cut at \(length)")
    }
    var damaged = compressed
    damaged[compressed.count - 6] ^= 1
    #expect(inputError { _ = try InputSource.bytes(damaged).read() }?.kind == .damagedArchive)
  }

  @Test(
    "A small file is read and a large one is mapped, to the same effect",
    arguments: [0, 1, 1000, 65_536, 65_537, 200_000])
  func files(size: Int) throws {
    let folder = try Workdir()
    let content = (0..<size).map { UInt8(ascii: "a") + UInt8($0 % 26) }
    try folder.write(bytes: content, to: "letters.txt")
    let read = try text(.file(folder.path(of: "letters.txt")))
    #expect(Array(read.utf8) == content)
  }

  @Test("A file that is not there is an error with its name and the reason")
  func missingFile() throws {
    let folder = try Workdir()
    let path = folder.path(of: "none.csv")
    let error = inputError { _ = try InputSource.file(path).read() }
    #expect(error?.kind == .unreadable)
    #expect(error?.description == "\(path): can't be read: No such file or directory")
  }

  @Test("What would fill the memory is refused, and what fits exactly is read")
  func memoryLimit() throws {
    let folder = try Workdir()
    try folder.write("a,b\n1,2\n", to: "small.csv")
    let path = folder.path(of: "small.csv")
    func read(_ limit: Int) throws -> Int {
      try InputFile(path: path).readAll(limit: MemoryLimit(for: path, byteCount: limit)).count
    }
    #expect(try read(8) == 8)
    let error = inputError { _ = try read(7) }
    #expect(error?.kind == .outOfMemory)
    #expect(error?.description == "\(path): more than 7 bytes, half of the memory that there is")
    #expect(MemoryLimit.halfOfMemory > 1 << 20)
  }

  @Test("Progress goes from the first byte to the last, for files, pipes and every format")
  func progress() throws {
    let text = "a,b\n" + String(repeating: "1,2\n", count: 5000)
    let progress = InputProgress()
    let input = try InputSource.text(text).read(progress: progress)
    #expect(progress.byteCount == 0)
    #expect(progress.totalByteCount == nil)
    _ = try CSVReader(input).readAll()
    #expect(progress.totalByteCount == text.utf8.count)
    #expect((text.utf8.count / 2...text.utf8.count).contains(progress.byteCount))
    let json = "[" + String(repeating: "{\"a\": 1},", count: 5000) + "{}]"
    _ = try JSONReader(InputSource.text(json).read(progress: progress)).read()
    #expect(progress.totalByteCount == json.utf8.count)
    #expect((json.utf8.count / 2...json.utf8.count).contains(progress.byteCount))
  }

  @Test("A folder is no input")
  func folder() throws {
    let folder = try Workdir()
    #expect(inputError { _ = try InputSource.file(folder.path).read() }?.kind == .unreadable)
  }
}
