import TestSupport
import Testing

/// Values that other tools are known to misread, with what a report has to say of them.
@Suite("Numbers and codes")
struct NumberCaseTests {
  private let folder: Workdir

  init() throws {
    folder = try Workdir()
  }

  private func rows(_ arguments: String..., input: String) throws -> [String] {
    let result = try folder.run(arguments + ["-t", "csv", "--hierarchy", "none"], input: input)
    #expect(result.error == "")
    return result.output.split(separator: "\n").dropFirst().map(String.init)
  }

  @Test("Amounts of money have their sign, however it is written, and can be computed with")
  func money() throws {
    let input = """
      k,m
      a,"$1,234.50"
      b,($182.77)
      c,-$1.80
      d,"(1,200.00)"

      """
    #expect(
      try rows("--sum", "m", "--compute", "half = m / 2", "--sum", "half", input: input) == [
        "a,1234.50,617.25", "b,-182.77,-91.385", "c,-1.80,-0.90", "d,-1200.00,-600.00",
        "Total,-150.07,-75.035",
      ])
    #expect(try rows("--where", "m < -100", "--sort", "m", input: input) == ["d,-1200.00", "b,-182.77"])
  }

  @Test("Codes with leading zeros are groups of their own, also where records are sorted and left out")
  func codes() throws {
    let input = "part,n\n0010,5\n0100,2\n10,1\n"
    #expect(
      try rows("-g", "part", "--sum", "n", "--no-details", "--sort", "-n", input: input)
        == ["0010,5", "0100,2", "10,1", "Total,8"])
    #expect(
      try rows("-g", "part", "--sum", "n", "--no-details", "--where", #"part != "0100""#, input: input)
        == ["0010,5", "10,1", "Total,6"])
  }

  @Test("Sums of decimals are exact, and zero is zero")
  func exactSums() throws {
    let values = ["303.09", "-140.09", "-25", "0", "-20", "-20", "0", "-8", "-90"]
    let input = "k,v\n" + values.map { "x,\($0)\n" }.joined()
    #expect(
      try rows(
        "-g", "k", "--sum", "v", "--no-details", "--compute", "w = v * 0.1", "--sum", "w", input: input)
        == ["x,0.00,0.000", "Total,0.00,0.000"])
    #expect(
      try rows("--compute", "c = a + b", "-c", "c", "--label", "a", input: "a,b\n0.1,0.2\n") == ["0.1,0.3"])
  }

  @Test("Percentages are shares of one, and averaged as such")
  func percentages() throws {
    let input = "k,v\na,20%\nb,12.5 %\n"
    #expect(
      try rows("--avg", "v", "--format", "v=0.00%", "--formatted", input: input)
        == ["a,20.00%", "b,12.50%", "Total,16.25%"])
    #expect(try rows("--where", "v > 0.15", "-c", "k", input: input) == ["a"])
  }

  @Test("Long identifiers keep their digits, and are text to an expression")
  func identifiers() throws {
    let input = "id,n\n5555555555554444,1\n5555555555554445,2\n"
    #expect(
      try rows("--where", #"id = "5555555555554444""#, "--sum", "n", input: input)
        == ["5555555555554444,1", "Total,1"])
  }

  @Test("Words that mean blank are blank in each format", arguments: ["-i csv", "-i ndjson", "-i json"])
  func nullWords(format: String) throws {
    let inputs = [
      "-i csv": "g,v\na,n/a\na,2\nb,n/a\n",
      "-i ndjson": "{\"g\":\"a\",\"v\":\"n/a\"}\n{\"g\":\"a\",\"v\":2}\n{\"g\":\"b\",\"v\":\"n/a\"}\n",
      "-i json": "[{\"g\":\"a\",\"v\":\"n/a\"},{\"g\":\"a\",\"v\":2},{\"g\":\"b\",\"v\":\"n/a\"}]",
    ]
    let result = try folder.run(
      format.split(separator: " ").map(String.init) + [
        "-g", "g", "--sum", "v", "--count", "v", "--no-details", "--null", "n/a", "-t", "csv", "--hierarchy",
        "none",
      ], input: inputs[format] ?? "")
    #expect(result.error == "")
    expectText(result.output, equals: "g,v (sum),v (count)\na,2,1\nb,,0\nTotal,2,1\n")
  }
}
