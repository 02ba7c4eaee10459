internal import TableInput

/// What an input is, found by its name and, where that says nothing, by how it begins.
enum InputKind: String, Sendable {
  case csv, tsv, json, ndjson

  /// Takes what was asked for, or finds out.
  ///
  /// - Complexity: O(*n*) in the length of the first line.
  init(_ asked: InputFormat, path: String?, text: InputText) {
    self =
      switch asked {
      case .csv: .csv
      case .tsv: .tsv
      case .json: .json
      case .ndjson: .ndjson
      case .auto: path.flatMap(Self.init(nameOf:)) ?? text.withText { Self(beginningOf: $0) }
      }
  }

  /// The kind that a file's extension stands for, whether or not `.gz` follows it.
  init?(nameOf path: String) {
    var name = path.lowercased()
    if name.hasSuffix(".gz") { name.removeLast(3) }
    switch name.split(separator: "/").last?.split(separator: ".", omittingEmptySubsequences: false).last {
    case "csv": self = .csv
    case "tsv", "tab": self = .tsv
    case "json": self = .json
    case "ndjson", "jsonl": self = .ndjson
    default: return nil
    }
  }

  /// JSON begins with a bracket; where one whole object is followed by another, each line is a value of its own.
  private init(beginningOf text: Span<UInt8>) {
    guard let first = Self.firstVisible(of: text, from: 0) else {
      self = .csv
      return
    }
    switch text[first] {
    case UInt8(ascii: "["): self = .json
    case UInt8(ascii: "{"):
      var lineEnd = first
      while lineEnd < text.count, text[lineEnd] != UInt8(ascii: "\n") { lineEnd += 1 }
      var last = lineEnd - 1
      while Self.isBlank(text[last]) { last -= 1 }
      let next = Self.firstVisible(of: text, from: lineEnd)
      let isClosed = last > first && text[last] == UInt8(ascii: "}")
      self = isClosed && next.map { text[$0] == UInt8(ascii: "{") } == true ? .ndjson : .json
    default: self = .csv
    }
  }

  private static func firstVisible(of text: Span<UInt8>, from start: Int) -> Int? {
    var index = start
    while index < text.count, isBlank(text[index]) { index += 1 }
    return index < text.count ? index : nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(byte)
  }
}
