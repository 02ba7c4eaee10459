/// Why a pattern can't be read.
struct PatternFault: Error {
  let message: String
  /// The byte of the pattern at which the fault lies.
  let offset: Int
}
