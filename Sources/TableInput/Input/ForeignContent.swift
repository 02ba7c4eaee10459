/// What bytes are that are no text, going by how they begin.
struct ForeignContent {
  /// What they are, as a message says it.
  let description: String

  /// How to make text of them.
  let hint: String

  /// Looks at the first four bytes; `nil` if they may be text.
  init?(_ bytes: Span<UInt8>) {
    guard bytes.count >= 4 else { return nil }
    switch (bytes[0], bytes[1], bytes[2], bytes[3]) {
    case (0x50, 0x4B, 3, 4):
      self.init("is a zip archive or a workbook, not text", hint: Self.saving)
    case (0xD0, 0xCF, 0x11, 0xE0): self.init("is a workbook or a document, not text", hint: Self.saving)
    case (0x1F, 0x8B, _, _): self.init(compressedBy: "gzip", "twice")
    case (0x42, 0x5A, 0x68, 0x31...0x39): self.init(compressedBy: "bzip2")
    case (0xFD, 0x37, 0x7A, 0x58): self.init(compressedBy: "xz")
    case (0x28, 0xB5, 0x2F, 0xFD): self.init(compressedBy: "zstd")
    case (0x25, 0x50, 0x44, 0x46): self.init("is a PDF, not a table", hint: Self.saving)
    case (0x3C, 0x3F, 0x78, 0x6D), (0x3C, 0x21, 0x44, 0x4F), (0x3C, 0x21, 0x64, 0x6F),
      (0x3C, 0x68, 0x74, 0x6D):
      // `<?xm`, `<!DO`, `<!do`, `<htm`: more often a page that was saved in place of a file than a table.
      self.init(
        "is XML or HTML, not a table", hint: "look at what was saved; --encoding utf-8 reads it all the same")
    case (0xFF, 0xFE, 0, 0): self.init("is UTF-32, expected UTF-8 or UTF-16", hint: "save it as UTF-8 first")
    default: return nil
    }
  }

  private static let saving = "save the sheet as CSV first"

  private init(_ description: String, hint: String) {
    self.description = description
    self.hint = hint
  }

  private init(compressedBy program: String, _ times: String? = nil) {
    let program = [program, times].compactMap(\.self)
    self.init("is compressed by \(program.joined(separator: " "))", hint: "unpack it first: \(program[0]) -d")
  }
}
