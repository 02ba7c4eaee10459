#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// An open file, pipe or terminal that is read from.
struct InputFile: ~Copyable {
  private let descriptor: Int32
  private let name: String
  private let closesAtEnd: Bool

  /// Opens a file by its path.
  ///
  /// The corresponding C function is `open`.
  init(path: String) throws(InputError) {
    let descriptor = Self.retrying { unsafe open(path, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw Self.error(reading: path) }
    self.descriptor = descriptor
    name = path
    closesAtEnd = true
  }

  /// Borrows standard input.
  init(standardInputNamed name: String) {
    descriptor = STDIN_FILENO
    self.name = name
    closesAtEnd = false
  }

  deinit {
    // Nothing was written, so a failing `close` loses nothing.
    if closesAtEnd { _ = close(descriptor) }
  }

  /// Takes over an open file.
  init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
    closesAtEnd = true
  }

  /// Whether this is a file, which can be read again, and no pipe or device.
  var isRegular: Bool {
    borrowing get throws(InputError) { try status().st_mode & S_IFMT == S_IFREG }
  }

  /// All bytes from here to the end, mapped where that is possible.
  ///
  /// A mapped file must not be cut short by another program while it is used.
  ///
  /// - Parameters:
  ///   - progress: Is told of bytes that are read, not mapped.
  ///   - limit: How many bytes may be read into memory; what is mapped needs none.
  /// - Returns: The bytes.
  /// - Throws: ``InputError`` of the kinds `unreadable` and `outOfMemory`.
  consuming func readAll(
    _ progress: InputProgress? = nil, limit: MemoryLimit? = nil
  ) throws(InputError) -> InputBytes {
    let status = try status()
    let size = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
    // What was read before, by a shell for instance, is not ours; only a file from its start is mapped.
    if size >= Self.smallestMapping, lseek(descriptor, 0, SEEK_CUR) == 0, let mapped = map(count: size) {
      return mapped
    }
    var memory = try InputMemory(capacity: size + 1, limit: limit ?? MemoryLimit(for: name))
    while true {
      let room = max(Self.smallestRead, size + 1 - memory.count)
      let count = try read(into: &memory, upTo: room, from: memory.count)
      guard count > 0 else { return InputBytes(memory) }
      progress?.advance(by: count)
    }
  }

  /// Appends what can be read at once; a device that gives anything is refused, because it may never end.
  ///
  /// The corresponding C function is `read`.
  ///
  /// - Parameters:
  ///   - memory: Where the bytes go.
  ///   - room: The most bytes to read.
  ///   - position: How many bytes were read before, for errors.
  /// - Returns: How many bytes came; 0 at the end.
  /// - Throws: ``InputError`` of the kinds `unreadable` and `outOfMemory`.
  borrowing func read(
    into memory: inout InputMemory, upTo room: Int, from position: Int
  ) throws(InputError) -> Int {
    var count = 0
    let (descriptor, name) = (descriptor, name)
    try unsafe memory.appendBytes(upTo: room) { (free) throws(InputError) in
      count = Int(Self.retrying { unsafe Int32(clamping: readOnce(descriptor, free)) })
      guard count >= 0 else { throw Self.error(reading: name, from: position) }
      return count
    }
    if count > 0, position == 0, try isDevice() {
      throw InputError(
        .unreadable, at: InputLocation(file: name), "is a device, not a file, and may never end",
        hint: "pipe into standard input what you need of it")
    }
    return count
  }

  private borrowing func isDevice() throws(InputError) -> Bool {
    let kind = try status().st_mode & S_IFMT
    return (kind == S_IFCHR || kind == S_IFBLK) && isatty(descriptor) != 1
  }

  /// The corresponding C function is `fstat`.
  private borrowing func status() throws(InputError) -> stat {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw Self.error(reading: name) }
    return status
  }

  private static let smallestMapping = 1 << 16
  private static let smallestRead = 1 << 16

  private borrowing func map(count: Int) -> InputBytes? {
    // The rest of the last page reads as zeros, which is the padding. A file that leaves too little is read instead.
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    let length = (count + page - 1) / page * page
    guard length - count >= InputBytes.minimumPadding else { return nil }
    guard let base = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0),
      unsafe base != MAP_FAILED
    else { return nil }
    // Advice only: the kernel reads ahead of us. Its refusal costs speed alone.
    _ = unsafe madvise(base, count, MADV_SEQUENTIAL)
    return unsafe InputBytes(adopting: UnsafeRawPointer(base), count: count, isMapped: true) { base in
      _ = unsafe munmap(UnsafeMutableRawPointer(mutating: base), count)
    }
  }

  private static func retrying(_ call: () -> Int32) -> Int32 {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }

  private static func error(reading name: String, from position: Int = 0) -> InputError {
    let reason = unsafe strerror(errno).map { unsafe String(cString: $0) } ?? "error \(errno)"
    let message = position == 0 ? "can't be read" : "can't be read from byte \(position) on"
    return InputError(
      .unreadable, at: InputLocation(file: name, byte: position), "\(message): \(reason)")
  }
}

// A free function, so that `read` means the C function here. The kernel moves at most 2 GiB in one call.
private func readOnce(_ descriptor: Int32, _ free: UnsafeMutableRawBufferPointer) -> Int {
  unsafe read(descriptor, free.baseAddress, min(free.count, 1 << 30))
}
