/// An element of an XML document, as tests read it.
struct XMLElement: Equatable {
  var name: String
  var attributes: [String: String] = [:]
  var children: [XMLElement] = []
  var text = ""

  /// Reads a document that is known to be well formed.
  init(parsing document: String) throws {
    var reader = XMLReader(rest: Substring(document))
    self = try reader.document()
  }

  init(name: String) { self.name = name }

  /// The children of that name.
  func all(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }

  /// The first child of that name.
  func first(_ name: String) -> XMLElement? { children.first { $0.name == name } }
}

/// What a document is not.
struct XMLFault: Error {
  let rest: String
}

private struct XMLReader {
  var rest: Substring

  mutating func document() throws -> XMLElement {
    while rest.hasPrefix("<?") || rest.first?.isWhitespace == true {
      rest = rest.hasPrefix("<?") ? try after("?>") : rest.dropFirst()
    }
    return try element()
  }

  private mutating func element() throws -> XMLElement {
    guard rest.first == "<" else { throw fault }
    let (tag, remainder) = try split(at: ">")
    let isEmpty = tag.hasSuffix("/")
    var element = XMLElement(name: String(tag.dropFirst().prefix { $0 != " " && $0 != "/" }))
    var attributes = tag.dropFirst(element.name.count + 1)
    while let equals = attributes.firstIndex(of: "="), let opening = attributes.firstIndex(of: "\"") {
      let value = attributes[attributes.index(after: opening)...]
      guard let closing = value.firstIndex(of: "\"") else { throw fault }
      let name = attributes[..<equals].filter { !$0.isWhitespace }
      element.attributes[name] = Self.decoded(value[..<closing])
      attributes = value[value.index(after: closing)...]
    }
    rest = remainder
    guard !isEmpty else { return element }
    while true {
      guard let tag = rest.firstIndex(of: "<") else { throw fault }
      element.text += Self.decoded(rest[..<tag])
      rest = rest[tag...]
      if rest.hasPrefix("</") {
        rest = try after(">")
        return element
      }
      element.children.append(try self.element())
    }
  }

  private var fault: XMLFault { XMLFault(rest: String(rest.prefix(60))) }

  private func split(at mark: Character) throws -> (Substring, Substring) {
    guard let index = rest.firstIndex(of: mark) else { throw fault }
    return (rest[..<index], rest[rest.index(after: index)...])
  }

  private func after(_ mark: String) throws -> Substring {
    guard let range = rest.firstRange(of: mark) else { throw fault }
    return rest[range.upperBound...]
  }

  private static func decoded(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    return String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing(
      "&quot;", with: "\""
    )
    .replacing("&apos;", with: "'").replacing("&amp;", with: "&")
  }
}
