/// A fault on its way to becoming an ``ExpressionError``, which knows the whole text as well.
struct ExpressionFault: Error {
  let kind: ExpressionError.Kind
  let message: String
  let hint: String?
  /// The byte at which the fault lies.
  let offset: Int

  init(_ kind: ExpressionError.Kind, _ message: String, hint: String? = nil, at offset: Int) {
    self.kind = kind
    self.message = message
    self.hint = hint
    self.offset = offset
  }
}
