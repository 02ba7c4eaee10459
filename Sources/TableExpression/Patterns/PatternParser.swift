/// Reads a regular expression and writes its program.
struct PatternParser {
  private static let deepestNesting = 100
  private static let mostInstructions = 20_000

  let scalars: [Unicode.Scalar]
  var position = 0
  private var depth = 0
  private var code = PatternCode()
  private var sets: ContiguousArray<ScalarSet> = []

  init(_ pattern: String) { scalars = Array(pattern.unicodeScalars) }

  /// The program of the whole pattern.
  mutating func parse() throws(PatternFault) -> (
    instructions: ContiguousArray<RegularPattern.Instruction>, sets: ContiguousArray<ScalarSet>
  ) {
    try alternatives()
    guard position == scalars.count else { throw fault("\")\" has no partner") }
    code.append(.match)
    return (code.instructions, sets)
  }

  /// A fault at the current scalar.
  func fault(_ message: String, at place: Int? = nil) -> PatternFault {
    let bytes = scalars[..<(place ?? position)].reduce(0) { $0 + UTF8.width($1) }
    return PatternFault(message: message, offset: bytes)
  }

  var current: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard current == scalar else { return false }
    position += 1
    return true
  }

  private mutating func alternatives() throws(PatternFault) {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepestNesting else { throw fault("its brackets are nested too deep") }
    var ends: [Int] = []
    var start = code.count
    try sequence()
    while skip("|") {
      code.insertSplit(at: start, skippingTo: code.count + 2)
      ends.append(code.count)
      code.append(.jump(0))
      start = code.count
      try checkLength(at: position)
      try sequence()
    }
    for end in ends { code.instructions[end] = .jump(code.count) }
  }

  private mutating func sequence() throws(PatternFault) {
    while let scalar = current, scalar != "|", scalar != ")" {
      let (start, place) = (code.count, position)
      try item(scalar)
      try repetition(of: start, at: place)
      try checkLength(at: place)
    }
  }

  private func checkLength(at place: Int) throws(PatternFault) {
    guard code.count <= Self.mostInstructions else { throw fault("it is too long", at: place) }
  }

  private mutating func item(_ scalar: Unicode.Scalar) throws(PatternFault) {
    let place = position
    position += 1
    switch scalar {
    case ".": code.append(.anyScalar)
    case "^": code.append(.start)
    case "$": code.append(.end)
    case "[": append(try bracketed(at: place))
    case "\\":
      switch try escaped() {
      case .scalar(let scalar): code.append(.scalar(scalar.value))
      case .set(let name, let isNegated):
        var set = ScalarSet()
        set.insert(name, isNegated: isNegated)
        append(set)
      }
    case "(":
      if skip("?"), !skip(":") { throw fault("\"(?\" is not known here", at: place) }
      try alternatives()
      guard skip(")") else { throw fault("\"(\" has no partner", at: place) }
    case "*", "+", "?", "{": throw fault("nothing to repeat before \"\(scalar)\"", at: place)
    default: code.append(.scalar(scalar.value))
    }
  }

  private mutating func append(_ set: ScalarSet) {
    var set = set
    set.finish()
    sets.append(set)
    code.append(.set(sets.count - 1))
  }

  private mutating func repetition(of start: Int, at place: Int) throws(PatternFault) {
    let counts: (least: Int, most: Int?)
    if skip("*") {
      counts = (0, nil)
    } else if skip("+") {
      counts = (1, nil)
    } else if skip("?") {
      counts = (0, 1)
    } else if skip("{") {
      counts = try repetitionCounts()
    } else {
      return
    }
    if let scalar = current, "*+?{".unicodeScalars.contains(scalar) {
      throw fault("only one sign of repetition can follow")
    }
    let length = max(1, code.count - start)
    guard max(counts.least, counts.most ?? 0) * length <= Self.mostInstructions else {
      throw fault("it repeats too much", at: place)
    }
    code.repeatLast(from: start, least: counts.least, most: counts.most)
  }

  private mutating func repetitionCounts() throws(PatternFault) -> (least: Int, most: Int?) {
    let place = position - 1
    let message = "repetition is written {2}, {2,} or {2,5}"
    guard let least = number() else { throw fault(message, at: place) }
    var most: Int? = least
    if skip(",") { most = number() }
    guard skip("}"), most.map({ $0 >= least }) ?? true else { throw fault(message, at: place) }
    return (least, most)
  }

  private mutating func number() -> Int? {
    var value: Int?
    while let scalar = current, ("0"..."9").contains(scalar) {
      // Far more than any program may hold, and far from overflow.
      value = min((value ?? 0) * 10 + Int(scalar.value - 0x30), 1_000_000)
      position += 1
    }
    return value
  }
}
