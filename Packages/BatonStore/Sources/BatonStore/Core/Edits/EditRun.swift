/// What the edits of one change set came to, besides values of slots.
struct EditRun {
  /// The records that edits made or wrote to.
  var named: [Record] = []
  var problems: [CommitProblem] = []
  /// The errors of pages that are those of lists too.
  var errors: [ErrorCopy] = []
  /// Whether fields may have errors at all.
  var copiesErrors = false
  /// The records that edits deleted.
  var deleted: [Record] = []
  /// The ids of records to delete that memory does not hold, and the keys of lists to edit: what an image has
  /// of them is wrong from now on.
  var unseenIDs: [String] = []
  var unseenLists: [String] = []
  /// The pages that were merged, so that an object that a response repeats is merged once.
  var merged: Set<MergedPage> = []

  /// Nothing was deleted or edited unseen.
  var namesNothing: Bool { deleted.isEmpty && unseenIDs.isEmpty && unseenLists.isEmpty }

  struct MergedPage: Hashable {
    let connection: ObjectIdentifier
    let page: ObjectIdentifier
  }
}

extension StoreCore {
  /// Makes a change set's edits, in its order, over the state its entries leave (B-8.2); nil where it has
  /// none.
  func edit(_ source: PendingChanges.Source, _ pending: inout PendingChanges) -> EditRun? {
    if !source.hasEdits { return nil }
    var run = EditRun()
    run.copiesErrors = pending.mayHaveErrors(source, in: self)
    for change in source.parts.edits {
      switch change {
      case .page(let page): merge(page, of: source, &pending, &run)
      case .insert(let change): insert(change, of: source, &pending, &run)
      case .deleteEdges(let connections, let ids):
        deleteEdges(of: source.parts.ids[ids], from: connections, &pending, &run)
      case .deleteRecords(let ids): delete(source.parts.ids[ids], &pending, &run)
      }
    }
    empty(run.deleted, &pending)
    return run
  }
}
