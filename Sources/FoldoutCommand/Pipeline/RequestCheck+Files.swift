extension RequestCheck {
  /// Refuses to write two reports into one file, by whatever names, and to save options over what they are about.
  ///
  /// A report may take the place of its input, which is read before.
  static func validateFiles(_ request: ReportRequest) throws(CommandFailure) {
    var reports: [FileIdentity: String] = [:]
    for file in request.output.files where file != "-" {
      guard let identity = FileIdentity(of: file) else { continue }
      if let other = reports.updateValue(file, forKey: identity) {
        throw .usage("-o: \(other) and \(file) are one file", hint: "give each report a file of its own")
      }
    }
    guard let saved = request.run.savedReport, saved != "-", let identity = FileIdentity(of: saved) else {
      return
    }
    let inputs = request.files.filter { $0 != "-" && FileIdentity(of: $0) == identity }
    if let other = inputs.first ?? reports[identity] {
      throw .usage(
        "--save-config: \(saved) would be written over \(other)", hint: "give the options a file of their own"
      )
    }
  }
}
