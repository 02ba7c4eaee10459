internal import TableInput
internal import TableOutline
internal import TableXLSX

// What the stages throw, as what the command says and how it ends.
extension CommandFailure {
  /// The failure that stands for an error of any stage; `destination` names what was being written.
  init(_ error: any Error, destination: String) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as InputError: self.init(error)
    case let error as OutputFailure: self.init(error)
    case let error as WriteError:
      self.init(.inputOutputFailed, "\(destination): \(error)")
    case XLSXError.cannotWrite(_, let reason):
      self.init(.inputOutputFailed, "\(destination): \(reason)")
    case let error as ColumnFormatError: self = .usage("--format: \(error)")
    case let error as FormatPatternError: self = .usage("--format: \(error)")
    case let error as OutlineError: self.init(.wrongData, error.description)
    case let error as XLSXError: self.init(error)
    default: self.init(.inputOutputFailed, "\(destination): \(error)")
    }
  }

  /// Whether an error says that whoever read the output has closed it.
  static func isClosedPipe(_ error: any Error) -> Bool {
    switch error {
    case let error as WriteError: error.isBrokenPipe
    case XLSXError.cannotWrite(_, let reason): reason == System.describe(error: System.brokenPipe)
    default: false
    }
  }

  /// The failure that stands for an error in an input.
  init(_ error: InputError) {
    let status: ExitStatus =
      switch error.kind {
      case .unreadable, .damagedArchive, .outOfMemory: .inputOutputFailed
      case .unknownColumn, .unusableOption, .unknownRoot, .unknownChildrenKey, .severalChildrenKeys: .usage
      default: .wrongData
      }
    self.init(status, inInput: error.lines, hint: error.hint)
  }

  private init(_ error: OutputFailure) {
    self.init(.inputOutputFailed, "\(error.path): \(error.reason)", hint: error.hint)
  }

  private init(_ error: XLSXError) {
    let status: ExitStatus =
      switch error {
      case .invalidSheetName, .numberFormatTooLong: .usage
      case .tooManyColumns, .wrongCellCount: .wrongData
      default: .inputOutputFailed
      }
    self.init(status, error.description)
  }
}
