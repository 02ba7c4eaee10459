import Testing

@testable import FoldoutCommand

@Suite("Suggestions")
struct SuggestionTests {
  @Test(
    "Distance counts letters put in, left out, replaced and swapped",
    arguments: [
      ("", "", 0), ("a", "", 1), ("abc", "abc", 0), ("abc", "abd", 1), ("abc", "acb", 1),
      ("region", "regoin", 1),
      ("cost", "price", 5), ("kitten", "sitting", 3),
    ])
  func distance(first: String, second: String, expected: Int) {
    #expect(Suggestion.editDistance(first, second) == expected)
    #expect(Suggestion.editDistance(second, first) == expected)
  }

  @Test("The nearest of several is named, whatever its case")
  func nearest() {
    #expect(Suggestion.nearest(to: "regoin", among: ["reason", "Region", "price"]) == "Region")
  }

  @Test("What is too far away is not named")
  func tooFar() {
    #expect(Suggestion.nearest(to: "cost", among: ["region", "price"]) == nil)
    #expect(Suggestion.nearest(to: "x", among: []) == nil)
  }

  @Test("A beginning is enough if only one name goes on from it")
  func beginnings() {
    #expect(Suggestion.nearest(to: "cat", among: ["category_name", "price"]) == "category_name")
    #expect(Suggestion.nearest(to: "cat", among: ["category_name", "category_code"]) == nil)
  }
}
