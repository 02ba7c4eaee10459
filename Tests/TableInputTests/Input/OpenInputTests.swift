#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import SystemSupport
import TestSupport
import Testing

@testable import TableInput

@Suite("Opened inputs")
struct OpenInputTests {
  private let line = String(repeating: "x", count: 1000)

  private func string(_ text: InputText) -> String {
    text.withText { String(utf8: $0) }
  }

  /// A pipe that a thread fills, behind a name in the file system.
  private func pipe(_ content: String, in folder: Workdir) throws -> InputSource {
    let path = folder.path(of: "pipe")
    #expect(unsafe mkfifo(path, 0o600) == 0)
    let writer = WorkerThread {
      let descriptor = unsafe open(path, O_WRONLY)
      var bytes = ContiguousArray(content.utf8)[...]
      while !bytes.isEmpty {
        let count = unsafe bytes.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
        guard count > 0 else { break }
        bytes = bytes.dropFirst(count)
      }
      return close(descriptor)
    }
    _ = writer
    return .file(path)
  }

  @Test("A pipe shows how it begins, and then gives all of its text")
  func beginning() throws {
    let folder = try Workdir()
    let content = "\u{FEFF}a,b\n" + String(repeating: "1,\(line)é\n", count: 6_000)
    var input = try pipe(content, in: folder).open()
    #expect(input.beginning.bytes.count < 5_000_000)
    let text = try input.text()
    #expect(string(text) == String(content.unicodeScalars.dropFirst()))
    #expect(text.firstByte == 3)
  }

  @Test("A pipe whose chunks were read is read again from its copy")
  func readAgain() throws {
    let folder = try Workdir()
    let content = (0..<6_000).map { "\($0),\(line)\n" }.joined()
    var input = try pipe(content, in: folder).open(mayAggregate: true)
    input.isAtBeginning = false
    try input.chunks?.advance(from: 100, line: 2)
    try input.chunks?.advance(from: 3_000_000, line: 3)
    #expect(try string(input.text()) == content)
  }

  @Test("What can be read only once is copied, to a file or where that can't be had to memory")
  func copies() throws {
    var copy = try InputCopy(of: "t", bufferSize: 10)
    var expected: [UInt8] = []
    for number in 0..<100 {
      let bytes = ContiguousArray((0..<(number % 17)).map { UInt8($0 + number) })
      expected += bytes
      try copy.append(bytes.span)
    }
    #expect(copy.count == expected.count)
    for room in [1, 7, 1000] {
      var memory = try InputMemory(capacity: 10, limit: MemoryLimit(for: "t"))
      while memory.count < copy.count {
        #expect(try copy.read(into: &memory, upTo: room, at: memory.count) > 0)
      }
      #expect(try copy.read(into: &memory, upTo: room, at: memory.count) == 0)
      memory.withBytes { bytes in
        #expect(expected.indices.allSatisfy { expected[$0] == bytes[$0] })
      }
    }
  }

  #if os(Linux)
    @Test("A read that fails in the middle is an error with the byte, behind the rows before it")
    func failingRead() throws {
      // This process's own memory can be read as a file, up to a page that is none.
      let (rows, page) = ("a,b\n1,2\n3,4\n", Int(sysconf(Int32(_SC_PAGESIZE))))
      let flags = MAP_PRIVATE | MAP_ANONYMOUS
      let mapped = unsafe mmap(nil, 2 * page, PROT_READ | PROT_WRITE, flags, -1, 0)
      guard let base = unsafe mapped else { throw InputError(.unreadable, at: InputLocation(file: ""), "") }
      #expect(unsafe munmap(base + page, page) == 0)
      let start = unsafe base + page - rows.utf8.count
      unsafe start.copyMemory(from: rows, byteCount: rows.utf8.count)
      let memory = unsafe open("/proc/self/mem", O_RDONLY)
      #expect(lseek(memory, Int(bitPattern: start), SEEK_SET) > 0)
      let chunks = try TextStream(
        ByteStream(StoredBytes(InputFile(descriptor: memory, name: "t.csv")), name: "t.csv"), name: "t.csv",
        encoding: nil, sizes: .available)
      var options = CSVOptions()
      options.delimiter = UInt8(ascii: ",")
      var records = try CSVRecords(chunks, options: options)
      #expect(try records.next()?[0] == "1")
      #expect(try records.next()?[0] == "3")
      do throws(InputError) {
        _ = try records.next()
        Issue.record("the end was reached")
      } catch {
        #expect(error.kind == .unreadable)
        #expect(error.location.byte == 12)
        #expect(error.message == "can't be read from byte 12 on: Input/output error")
      }
      #expect(unsafe munmap(base, page) == 0)
    }
  #endif
}
