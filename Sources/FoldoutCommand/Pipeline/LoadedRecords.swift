internal import TableInput

/// The records of one input or several, with the places that JSON gives them in one another.
struct LoadedRecords {
  /// The records; all values are text.
  let store: RecordStore
  /// Which records are inside which, for JSON.
  let nesting: RecordTree?
  /// What each input was read as.
  let kinds: [InputKind]
  /// How many records were read; more than the store has where they were gathered.
  let count: Int
  /// What was gathered of records that were not kept, one for each in the store.
  var aggregates: AggregatedRecords?
}
