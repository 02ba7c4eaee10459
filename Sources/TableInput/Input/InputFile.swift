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

  /// All bytes from here to the end, mapped where that is possible.
  ///
  /// A mapped file must not be cut short by another program while it is used.
  ///
  /// - Parameters:
  ///   - progress: Is told of bytes that are read, not mapped.
  ///   - limit: How many bytes may be read into memory; what is mapped needs none.
  /// - Returns: The bytes.
  /// - Throws: ``InputError`` of the kind `unreadable`.
  consuming func readAll(
    _ progress: InputProgress? = nil, limit: Int = InputFile.memoryLimit
  ) throws(InputError) -> InputBytes {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw Self.error(reading: name) }
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    let size = isRegular ? Int(status.st_size) : 0
    // What was read before, by a shell for instance, is not ours; only a file from its start is mapped.
    if isRegular, size >= Self.smallestMapping, lseek(descriptor, 0, SEEK_CUR) == 0,
      let mapped = map(count: size)
    {
      return mapped
    }
    let kind = status.st_mode & S_IFMT
    let isDevice = (kind == S_IFCHR || kind == S_IFBLK) && isatty(descriptor) != 1
    return try read(expecting: size, isDevice: isDevice, limit: limit, progress)
  }

  /// Half of the computer's memory: reading more would end in its swapping, or in the end of this process.
  static var memoryLimit: Int {
    let (pages, pageSize) = (sysconf(Int32(_SC_PHYS_PAGES)), sysconf(Int32(_SC_PAGESIZE)))
    return pages > 0 && pageSize > 0 ? pages / 2 * pageSize : Int.max
  }

  /// The error that an input is larger than the limit.
  static func tooLarge(_ name: String, limit: Int) -> InputError {
    InputError(
      .outOfMemory, at: InputLocation(file: name),
      "more than \(limit) bytes, half of this computer's memory",
      hint: "save it to a file without compression first; that is read in place")
  }

  private static let smallestMapping = 1 << 16
  private static let chunk = 1 << 16

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
    return unsafe InputBytes(adopting: UnsafeRawPointer(base), count: count) { base in
      _ = unsafe munmap(UnsafeMutableRawPointer(mutating: base), count)
    }
  }

  /// Reads to the end; a device that gives anything is refused, because it may never end.
  private borrowing func read(
    expecting size: Int, isDevice: Bool, limit: Int, _ progress: InputProgress?
  ) throws(InputError) -> InputBytes {
    var memory = InputMemory(capacity: size + 1)
    var isAtEnd = false
    let (descriptor, name) = (descriptor, name)
    while !isAtEnd {
      guard memory.count <= limit else { throw Self.tooLarge(name, limit: limit) }
      try unsafe memory.appendBytes(upTo: max(Self.chunk, size + 1 - memory.count)) {
        (free) throws(InputError) in
        let count = Self.retrying { unsafe Int32(clamping: readOnce(descriptor, free)) }
        guard count >= 0 else { throw Self.error(reading: name) }
        guard count == 0 || !isDevice else {
          throw InputError(
            .unreadable, at: InputLocation(file: name), "is a device, not a file, and may never end",
            hint: "pipe into standard input what you need of it")
        }
        isAtEnd = count == 0
        progress?.advance(by: Int(count))
        return Int(count)
      }
    }
    return InputBytes(memory)
  }

  private static func retrying(_ call: () -> Int32) -> Int32 {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }

  private static func error(reading name: String) -> InputError {
    let reason = unsafe strerror(errno).map { unsafe String(cString: $0) } ?? "error \(errno)"
    return InputError(.unreadable, at: InputLocation(file: name), "can't be read: \(reason)")
  }
}

// A free function, so that `read` means the C function here. The kernel moves at most 2 GiB in one call.
private func readOnce(_ descriptor: Int32, _ free: UnsafeMutableRawBufferPointer) -> Int {
  unsafe read(descriptor, free.baseAddress, min(free.count, 1 << 30))
}
