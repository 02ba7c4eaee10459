internal import TableModel

extension InputFinding.Kind {
  /// The text is not JSON.
  public static let invalidJSON = Self(rawValue: "invalidJSON")
  /// The JSON holds no value where `--root` points.
  public static let unknownRoot = Self(rawValue: "unknownRoot")
  /// The input holds no records.
  public static let noRecords = Self(rawValue: "noRecords")
  /// A value stands where a record, that is an object, is expected.
  public static let notARecord = Self(rawValue: "notARecord")
  /// Several keys hold arrays of objects, and none was chosen.
  public static let severalChildrenKeys = Self(rawValue: "severalChildrenKeys")
  /// No key with the name that was asked for holds children.
  public static let unknownChildrenKey = Self(rawValue: "unknownChildrenKey")
  /// Objects in an array were left out, since the array's key holds no children.
  public static let leftOutObjects = Self(rawValue: "leftOutObjects")
  /// An object has one key twice.
  public static let repeatedKey = Self(rawValue: "repeatedKey")
  /// A record has more columns, or deeper objects, than any table has.
  public static let tooManyColumns = Self(rawValue: "tooManyColumns")
  /// Memory ran out.
  public static let outOfMemory = Self(rawValue: "outOfMemory")
}

extension InputFinding {
  /// A key that was asked for holds no children, since no record has it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - file: The input's name.
  ///   - names: The keys that may have been meant.
  init(unknownChildrenKey key: String, in file: String, among names: [String]) {
    let others = names.prefix(10).joined(separator: ", ") + (names.count > 10 ? ", …" : "")
    self.init(
      kind: .unknownChildrenKey, location: InputLocation(file: file),
      message: "no record has a key \"\(key)\"",
      hint: closestName(to: key, in: names).map { "did you mean \"\($0)\"?" }
        ?? (names.isEmpty ? nil : "the keys are: \(others)"))
  }
}
