import TableInput
import Testing

@Suite("Paths in one column")
struct PathShapeTests {
  private func tree(_ csv: String, _ separator: String, _ labels: PathShape.Labels = .automatic) throws
    -> String
  {
    let column = String(csv.prefix { $0 != "," && $0 != "\n" })
    let shape = PathShape(column: column, separator: separator, labels: labels)
    return try notation(csv, shape, label: column, value: "v")
  }

  @Test("Rows that paths need are made as groups")
  func missingRows() throws {
    #expect(
      try tree("account,v\nassets:bank:saving,1\nassets:cash,-2\n", ":")
        == "assets -1 (bank 1 (saving 1), cash -2)")
    #expect(
      try tree("name,v\nmodule.a.vm,60\nmodule.a.disk,5\nmodule.b.vm,30\n", ".")
        == "module 95 (a 65 (vm 60, disk 5), b 30 (vm 30))")
    #expect(
      try tree("path,v\n2022/07,141\n2022/08,31\n2023/01,113\n", "/")
        == "2022 172 (07 141, 08 31), 2023 113 (01 113)")
  }

  @Test("A path that is a row and a parent is one row with children")
  func rowAndParent() throws {
    #expect(try tree("a,v\nA:sub,600\nA,-600\nB:x:y,100\n", ":") == "A 0 (sub 600), B 100 (x 100 (y 100))")
  }

  @Test("A path that several records have is a group with these in it")
  func severalRecords() throws {
    #expect(try tree("a,v\nA:x,1\nA:x,2\nA:x:y,3\nA,4\n", ":") == "A 10 (x 6 (x 1, x 2, y 3))")
  }

  @Test("Outline numbers are called by their whole path, and are no numbers")
  func outlineNumbers() throws {
    #expect(
      try tree("wbs,v\n1,\n1.1,3\n1.10,4\n2,\n2.1,5\n", ".") == "1 7 (1.1 3, 1.10 4), 2 5 (2.1 5)")
    #expect(try tree("wbs,v\n01.1.2,3\n01.1.3,4\n", ".") == "01 7 (01.1 7 (01.1.2 3, 01.1.3 4))")
    #expect(try tree("wbs,v\n1.1,3\n", ".", .last) == "1 3 (1 3)")
    #expect(try tree("wbs,v\na:b,3\n", ":", .full) == "a 3 (a:b 3)")
  }

  @Test("Blanks around labels don't count, those of a separator do")
  func blanks() throws {
    #expect(try tree("a,v\n Animals > Birds ,1\nAnimals>Cats,2\n", ">") == "Animals 3 (Birds 1, Cats 2)")
    #expect(try tree("a,v\nNut - M3-10,1\nNut  -  M4-10,2\n", " - ") == "Nut 3 (M3-10 1, M4-10 2)")
    #expect(try tree("a,v\nA >  > B,1\n", " > ") == "A 1 ((blank) 1 (B 1))")
    #expect(try tree("a,v\na b,1\na c,2\n", " ") == "a 3 (b 1, c 2)")
  }

  @Test("A backslash takes a separator into the label")
  func escapes() throws {
    #expect(try tree("a,v\nx\\:y:z,1\n", ":") == "x:y 1 (z 1)")
    #expect(try tree("a,v\nx\\\\:z,1\n", ":") == "x\\ 1 (z 1)")
    #expect(try tree("a,v\nx\\y:z,1\n", ":") == "x\\y 1 (z 1)")
    #expect(try tree("a,v\nx::z,1\n", "::") == "x 1 (z 1)")
    #expect(try tree("a,v\nx\\::y::z,1\n", "::") == "x::y 1 (z 1)")
  }

  @Test("A separator in front or at the end is passed over, and nothing between two is a blank label")
  func blankLabels() throws {
    #expect(try tree("a,v\n/usr/bin,1\n/usr/lib/,2\n", "/") == "usr 3 (bin 1, lib 2)")
    #expect(try tree("a,v\nx//y,1\n", "/") == "x 1 ((blank) 1 (y 1))")
    #expect(try tree("a,v\n\"\",1\n/,2\n", "/") == "(blank) 3 ((blank) 1, (blank) 2)")
  }

  @Test("Paths in lists with an id before them, and comments")
  func taxonomy() throws {
    let text = """
      # Categories
      gid://shop/Category/ap        : Animals & Pet Supplies
      gid://shop/Category/ap-1      : Animals & Pet Supplies > Live Animals
      gid://shop/Category/ap-2-10   : Animals & Pet Supplies > Pet Supplies > Bird Food
      gid://shop/Category/ap-2-9    : Animals & Pet Supplies > Pet Supplies > Bird Cages
      """
    var options = CSVOptions()
    options.hasHeader = false
    options.delimiter = UInt8(ascii: ":")
    options.comment = UInt8(ascii: "#")
    options.names = ["scheme", "id", "path"]
    let store = try CSVReader(try InputSource.text(text).read(), options: options).readAll()
    let tree = try PathShape(column: "path", separator: " > ").tree(of: store)
    #expect(
      try notation(tree, of: store, label: "path")
        == "Animals & Pet Supplies (Live Animals, Pet Supplies (Bird Food, Bird Cages))")
  }

  @Test("A separator that is empty or escapes is an error", arguments: ["", "\\", "a\\"])
  func unusable(separator: String) throws {
    let store = try records("a,v\nx,1\n")
    let shape = PathShape(column: "a", separator: separator)
    let error = #expect(throws: InputError.self) { try shape.tree(of: store) }
    #expect(error?.kind == .unusableOption)
  }
}
