/// What the scanner should find, worked out byte by byte in the most obvious way.
enum ScannerModel {
  /// One item of a text.
  enum Item: Equatable, CustomStringConvertible {
    case record([String], line: Int)
    case blankLine(Int)
    case unclosedQuote(line: Int, byte: Int)

    var description: String {
      switch self {
      case .record(let fields, let line): "\(line): \(fields)"
      case .blankLine(let line): "\(line): blank"
      case .unclosedQuote(let line, let byte): "\(line): unclosed at \(byte)"
      }
    }
  }

  /// The items of a text whose delimiter is a comma.
  static func items(of text: [UInt8]) -> [Item] {
    var items: [Item] = []
    var (index, line) = (0, 1)
    while index < text.count {
      let start = line
      if let next = lineEnd(in: text, at: index) {
        items.append(.blankLine(line))
        (index, line) = (next, line + 1)
        continue
      }
      var fields: [String] = []
      fieldLoop: while true {
        var content: [UInt8] = []
        var position = index
        while position < text.count, text[position] == UInt8(ascii: " ") { position += 1 }
        if position < text.count, text[position] == UInt8(ascii: "\"") {
          let opening = (position, line)
          position += 1
          while true {
            guard position < text.count else {
              items.append(.unclosedQuote(line: opening.1, byte: opening.0))
              return items
            }
            if text[position] == UInt8(ascii: "\"") {
              guard position + 1 < text.count, text[position + 1] == UInt8(ascii: "\"") else { break }
              position += 1
            } else if text[position] == UInt8(ascii: "\n") {
              if text[position - 1] != UInt8(ascii: "\r") { line += 1 }
            } else if text[position] == UInt8(ascii: "\r") {
              line += 1
            }
            content.append(text[position])
            position += 1
          }
          position += 1
        } else {
          position = index
        }
        let tail = text[position...].prefix { $0 != UInt8(ascii: ",") && $0 != 10 && $0 != 13 }
        if position == index || !tail.allSatisfy({ $0 == UInt8(ascii: " ") }) { content += tail }
        position += tail.count
        fields.append(String(decoding: content, as: UTF8.self))
        if position == text.count {
          index = position
          break fieldLoop
        }
        if let next = lineEnd(in: text, at: position) {
          index = next
          break fieldLoop
        }
        index = position + 1
      }
      items.append(.record(fields, line: start))
      line += 1
    }
    return items
  }

  private static func lineEnd(in text: [UInt8], at index: Int) -> Int? {
    guard text[index] == 10 || text[index] == 13 else { return nil }
    return text[index] == 13 && index + 1 < text.count && text[index + 1] == 10 ? index + 2 : index + 1
  }
}
