internal import TableInput
internal import TableModel

/// A report in a file: the options of a run, by their long names, in JSON5.
///
/// ```json5
/// // Sales by region
/// {
///   files: ["orders.csv"],
///   "group-by": "region,category",
///   sum: ["quantity", "total"],
///   header: true,
/// }
/// ```
///
/// The value of an option is text or a number, `true` or `false` if it takes none, and an array if it can be
/// repeated. Where the order of different options counts, they stand in the array `options`, in objects of their own:
/// `options: [{ sum: "cost" }, { avg: "cost" }, { sum: "total" }]`. File names are relative to the file.
struct SavedReport {
  /// The key of the input files.
  static let filesKey = "files"
  /// The key of those options whose order counts.
  static let orderedKey = "options"

  private let path: String
  private let options: [String: CommandOption]

  private init(path: String) {
    self.path = path
    options = Dictionary(OptionTable.all.map { ($0.name, $0) }) { first, _ in first }
  }

  /// What the command line says, on top of the saved report that it names, if it names one.
  ///
  /// A report is named with `--config`, or as the one file that ends in `.foldout`.
  ///
  /// - Throws: a failure if the report can't be read, or says what can't be done.
  static func completing(_ given: GivenArguments) throws(CommandFailure) -> GivenArguments {
    var given = given
    let named = given.files.filter { $0.hasSuffix(".foldout") }
    let config = given.value(of: "config")
    guard named.count + (config == nil ? 0 : 1) <= 1 else {
      throw .usage("more than one saved report", hint: "name one, with --config or as a file")
    }
    guard let path = config ?? named.first else { return given }
    given.files.removeAll { $0 == named.first }
    return given.over(try SavedReport(path: path).read())
  }

  private func read() throws(CommandFailure) -> GivenArguments {
    let text: String
    do {
      let input = try (path == "-" ? InputSource.standardInput : .file(path)).read()
      text = input.withText { bytes in String(utf8Bytes: bytes) }
    } catch {
      throw CommandFailure(error)
    }
    return try arguments(in: text)
  }

  /// What the text of a saved report says.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - path: The file that it stands in.
  /// - Returns: The options and the files.
  /// - Throws: a failure with the place of what can't be understood.
  static func arguments(in text: String, at path: String) throws(CommandFailure) -> GivenArguments {
    try SavedReport(path: path).arguments(in: text)
  }

  private func arguments(in text: String) throws(CommandFailure) -> GivenArguments {
    do {
      return try arguments(of: JSON5Parser.parse(text))
    } catch {
      throw CommandFailure(.usage, inInput: ["\(place(error.place)): \(error.message)"], hint: error.hint)
    }
  }

  private func arguments(of root: JSON5Value) throws(JSON5Error) -> GivenArguments {
    guard case .object(let members) = root.content else {
      throw JSON5Error(
        place: root.place, message: "a saved report is an object",
        hint: "write { files: [\"orders.csv\"], \"group-by\": \"region\" }")
    }
    var arguments = GivenArguments()
    for member in members {
      if member.key == Self.filesKey {
        let files = try texts(of: member, areSeveral: true)
        arguments.files = files.map { PathNames.resolved($0.text, against: path) }
      } else if member.key == Self.orderedKey {
        arguments.uses += try orderedUses(of: member.value)
      } else {
        arguments.uses += try uses(of: member)
      }
    }
    return arguments
  }

  private func orderedUses(of value: JSON5Value) throws(JSON5Error) -> [OptionUse] {
    let message = "the value of \"\(Self.orderedKey)\" is an array of objects"
    let hint = "write [{ sum: \"cost\" }, { avg: \"cost\" }]"
    guard case .array(let elements) = value.content else {
      throw JSON5Error(place: value.place, message: message, hint: hint)
    }
    var uses: [OptionUse] = []
    for element in elements {
      guard case .object(let members) = element.content else {
        throw JSON5Error(place: element.place, message: message, hint: hint)
      }
      for member in members { uses += try self.uses(of: member) }
    }
    return uses
  }

  private func uses(of member: JSON5Member) throws(JSON5Error) -> [OptionUse] {
    guard let option = options[member.key] else { throw unknown(member) }
    guard option.group != .command else {
      throw JSON5Error(place: member.place, message: "\"\(member.key)\" is no part of a report")
    }
    if case .negatable = option.argument {
      guard case .boolean(let isOn) = member.value.content else {
        throw JSON5Error(place: member.value.place, message: "\"\(member.key)\" is true or false")
      }
      let shown = isOn ? "--\(option.name)" : "--no-\(option.name)"
      return [OptionUse(option: option, shown: shown, value: "\(isOn)", place: place(member.value.place))]
    }
    return try texts(of: member, areSeveral: option.repeats).map { text in
      let value = option.takesFile ? PathNames.resolved(text.text, against: path) : text.text
      return OptionUse(option: option, shown: "--\(option.name)", value: value, place: place(text.place))
    }
  }

  /// The texts and numbers that a member holds: one, none for `null`, or those of an array.
  private func texts(
    of member: JSON5Member, areSeveral: Bool
  ) throws(JSON5Error) -> [(text: String, place: TextPlace)] {
    switch member.value.content {
    case .string(let text), .number(let text): return [(text, member.value.place)]
    case .null: return []
    case .array(let elements) where areSeveral:
      var texts: [(text: String, place: TextPlace)] = []
      for element in elements {
        switch element.content {
        case .string(let text), .number(let text): texts.append((text, element.place))
        default: throw wrongValue(of: member, at: element.place, areSeveral: areSeveral)
        }
      }
      return texts
    default: throw wrongValue(of: member, at: member.value.place, areSeveral: areSeveral)
    }
  }

  private func wrongValue(of member: JSON5Member, at place: TextPlace, areSeveral: Bool) -> JSON5Error {
    let expected = areSeveral ? "a text, a number, or an array of these" : "a text or a number"
    return JSON5Error(place: place, message: "the value of \"\(member.key)\" is \(expected)")
  }

  private func unknown(_ member: JSON5Member) -> JSON5Error {
    var names = options.values.filter { $0.group != .command }.map(\.name)
    names += [Self.filesKey, Self.orderedKey]
    let nearest = closestName(to: member.key, in: names.sorted())
    return JSON5Error(
      place: member.place, message: "there is no option \"\(member.key)\"",
      hint: nearest.map { "did you mean \"\($0)\"?" }
        ?? "the keys are the long names of options, which foldout --help all lists")
  }

  private func place(_ place: TextPlace) -> String { "\(path):\(place.line):\(place.column)" }
}

extension CommandOption {
  /// Whether the option's value is the name of a file.
  var takesFile: Bool {
    if case .value(placeholder: "FILE", _) = argument { true } else { false }
  }
}

extension String {
  /// Makes a string of bytes that are UTF-8.
  ///
  /// - Complexity: O(*n*).
  fileprivate init(utf8Bytes bytes: Span<UInt8>) {
    var copy: ContiguousArray<UInt8> = []
    copy.reserveCapacity(bytes.count)
    for index in bytes.indices { copy.append(bytes[index]) }
    self.init(decoding: copy, as: UTF8.self)
  }
}
