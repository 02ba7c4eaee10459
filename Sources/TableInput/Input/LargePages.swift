#if canImport(Glibc)
  internal import Glibc
#endif

extension ContiguousArray {
  /// Makes room for elements, in large pages of memory where the system has them.
  ///
  /// Filling fresh memory costs a fault for each page, which for a large array is as much as the work that fills it.
  mutating func reserveLargePages(_ count: Int) {
    reserveCapacity(count)
    #if canImport(Glibc)
      unsafe withUnsafeMutableBufferPointer { elements in
        guard let base = elements.baseAddress else { return }
        let pageSize = 1 << 21
        let start = (Int(bitPattern: base) + pageSize - 1) & ~(pageSize - 1)
        let end = (Int(bitPattern: base) + count * MemoryLayout<Element>.stride) & ~(pageSize - 1)
        // Advice only, about whole pages of this array's own memory: a refusal changes nothing.
        if start < end {
          _ = unsafe madvise(UnsafeMutableRawPointer(bitPattern: start), end - start, MADV_HUGEPAGE)
        }
      }
    #endif
  }
}
