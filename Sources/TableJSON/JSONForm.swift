/// The two ways in which JSON can hold rows.
public enum JSONForm: Sendable, Hashable, CaseIterable {
  /// One array of rows, each an object with its children inside.
  ///
  /// Besides `values`, an object by column title, a row has its `depth`, its `kind` (`group`, `leaf`, `subtotal` or
  /// `total`), its `label` as text and, where rows may stand below it, `children`.
  case nested
  /// One object to a line (NDJSON), with the row's `depth`, `kind` and `path` in front of its values.
  ///
  /// The path is the labels from the top row down, joined by `/`, a `/` inside a label written `\/`.
  case lines
}
