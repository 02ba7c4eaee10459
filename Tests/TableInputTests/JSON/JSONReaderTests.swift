import TableInput
import Testing

@Suite("JSON to records")
struct JSONReaderTests {
  @Test("An array of objects is a list of records, its columns in order of first appearance")
  func arrayOfObjects() throws {
    let records = try readJSON(#"[{"b":1,"a":"x"},{"c":true,"a":"y"},{"b":null}]"#)
    #expect(records.store.columns.map(\.name) == ["b", "a", "c"])
    #expect(try table(records) == ["b=1 a=x", "a=y c=true", ""])
    #expect(records.childrenKeys.isEmpty)
  }

  @Test("A column whose values are all null is there, and blank")
  func nullColumn() throws {
    let records = try readJSON(#"[{"a":null,"b":1}]"#)
    #expect(records.store.columns.map(\.name) == ["a", "b"])
    #expect(try table(records) == ["b=1"])
  }

  @Test("Nested objects are columns with dots")
  func dottedColumns() throws {
    let records = try readJSON(#"[{"product":{"name":"nut","price":{"amount":1.10,"unit":"EUR"}},"n":2}]"#)
    #expect(
      records.store.columns.map(\.name) == [
        "product.name", "product.price.amount", "product.price.unit", "n",
      ])
    #expect(try table(records) == ["product.name=nut product.price.amount=1.10 product.price.unit=EUR n=2"])
  }

  @Test("A key with a dot and a nested object of the same name are one column")
  func dottedKey() throws {
    let records = try readJSON(#"[{"a.b":1},{"a":{"b":2}}]"#)
    #expect(records.store.columns.map(\.name) == ["a.b"])
    #expect(try table(records) == ["a.b=1", "a.b=2"])
  }

  @Test("Arrays of plain values are joined")
  func arrays() throws {
    let records = try readJSON(#"[{"t":["a","b\n"],"u":[1.50,true,null,[2,"é"]],"v":[],"w":["x"]}]"#)
    #expect(records.store.columns.map(\.name) == ["t", "u", "v", "w"])
    #expect(try table(records) == ["t=a, b\n u=1.50, true, , 2, é w=x"])
  }

  @Test("The only key that holds arrays of objects holds the children")
  func childrenFound() throws {
    let json = #"""
      [{"name":"Fruit","parts":null,"items":[{"name":"Apple","items":[]},{"items":[{"name":"Fuji"}],"name":"More"}]},
       {"name":"Dairy","items":null}]
      """#
    let records = try readJSON(json)
    #expect(records.childrenKeys == ["items"])
    #expect(records.store.columns.map(\.name) == ["name", "parts"])
    #expect(
      try table(records) == ["name=Fruit", "  name=Apple", "  name=More", "    name=Fuji", "name=Dairy"])
  }

  @Test("A field behind the children is still the parent's")
  func fieldsBehindChildren() throws {
    let records = try readJSON(#"{"a":1,"c":[{"a":2,"b":"x\"y"},{"b":"z"}],"b":"w\\"}"#)
    #expect(try table(records) == ["a=1 b=w\\", "  a=2 b=x\"y", "  b=z"])
  }

  @Test("Several keys that hold arrays of objects are an error that names them")
  func severalKeys() throws {
    let json = #"[{"a":[{"x":1}],"b":{"c":[{"x":2}]}}]"#
    let error = #expect(throws: InputError.self) { try readJSON(json) }
    #expect(error?.kind == .severalChildrenKeys)
    #expect(error?.message == "2 keys hold arrays of objects: a, b.c")
    #expect(error?.hint == "name those whose objects are rows: --children a")
  }

  @Test("Several keys can be chosen, nested ones with dots")
  func chosenKeys() throws {
    let json = #"[{"a":[{"x":1}],"b":{"c":[{"x":2}],"d":3}}]"#
    let both = try readJSON(json, shape: NestedShape(children: ["a", "b.c"]))
    #expect(try table(both) == ["b.d=3", "  x=1", "  x=2"])
    let one = try readJSON(json, shape: NestedShape(children: ["b.c"]))
    #expect(try table(one) == ["b.d=3", "  x=2"])
    #expect(
      one.store.warnings.flatMap(\.lines) == ["t.json:1:8: the objects in \"a\" are no rows and are left out"]
    )
  }

  @Test("A chosen key that no record has is an error, if it is the only one")
  func unknownKey() throws {
    let json = #"[{"items":[{"x":1}]}]"#
    let error = #expect(throws: InputError.self) {
      try readJSON(json, shape: NestedShape(children: ["itmes"]))
    }
    #expect(error?.kind == .unknownChildrenKey)
    #expect(error?.hint == "did you mean \"items\"?")
    let records = try readJSON(json, shape: NestedShape(children: ["items", "more"]))
    #expect(records.store.warnings.flatMap(\.lines) == ["t.json: no record has a key \"more\""])
  }

  @Test("An object is one record")
  func oneObject() throws {
    #expect(try table(try readJSON(#"{"a":1,"b":{"c":2}}"#)) == ["a=1 b.c=2"])
    #expect(try table(try readJSON(#"{"a":1,"c":[{"a":2}]}"#)) == ["a=1", "  a=2"])
  }

  @Test("An object that holds one array of objects and nothing else is that array")
  func wrapper() throws {
    let records = try readJSON(#"{"data":[{"a":1,"c":[{"a":2}]},{"a":3}]}"#)
    #expect(records.childrenKeys == ["c"])
    #expect(try table(records) == ["a=1", "  a=2", "a=3"])
  }

  @Test("The keys of an object of objects are a column")
  func objectOfObjects() throws {
    let records = try readJSON(#"{"north":{"qty":1},"south":{"qty":2,"sub":{"x":3}}}"#)
    #expect(records.store.columns.map(\.name) == ["key", "qty", "sub.x"])
    #expect(try table(records) == ["key=north qty=1", "key=south qty=2 sub.x=3"])
  }

  @Test("A key of the same name as the column of keys has a column of its own")
  func keyColumnTaken() throws {
    let records = try readJSON(#"{"n":{"key":1},"s":{"key":2}}"#)
    #expect(try table(records) == ["key=n key_2=1", "key=s key_2=2"])
    let nested = try readJSON(
      #"{"key":"top","d":{"x":{"key":"in"}}}"#, shape: NestedShape(children: ["d"]))
    #expect(try table(nested) == ["key=top", "  key=in key_2=x"])
    let renamed = try readJSON(#"{"n":{"a":1},"s":{"a":2}}"#, shape: NestedShape(keyColumn: "region"))
    #expect(try table(renamed) == ["region=n a=1", "region=s a=2"])
  }

  @Test("Children can be an object of objects, as in lists of dependencies")
  func childrenByKey() throws {
    let json = #"{"name":"app","deps":{"a":{"v":"1.0","deps":{"b":{"v":"2.0"}}},"c":{"v":"3.0"}}}"#
    let records = try readJSON(json, shape: NestedShape(children: ["deps"]))
    #expect(try table(records) == ["name=app", "  key=a v=1.0", "    key=b v=2.0", "  key=c v=3.0"])
  }

  @Test("A pointer says where the records are")
  func root() throws {
    let json = #"{"meta":{"n":[1,{"x":[]}]},"a/b":[{"skip":1},{"rows":[{"v":1},{"v":2}]}]}"#
    let root = try JSONPointer("/a~1b/1/rows")
    #expect(try table(try readJSON(json, shape: NestedShape(root: root))) == ["v=1", "v=2"])
  }

  @Test("A pointer to nothing is an error", arguments: ["/x", "/a/2", "/a/01", "/a/-", "/a/0/v/w"])
  func unknownRoot(pointer: String) throws {
    let shape = NestedShape(root: try JSONPointer(pointer))
    let error = #expect(throws: InputError.self) { try readJSON(#"{"a":[{"v":1},{"v":2}]}"#, shape: shape) }
    #expect(error?.kind == .unknownRoot)
  }

  @Test("A key that stands twice counts as its last value says, with a warning")
  func repeatedKey() throws {
    let records = try readJSON("[{\"a\":1},\n{\"a\":1,\"b\":3,\"a\":2}]")
    #expect(try table(records) == ["a=1", "a=2 b=3"])
    #expect(
      records.store.warnings.flatMap(\.lines) == [
        "t.json:2:18: the key \"a\" stands twice in one object", "t.json: the last value counts",
      ])
  }

  @Test(
    "Values that are no records are an error", arguments: ["[1]", "[[]]", "3", "\"x\"", "null", "[{},null]"])
  func notARecord(json: String) throws {
    let error = #expect(throws: InputError.self) { try readJSON(json) }
    #expect(error?.kind == .notARecord)
  }

  @Test("An empty array has no records, an empty object is one")
  func empty() throws {
    #expect(try readJSON("[]").tree.isEmpty)
    #expect(try readJSON("{}").tree.count == 1)
  }

  @Test("Each record knows its line")
  func lines() throws {
    let store = try readJSON("[\n{\"a\":1},\n\n{\"a\":\n2}\n]").store
    #expect((0..<store.count).map { store.line(of: $0) } == [2, 4])
  }

  @Test("More keys than a table has columns are an error, not a table")
  func tooManyColumns() throws {
    let members = (0..<20_000).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    let error = #expect(throws: InputError.self) { try readJSON("[{\(members)}]") }
    #expect(error?.kind == .tooManyColumns)
    let deep = String(repeating: #"{"a":"#, count: 100) + "1" + String(repeating: "}", count: 100)
    let deepError = #expect(throws: InputError.self) { try readJSON("[\(deep)]") }
    #expect(deepError?.kind == .tooManyColumns)
  }

  @Test("A value that stands nowhere as it is has the place of another in its record")
  func placesOfOthers() throws {
    let text = #"[{"k": "x", "n": 1},\#n {"k": "y", "n": "\u20ac"}, {"k": "z"}]"#
    let store = try readJSON(text).store
    #expect(store.location(of: 1, column: 1) == InputLocation(file: "t.json", line: 2, column: 9, byte: 29))
    #expect(store.location(of: 2, column: 1) == InputLocation(file: "t.json", line: 2, column: 36, byte: 56))
    #expect(store.location(of: 2) == InputLocation(file: "t.json", line: 2))
  }

  @Test("Words that stand for nothing are blank, whatever they are written as")
  func nullWords() throws {
    var shape = NestedShape()
    shape.nullWords = ["n/a", "-1", "é"]
    let json =
      #"[{"a": "n/a", "b": -1, "c": "\u00e9"}, {"a": "n/a ", "b": "-1", "c": {"d": "n/a"}}, {"b": 5}]"#
    let store = try readJSON(json, shape: shape).store
    #expect(store.names == ["a", "b", "c", "c.d"])
    #expect(store.texts == [["", "", "", ""], ["n/a ", "", "", ""], ["", "5", "", ""]])
    var lines = try JSONLineRecords(reading: .text("{\"a\": \"n/a\", \"b\": 2}\n"), shape: shape)
    let record = try #require(try lines.next())
    #expect(record["a"] == nil && record["b"] == "2")
  }
}
