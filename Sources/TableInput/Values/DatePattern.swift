/// How dates are written, as a spreadsheet's format says it: `dd.mm.yyyy`, `m/d/yyyy h:mm`.
public struct DatePattern: Sendable, Hashable {
}
