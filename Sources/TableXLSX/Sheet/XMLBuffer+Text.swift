extension XMLBuffer {
  /// Appends text as the content of an element or an attribute, so that a spreadsheet reads back just what it was.
  ///
  /// `&`, `<`, `>` and `"` become entities; control characters and U+FFFE, U+FFFF become `_xHHHH_`; text that looks
  /// like such an escape is protected; CRLF and CR become LF; bytes that are no UTF-8 become U+FFFD.
  ///
  /// - Parameter text: The bytes.
  /// - Complexity: O(*n*) in the number of bytes.
  mutating func append(escaping text: Span<UInt8>) {
    // The longest thing that one byte can become is `_xHHHH_`.
    unsafe write(reserving: 7 * text.count) { target in
      unsafe text.withUnsafeBufferPointer { source in
        var writer = unsafe EscapeWriter(source: source, target: target)
        return writer.run()
      }
    }
  }

  /// Appends text, escaped.
  mutating func append(escaping text: String) {
    var text = text
    text.withUTF8 { unsafe append(escaping: $0.span) }
  }
}

/// Copies bytes and escapes what must be; the target has room for seven times as many.
@safe
private struct EscapeWriter {
  let source: UnsafeBufferPointer<UInt8>
  let target: UnsafeMutablePointer<UInt8>
  var next = 0
  var written = 0

  init(source: UnsafeBufferPointer<UInt8>, target: UnsafeMutablePointer<UInt8>) {
    unsafe self.source = source
    unsafe self.target = target
  }

  /// Copies all.
  ///
  /// - Returns: How many bytes were written.
  mutating func run() -> Int {
    let count = unsafe source.count
    while next < count {
      let rest = count - next
      if rest >= 8 {
        if copyPlainWord(at: next) {
          written += 8
          next += 8
        } else {
          copyOneByOne(upTo: next + 8)
        }
      } else if count >= 8, written >= 8, copyPlainWord(at: count - 8, backBy: 8 - rest) {
        // The last eight bytes again, over those among them that were copied before just as they are.
        written += rest
        next = count
      } else {
        copyOneByOne(upTo: count)
      }
    }
    return written
  }

  private mutating func copyOneByOne(upTo end: Int) {
    while next < end {
      let byte = unsafe source[next]
      if XMLText.isPlain(byte) {
        put(byte)
        next += 1
      } else {
        escapeOne(byte)
      }
    }
  }

  /// Copies eight bytes if none of them needs a second look.
  @inline(__always)
  private func copyPlainWord(at index: Int, backBy distance: Int = 0) -> Bool {
    guard let first = unsafe source.baseAddress else { return false }
    let word = unsafe UnsafeRawPointer(first + index).loadUnaligned(as: UInt64.self)
    guard XMLText.isPlain(word: word) else { return false }
    unsafe UnsafeMutableRawPointer(target + written - distance).storeBytes(of: word, as: UInt64.self)
    return true
  }

  private mutating func escapeOne(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "&"): put("&amp;")
    case UInt8(ascii: "<"): put("&lt;")
    case UInt8(ascii: ">"): put("&gt;")
    case UInt8(ascii: "\""): put("&quot;")
    case UInt8(ascii: "\t"), UInt8(ascii: "\n"): put(byte)
    case UInt8(ascii: "\r"):
      if unsafe next + 1 < source.count, unsafe source[next + 1] == UInt8(ascii: "\n") { next += 1 }
      put(UInt8(ascii: "\n"))
    case UInt8(ascii: "_"):
      if unsafe XMLText.looksEscaped(source.span, at: next) { put("_x005F") }
      put(byte)
    case 0..<0x20: put(escapeOf: UInt32(byte))
    default:
      copyScalar()
      return
    }
    next += 1
  }

  /// Copies a scalar of several bytes, or puts U+FFFD for one byte that starts none.
  private mutating func copyScalar() {
    let (scalar, length) = unsafe XMLText.scalar(in: source.span, at: next)
    switch scalar {
    case nil: put("\u{FFFD}")
    case 0xFFFE?, 0xFFFF?: put(escapeOf: scalar ?? 0)
    default:
      for offset in 0..<length { put(unsafe source[next + offset]) }
    }
    next += length
  }

  private mutating func put(escapeOf scalar: UInt32) {
    put("_x")
    for shift in stride(from: 12, through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: scalar >> shift & 15)
      put(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
    }
    put(UInt8(ascii: "_"))
  }

  @inline(__always)
  private mutating func put(_ byte: UInt8) {
    unsafe target[written] = byte
    written += 1
  }

  private mutating func put(_ text: StaticString) {
    for offset in 0..<text.utf8CodeUnitCount { unsafe put(text.utf8Start[offset]) }
  }
}
