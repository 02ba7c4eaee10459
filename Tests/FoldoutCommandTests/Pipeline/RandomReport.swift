import TestSupport

/// Random records, and a random report of them without details.
struct RandomReport {
  /// The columns that can be totalled, by what their values are.
  private static let numbers = ["whole", "part", "small"]
  private static let others = ["day", "time", "word", "code", "yes", "money"]

  /// The records as text.
  let csv: String

  /// Makes records.
  init(_ random: inout SeededGenerator) {
    let blanks = Int.random(in: 2...9, using: &random)
    func value(_ text: String) -> String {
      Int.random(in: 0..<blanks, using: &random) == 0 ? "" : text
    }
    var csv = "a,b,c,whole,part,small,day,time,word,code,yes,money\n"
    for _ in 0..<Int.random(in: 1...80, using: &random) {
      let number = Int.random(in: -500...500, using: &random)
      let digits = String(Int.random(in: 0...999, using: &random)).prefix(
        Int.random(in: 1...3, using: &random))
      let fields = [
        value(["x", "y", "\"z, z\""].randomElement(using: &random) ?? ""),
        value(String(number.magnitude % 4)),
        value(["é", "e\u{301}", "f"].randomElement(using: &random) ?? ""),
        value(String(number)), value("\(number / 7).\(digits)"), value("0.\(digits)"),
        value("2026-0\(1 + number.magnitude % 9)-1\(number.magnitude % 10)"),
        value("2026-01-01 0\(number.magnitude % 10):30"),
        value(["ann", "bob", "Çem", "\"two\nlines\""].randomElement(using: &random) ?? ""),
        value("C-\(number.magnitude % 30)"), value(number.isMultiple(of: 2) ? "true" : "false"),
        value("$\(number.magnitude % 20).\(number.magnitude % 10)0"),
      ]
      csv += fields.joined(separator: ",") + "\n"
    }
    self.csv = csv
  }

  /// Makes the options of a report.
  func arguments(_ random: inout SeededGenerator) -> [String] {
    let keys = ["a", "b", "c"].shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
    var arguments = ["-g", keys.joined(separator: ",")]
    var totalled: [String] = []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let takesNumber = Bool.random(using: &random)
      let column =
        (takesNumber ? Self.numbers : Self.numbers + Self.others).randomElement(using: &random) ?? ""
      let words =
        takesNumber
        ? ["sum", "avg", "median", "share-of-parent", "share-of-total"]
        : ["count", "distinct", "min", "max", "first", "last"]
      arguments += ["--\(words.randomElement(using: &random) ?? "")", column]
      totalled.append(column)
    }
    if Int.random(in: 0..<4, using: &random) == 0 { arguments += ["--weighted-avg", "part:small"] }
    let by = totalled.randomElement(using: &random) ?? ""
    let choices = [
      ["--where", "day > '2026-05-01'"], ["--where", "code in ('C-1', 'C-2') or b = 2"], ["--pivot", "yes"],
      [], [], ["--sort", "-\(by)"], ["--sort", "groups:\(by):blanks-first"], ["--sort", "groups:label"],
      ["--top", "2", "--by", by], ["--subtotals", "below"], ["--collapse", "1"], ["--depth", "1"],
      ["--pct-rounding", "balanced"], ["--having", "level > 0"],
    ]
    return arguments + (choices.randomElement(using: &random) ?? [])
  }
}
