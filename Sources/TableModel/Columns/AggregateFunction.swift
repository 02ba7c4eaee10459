/// An aggregate of your own: gathers the values of the leaf rows below a disclosure row.
///
/// ```swift
/// struct Range: AggregateFunction {
///   var low: ExactDecimal?, high: ExactDecimal?
///   mutating func add(_ value: CellValue) {
///     guard case .decimal(let number) = value else { return }
///     (low, high) = (min(low ?? number, number), max(high ?? number, number))
///   }
///   mutating func merge(_ other: Range) {
///     for number in [other.low, other.high].compactMap({ $0 }) { add(.decimal(number)) }
///   }
///   var result: CellValue { (try? high?.subtracting(low ?? 0)).map { .decimal($0) } ?? .empty }
/// }
/// TableColumn("Spread", value: \.price).total(.custom { Range() })
/// ```
public protocol AggregateFunction: Sendable {
  /// Takes one leaf row's value; blank cells are not given.
  ///
  /// - Parameter value: The value.
  mutating func add(_ value: CellValue)

  /// Takes what another has gathered from the rows that follow.
  ///
  /// - Parameter other: The other one, of the same type.
  mutating func merge(_ other: Self)

  /// What to show for everything taken so far.
  var result: CellValue { get }
}
