extension RequestCheck {
  /// Refuses to save options over what they are about, by whatever name.
  ///
  /// A report may take the place of its input, which is read before.
  static func validateSavedReport(_ request: ReportRequest) throws(CommandFailure) {
    guard let saved = request.run.savedReport, saved != "-", let identity = FileIdentity(of: saved) else {
      return
    }
    let others = request.files + request.output.files
    guard let other = others.first(where: { $0 != "-" && FileIdentity(of: $0) == identity }) else { return }
    throw .usage(
      "--save-config: \(saved) would be written over \(other)", hint: "give the options a file of their own")
  }
}
