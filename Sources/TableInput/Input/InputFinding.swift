/// One thing that is wrong, or doubtful, at one place of an input.
public struct InputFinding: Sendable, Hashable {
  /// The sorts of findings; an open set, because each reader adds its own.
  public struct Kind: RawRepresentable, Sendable, Hashable {
    /// The kind's name, such as `raggedRow`.
    public let rawValue: String

    /// Makes a kind with a name of its own.
    ///
    /// - Parameter rawValue: The kind's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What sort of finding this is.
  public let kind: Kind

  /// Where it was found.
  public let location: InputLocation

  /// What was found and what was expected, in one line, without the location.
  public let message: String

  /// What to do about it, naming the option that helps; `nil` where nothing general can be said.
  public let hint: String?

  /// Makes a finding.
  ///
  /// - Parameters:
  ///   - kind: What sort of finding it is.
  ///   - location: Where it was found.
  ///   - message: What was found and what was expected, in one line.
  ///   - hint: What to do about it.
  public init(kind: Kind, location: InputLocation, message: String, hint: String? = nil) {
    self.kind = kind
    self.location = location
    self.message = message
    self.hint = hint
  }
}

extension InputFinding: CustomStringConvertible {
  /// One line: `orders.csv:43:9: 9 fields, the header has 8`.
  public var description: String { "\(location): \(message)" }
}

extension InputFinding.Kind {
  /// The input can't be opened or read.
  public static let unreadable = Self(rawValue: "unreadable")
  /// The compressed input is damaged or cut short.
  public static let damagedArchive = Self(rawValue: "damagedArchive")
  /// The bytes are not text in the encoding that was expected.
  public static let invalidEncoding = Self(rawValue: "invalidEncoding")
  /// The input is no text at all.
  public static let notText = Self(rawValue: "notText")
  /// The input holds no header.
  public static let noHeader = Self(rawValue: "noHeader")
  /// A quote is opened and never closed.
  public static let unclosedQuote = Self(rawValue: "unclosedQuote")
  /// More than blanks stands behind the closing quote of a field.
  public static let looseQuote = Self(rawValue: "looseQuote")
  /// A row has more or fewer fields than the header.
  public static let raggedRow = Self(rawValue: "raggedRow")
  /// Two columns have one name.
  public static let repeatedColumn = Self(rawValue: "repeatedColumn")
  /// A record is longer than any that makes sense.
  public static let recordTooLong = Self(rawValue: "recordTooLong")
  /// No column has the name that was asked for.
  public static let unknownColumn = Self(rawValue: "unknownColumn")
  /// A value in a column of numbers is no number.
  public static let badNumber = Self(rawValue: "badNumber")
  /// A value in a column of dates is no date.
  public static let badDate = Self(rawValue: "badDate")
  /// The values of a column can be read in two ways.
  public static let ambiguousColumn = Self(rawValue: "ambiguousColumn")
  /// One column holds amounts in two currencies.
  public static let mixedCurrencies = Self(rawValue: "mixedCurrencies")
  /// An option holds a value that can't be used.
  public static let unusableOption = Self(rawValue: "unusableOption")
}
