public import TableModel

/// What is known about one column of the records.
public struct RecordColumn: Sendable, Hashable {
  /// The column's name; no two columns of a store have the same.
  public let name: String

  /// What all of its values are; text until the store was typed.
  public internal(set) var kind: CellKind = .text

  /// How its values were written, where that can be told: money with its sign, percent with its decimals.
  public internal(set) var format: CellFormat = .automatic

  /// The currency of the amounts, as an ISO 4217 code or as its sign; `nil` where none is written.
  public internal(set) var currency: String?

  /// True if its numbers may be written with an exponent, because the source marks numbers as such (JSON).
  var allowsExponents = false

  /// True if what its values are is known for good, so that typing leaves it alone.
  var isTyped = false

  init(name: String) {
    self.name = name
  }

  /// True if its values can be added up.
  public var isNumeric: Bool { kind == .integer || kind == .decimal }
}
