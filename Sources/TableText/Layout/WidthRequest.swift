/// How wide a column would like to be, and how narrow it can get.
struct WidthRequest: Equatable {
  /// Wide enough for everything in it.
  var natural: Int

  /// As wide as it may get for a heading that it shares with its neighbours.
  var most = Int.max

  /// As narrow as it may get beside others: text still reads well in it.
  var minimum: Int

  /// As narrow as it may get alone: numbers still whole.
  var leastMinimum: Int

  /// Whether it may leave where not all columns fit.
  var isExpendable: Bool

  /// Whether its cells are blank, so that it is not worth that others get narrower.
  var isBlank = false

  /// Its place in the order in which columns leave; lower ones first.
  var departure: Int
}
