import TableInput
import TestSupport

/// Reads JSON text.
func readJSON(_ json: String, isLines: Bool = false, shape: NestedShape = NestedShape()) throws -> JSONRecords
{
  try JSONReader(try InputSource.text(json, name: "t.json").read(), isLines: isLines, shape: shape).read()
}

/// The records of a store, one to a line: `a=1 b=x`, without blank fields, in the order of the tree.
func table(_ records: JSONRecords) throws -> [String] {
  let rows = RecordRows(records.tree, of: records.store)
  var listing = Listing(store: records.store)
  try rows.visitRows(&listing)
  return listing.lines
}

/// The sample data of the package.
func sampleData(_ name: String) throws -> InputText {
  try InputSource.file(TestEnvironment.packageFolder + "/samples/data/" + name).read()
}
