/// Sheets that have other names than they were given: how many, and the first of them.
struct ChangedNames {
  /// How many there are.
  private(set) var count = 0
  /// What the first was to be called.
  private(set) var given = ""
  /// What it is called.
  private(set) var used = ""

  /// Takes one in.
  mutating func add(given: String, used: String) {
    if count == 0 { (self.given, self.used) = (given, used) }
    count += 1
  }
}
