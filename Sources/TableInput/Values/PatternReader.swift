/// Reads the text of a date pattern into pieces.
struct PatternReader {
  private let letters: [UInt8]
  private var index = 0
  private var read: [DatePattern.Piece] = []
  private var hasHour = false

  /// Starts with the text of a pattern.
  init(_ text: String) {
    letters = Array(text.utf8)
  }

  /// The pieces, or `nil` if they are no date.
  mutating func pieces() -> [DatePattern.Piece]? {
    while index < letters.count {
      guard readPiece() else { return nil }
    }
    let days = read.count { if case .day = $0 { true } else { false } }
    let months = read.count {
      switch $0 {
      case .month, .monthName: true
      default: false
      }
    }
    let years = read.count { $0 == .year || $0 == .shortYear }
    return days == 1 && months == 1 && years == 1 ? read : nil
  }

  private mutating func readPiece() -> Bool {
    let letter = letters[index] | 0x20
    let rest = letters[index...]
    if letter == UInt8(ascii: "a"), rest.prefix(5).map({ $0 | 0x20 }) == Array("am/pm".utf8) {
      index += 5
      read.append(.halfOfDay)
      return true
    }
    let count = rest.prefix { $0 | 0x20 == letter }.count
    index += count
    // Without a separator only the width tells where a number ends.
    let isFixed = count == 2 && index < letters.count && isNumberLetter(letters[index])
    switch letter {
    case UInt8(ascii: "y") where count == 4: read.append(.year)
    case UInt8(ascii: "y") where count == 2: read.append(.shortYear)
    case UInt8(ascii: "d") where count <= 2: read.append(.day(isFixed: isFixed))
    case UInt8(ascii: "m") where count == 3: read.append(.monthName)
    case UInt8(ascii: "m") where count <= 2:
      read.append(hasHour ? .minute(isFixed: isFixed) : .month(isFixed: isFixed))
      hasHour = false
    case UInt8(ascii: "h") where count <= 2:
      read.append(.hour(isFixed: isFixed))
      hasHour = true
    case UInt8(ascii: "s") where count <= 2: read.append(.second(isFixed: isFixed))
    case UInt8(ascii: "0") where count == 3: read.append(.millisecond)
    case UInt8(ascii: "y"), UInt8(ascii: "d"), UInt8(ascii: "m"), UInt8(ascii: "h"), UInt8(ascii: "s"):
      return false
    default: read += letters[index - count..<index].map { .literal($0) }
    }
    return true
  }

  private func isNumberLetter(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "y"), UInt8(ascii: "d"), UInt8(ascii: "m"), UInt8(ascii: "h"), UInt8(ascii: "s"): true
    default: false
    }
  }
}
