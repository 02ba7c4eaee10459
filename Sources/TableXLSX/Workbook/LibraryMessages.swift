internal import CXLSXWriter

/// What libxlsxwriter says on the stream `stderr` when it fails, beside the error that it returns.
package enum LibraryMessages {
  /// Lets it all go nowhere, for a program that tells errors itself and prints nothing through that stream.
  package static func silence() { isSilent }

  // Once for the process, whoever asks first.
  private static let isSilent: Void = silence_error_stream()
}
