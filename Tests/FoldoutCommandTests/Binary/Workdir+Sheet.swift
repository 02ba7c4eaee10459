import TestSupport

extension Workdir {
  /// The XML of a workbook's first sheet, for a test that looks for one cell.
  ///
  /// `gzip` unpacks it: the compressed data of a ZIP archive are those of a gzip file without its frame.
  func sheetXML(of workbook: String) throws -> String {
    let bytes = try bytes(of: workbook)
    let name = Array("xl/worksheets/sheet1.xml".utf8)
    let localHeader: [UInt8] = [0x50, 0x4B, 0x03, 0x04]
    let headerLength = 30
    var start = 0
    while start + headerLength + name.count < bytes.count {
      let isSheet =
        bytes[start...].starts(with: localHeader) && bytes[(start + headerLength)...].starts(with: name)
      if isSheet { break }
      start += 1
    }
    guard start + headerLength + name.count < bytes.count else { return "" }
    let extraLength = Int(bytes[start + 28]) | Int(bytes[start + 29]) << 8
    let data = bytes[(start + headerLength + name.count + extraLength)...]
    try write(bytes: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3] + data, to: "sheet.gz")
    // What follows the data is no gzip trailer, which `gzip` says after it has written everything.
    return try shell("gzip -dc < sheet.gz 2> sheet.log").output
  }
}
