internal import TableText

extension RequestCheck {
  /// Options that can have no effect on inputs of these kinds or on these reports, as one line each.
  static func warnings(
    _ request: ReportRequest, _ outputs: [OutputPlan], _ inputs: [InputKind]
  ) -> [String] {
    var warnings: [String] = []
    let outputNames = names(outputs.map(\.format.rawValue))
    for option in request.given {
      if let formats = option.group.outputFormats, !outputs.contains(where: { formats.contains($0.format) }) {
        warnings.append(
          "\(option.name) is for \(names(formats.map(\.rawValue))) output and does nothing for \(outputNames)"
        )
      }
      if option.group == .delimited, inputs.allSatisfy({ $0 == .json || $0 == .ndjson }) {
        let kinds = names(inputs.map(\.rawValue))
        warnings.append("\(option.name) is for CSV and TSV input and does nothing for \(kinds)")
      }
    }
    for (name, reason) in idleLooks(request, outputs) {
      warnings.append("\(name) does nothing for \(outputNames)\(reason.map { ", \($0)" } ?? "")")
    }
    return warnings
  }

  /// Options that say how a report looks and can have no effect on these, each with the reason where it is not plain.
  private static func idleLooks(
    _ request: ReportRequest, _ outputs: [OutputPlan]
  ) -> [(name: String, reason: String?)] {
    let formats = outputs.map(\.format)
    var idle: [(name: String, reason: String?)] = []
    let isStyled = request.given.contains { $0.name == "--style" } && request.output.text.style != .markdown
    if isStyled, formats.contains(.markdown), !formats.contains(.text) { idle.append(("--style", nil)) }
    if formats.allSatisfy(\.isData) {
      let asked = [
        ("--bar", !request.output.bars.isEmpty), ("--title", request.output.title != nil),
        ("--width", !request.columns.widths.isEmpty), ("--align", !request.columns.alignments.isEmpty),
      ]
      idle += asked.filter(\.1).map { ($0.0, "which has no place for it") }
    }
    let csv = request.output.csv
    let formatting = formats.map { $0.reasonForData(unless: csv.isFormatted, "--formatted") }
    if !request.columns.formats.isEmpty, let reason = common(formatting) { idle.append(("--format", reason)) }
    let speaking = formats.map {
      $0 == .xlsx
        ? "which is shown by the language of whoever opens it"
        : $0.reasonForData(unless: csv.isFormatted || csv.isForExcel, "--formatted or --excel")
    }
    if request.output.locale != nil, let reason = common(speaking) { idle.append(("--locale", reason)) }
    return idle
  }

  /// The first of some reasons; nil if one of them is missing.
  private static func common(_ reasons: [String?]) -> String? {
    reasons.contains(nil) ? nil : reasons.first ?? nil
  }

  /// Each name once, joined as words are.
  private static func names(_ all: [String]) -> String {
    var names: [String] = []
    for name in all where !names.contains(name) { names.append(name) }
    let last = names.popLast() ?? ""
    return names.isEmpty ? last : "\(names.joined(separator: ", ")) and \(last)"
  }
}

extension OutputFormat {
  /// Whether it is for programs, which want values and no looks.
  fileprivate var isData: Bool {
    switch self {
    case .text, .markdown, .xlsx: false
    case .csv, .tsv, .json, .ndjson: true
    }
  }

  /// Why it has values and not what a reader is to see; nil where it has that.
  fileprivate func reasonForData(unless isShown: Bool, _ option: String) -> String? {
    switch self {
    case .text, .markdown, .xlsx: nil
    case .csv, .tsv: isShown ? nil : "whose values are data; add \(option)"
    case .json, .ndjson: "whose values are data"
    }
  }
}
