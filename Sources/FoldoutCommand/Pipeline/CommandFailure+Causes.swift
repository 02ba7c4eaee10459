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
    case let error as ColumnFormatError: self = .usage("--format: \(error)")
    case let error as FormatPatternError: self = .usage("--format: \(error)")
    case let error as OutlineError: self.init(.wrongData, error.description)
    case let error as XLSXError: self.init(error, destination)
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
    if error.location.file.hasPrefix("--") {
      // An option that is wrong by itself, whatever the input holds.
      self.init(status, error.description, hint: error.hint)
    } else {
      self.init(status, inInput: error.lines, hint: error.hint)
    }
  }

  private init(_ error: OutputFailure) {
    self.init(.inputOutputFailed, "\(error.path): \(error.reason)", hint: error.hint)
  }

  private init(_ error: XLSXError, _ destination: String) {
    switch error {
    case .invalidSheetName, .numberFormatTooLong: self.init(.usage, error.description)
    case .tooManyColumns, .wrongCellCount: self.init(.wrongData, error.description)
    case .tooManyStyles, .tooManySheets: self.init(.inputOutputFailed, error.description)
    case .cannotWrite(_, let reason): self.init(.inputOutputFailed, "\(destination): \(reason)")
    case .cannotRead(_, let reason):
      self.init(.inputOutputFailed, "\(destination): the temporary file can't be read: \(reason)")
    case .archiveFailed(_, let step, let code):
      self.init(.inputOutputFailed, "\(destination): the archive could not be made (\(step), code \(code))")
    case .workbookFailed, .compressionFailed:
      self.init(.inputOutputFailed, "\(destination): \(error)")
    }
  }
}
