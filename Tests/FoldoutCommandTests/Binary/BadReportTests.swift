import TestSupport
import Testing

@Suite("Bad reports")
struct BadReportTests {
  private let folder: Workdir

  init() throws {
    folder = try Workdir()
    try folder.write("region,product,qty,cost\nNorth,Nut,0,1.50\nSouth,Bolt,2,2.25\n", to: "orders.csv")
  }

  @Test(
    "What can't be had is one line that says what to write instead, and no file",
    arguments: [
      (
        ["--where", "cost >> 2"], 2,
        #"foldout: --where 'cost >> 2', character 7: expected a value after ">""#
      ),
      (
        ["--where", "cots > 2"], 2,
        #"foldout: --where 'cots > 2', character 1: no column "cots"; did you mean "cost"?"#
      ),
      (
        ["--where", "qty + 1"], 2,
        "foldout: --where 'qty + 1', character 1: expected a condition, and this is a number; "
          + "compare it with something, such as price > 10"
      ),
      (
        ["--compute", "a = cost / qty"], 3,
        "orders.csv:2: --compute 'a = cost / qty', character 10: division by zero; "
          + "write if(divisor = 0, blank, …) around it"
      ),
      (
        ["--where", "cost / qty > 1"], 3,
        "orders.csv:2: --where 'cost / qty > 1', character 6: division by zero; "
          + "write if(divisor = 0, blank, …) around it"
      ),
      (
        ["--compute", "a = root(qty)"], 2,
        #"foldout: --compute 'a = root(qty)', character 5: there is no function "root"; "#
          + "the functions are round, abs, min, max, length, lower, upper, year, month, day, if"
      ),
      (
        ["--compute", "cost = qty"], 2,
        #"foldout: --compute: there is a column "cost" already; choose another name"#
      ),
      (
        ["--compute", "a = product", "--sum", "a"], 2,
        #"foldout: --sum: the computed column "a" holds text, not numbers; count it with --count a"#
      ),
      (
        ["--compute", "a = product", "--path", "a"], 2,
        #"foldout: --path: "a" is computed, and this takes a column of the input; "#
          + "computed columns can be grouped by, with -g"
      ),
      (
        ["-g", "region", "--sum", "cost", "--having", "qty > 1"], 2,
        #"foldout: --having 'qty > 1', character 1: no column "qty"; "#
          + "groups have totals alone: add one such as --sum, or use --where"
      ),
      (
        ["-g", "region", "--sum", "cost", "--having", "cost / (cost - cost) > 1"], 3,
        "foldout: --having 'cost / (cost - cost) > 1', character 6: division by zero in the group \"North\"; "
          + "write if(divisor = 0, blank, …) around it"
      ),
      (
        ["--sum", "cost", "--having", "cost > 1"], 2,
        "foldout: --having is for groups, and the report has none; use --where"
      ),
      (
        ["--top", "--by", "cost"], 2, "foldout: --top needs a value; for example --top 10@2 --by cost"
      ),
      (
        ["--top", "ten"], 2,
        #"foldout: --top: "ten" is not a number of rows such as 10, or 10@2 for level 2; "#
          + "for example --top 10@2 --by cost"
      ),
      (
        ["--top", "3"], 2,
        "foldout: --top needs --by; name the column that says which rows are the largest"
      ),
      (["--by", "cost"], 2, "foldout: --by needs --top; say how many rows, as in --top 10"),
      (
        ["--other", "Rest"], 2,
        "foldout: --other needs --top; say how many rows stay, as in --top 10 --by cost"
      ),
      (
        ["-g", "region", "--top", "1", "--by", "cost"], 2,
        #"foldout: --by: groups have no value in "cost", which is not totalled; add a total such as --sum cost"#
      ),
      (
        ["--top", "1", "--by", "label"], 2,
        "foldout: --by: the largest can't be told by label; name a column of numbers"
      ),
      (
        ["-g", "region", "--sort", "groups:cost"], 2,
        "foldout: --sort groups:cost: groups have no value in a column that is not totalled; "
          + "add a total such as --sum cost, or sort by label"
      ),
      (["--sort", "csot"], 2, #"orders.csv: there is no column "csot"; did you mean "cost"?"#),
      (
        ["--weighted-avg", "cost"], 2,
        #"foldout: --weighted-avg: "cost" is not a column and its weight, such as price:quantity; "#
          + "for example --weighted-avg price:quantity"
      ),
      (
        ["--weighted-avg", "cost:quantity"], 2,
        #"orders.csv: there is no column "quantity"; the columns are: region, product, qty, cost"#
      ),
      (
        ["--pivot", "region"], 2, "foldout: --pivot needs a total to spread; add one such as --sum cost"
      ),
      (
        ["--subtotal-levels", "0"], 2,
        #"foldout: --subtotal-levels: "0" is not a whole number from 1 up; for example --subtotal-levels 1,2"#
      ),
      (
        ["--grand-total", "blow"], 2,
        #"foldout: --grand-total: "blow" is not one of above, below, none; did you mean below?"#
      ),
      (["--no-grand-total=yes"], 2, "foldout: --no-grand-total takes no value"),
    ] as [([String], Int32, String)])
  func refused(arguments: [String], status: Int32, message: String) throws {
    let result = try folder.run(["orders.csv", "-o", "out.csv"] + arguments)
    #expect(result.status == status)
    expectText(result.error, equals: message + "\n")
    #expect(!folder.contains("out.csv"))
  }

  @Test("A weight that is no number is an error at its line")
  func badWeight() throws {
    let result = try folder.run("orders.csv", "--weighted-avg", "cost:product")
    #expect(result.status == 3)
    #expect(result.error.hasPrefix("orders.csv:2:2: \"Nut\" in column \"product\" is not a number"))
  }

  @Test("A key with too many values for columns is refused")
  func wideProfusion() throws {
    let input = "k,v\n" + (0...500).map { "\($0),1\n" }.joined()
    let result = try folder.run("--pivot", "k", "--sum", "v", input: input)
    #expect(result.status == 2)
    #expect(
      result.error
        == "foldout: --pivot: the column has more than 500 different values; "
        + "group by it instead, or leave records out with --where\n")
  }
}
