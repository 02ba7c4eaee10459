internal import SystemSupport
internal import TableInput

/// The records of a report, typed, and the tree that they stand in.
struct PlacedRecords {
  /// The records.
  let records: ReportRecords
  /// Which of them are below which.
  let tree: RecordTree

  /// Fewer records are placed sooner than a thread is started.
  private static let fewRecords = 1 << 14

  /// Types records and puts them into their tree, side by side where neither needs the other.
  ///
  /// - Parameters:
  ///   - loaded: The records as they were read.
  ///   - plan: The columns of the report.
  ///   - typer: Types the records.
  ///   - builder: Puts them into a tree.
  /// - Throws: an error for a value that is not what its column must hold, or else where the records can't stand in a tree.
  init(_ loaded: LoadedRecords, _ plan: ColumnPlan, _ typer: RecordTyper, _ builder: TreeBuilder) throws {
    let isGroupedLater = plan.hasComputedKey
    guard builder.groupsByTextAlone(plan.keys, typed: typer.columns), !isGroupedLater,
      loaded.store.count >= Self.fewRecords
    else {
      records = try typer.run()
      tree = try builder.tree(loaded, records.store, isGroupedLater: isGroupedLater)
      return
    }
    let building = WorkerThread { Result { try builder.tree(loaded, loaded.store, isGroupedLater: false) } }
    let typing = Result { try typer.run() }
    let built = building.join()
    records = try typing.get()
    tree = try built.get()
  }
}
