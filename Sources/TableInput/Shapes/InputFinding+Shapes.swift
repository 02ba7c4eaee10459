extension InputFinding.Kind {
  /// Records are below one another in a circle.
  public static let cycle = Self(rawValue: "cycle")
  /// A record is its own parent.
  public static let ownParent = Self(rawValue: "ownParent")
  /// A record's parent is not among the records.
  public static let orphan = Self(rawValue: "orphan")
  /// Two records that have children have one id and one parent.
  public static let duplicateID = Self(rawValue: "duplicateID")
  /// A level is no whole number.
  public static let badLevel = Self(rawValue: "badLevel")
  /// A level is more than one below that of the row above it.
  public static let skippedLevel = Self(rawValue: "skippedLevel")
  /// A number that follows from others has more digits than there is room for.
  public static let overflow = Self(rawValue: "overflow")
  /// Parts that are built into many others make more rows than can be shown.
  public static let tooManyRows = Self(rawValue: "tooManyRows")
}
