/// Where in an input something was found.
public struct InputLocation: Sendable, Hashable {
  /// The file's name as it was given, or `standard input`.
  public let file: String

  /// The line, counted from 1, or `nil` where the whole input is meant.
  public let line: Int?

  /// The place in the line, counted from 1: for CSV the number of the field, for JSON and for what is no text the byte in
  /// the line.
  public let column: Int?

  /// The offset from the start of the input in bytes, counted from 0.
  public let byte: Int?

  /// Makes a location.
  ///
  /// - Parameters:
  ///   - file: The file's name as it was given.
  ///   - line: The line, counted from 1.
  ///   - column: The field (CSV) or byte in the line (JSON, and what is no text), counted from 1.
  ///   - byte: The offset from the start of the input, counted from 0.
  public init(file: String, line: Int? = nil, column: Int? = nil, byte: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.byte = byte
  }
}

extension InputLocation: CustomStringConvertible {
  /// The location as compilers write it: `orders.csv:43:9`.
  public var description: String {
    guard let line else { return file }
    guard let column else { return "\(file):\(line)" }
    return "\(file):\(line):\(column)"
  }
}
