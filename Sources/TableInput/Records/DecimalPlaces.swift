/// How many decimals each number of a column has: once where all have as many.
struct DecimalPlaces: Sendable {
  /// What all numbers have, unless they differ.
  private(set) var common: UInt8 = 0

  /// What each has, if they differ; else nothing.
  private(set) var each: ContiguousArray<UInt8> = []

  /// Whether they differ.
  private(set) var differ = false

  private var isKnown = false

  /// What a number has.
  @inline(__always)
  subscript(index: Int) -> UInt8 { differ ? each[index] : common }

  /// Whether a number with so many decimals changes nothing.
  @inline(__always)
  func isCommon(_ scale: UInt8) -> Bool { scale == common && isKnown && !differ }

  /// Notes the decimals of the next number.
  ///
  /// - Parameters:
  ///   - scale: How many there are; `nil` for a blank field, which has any number of them.
  ///   - count: How many numbers stand before it.
  mutating func append(_ scale: UInt8?, behind count: Int) {
    if !isKnown, let scale {
      common = scale
      isKnown = true
    }
    if !differ, let scale, scale != common {
      differ = true
      each.reserveLargePages(count * 2)
      each.append(contentsOf: repeatElement(common, count: count))
    }
    if differ { each.append(scale ?? common) }
  }

  /// The decimals of the numbers at some positions.
  func selecting<Position: BinaryInteger & Sendable>(_ positions: ContiguousArray<Position>) -> DecimalPlaces
  {
    var selected = self
    if differ { selected.each = each.selecting(positions) }
    return selected
  }
}
