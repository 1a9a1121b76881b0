/// A batch under way: what it does, and what it has done so far.
struct RunningBatch {
  let changes: ChangeSet?
  let removed: LayerID?
  let added: Layer?
  var summary = CommitSummary()
  /// The channels that were told, in order, by all passes.
  var told: ContiguousArray<Told> = []
  /// The number of the batch's first pass, and of those that followed.
  var first: UInt32 = 0
  var others: [UInt32] = []

  init(
    writing changes: ChangeSet? = nil, removing removed: LayerID? = nil, adding added: Layer? = nil
  ) {
    self.changes = changes
    self.removed = removed
    self.added = added
    summary.errors = changes?.errors ?? added?.changes.errors ?? []
  }

  /// Whether a pass of this batch made the record.
  func made(_ record: Record) -> Bool {
    let number = record.head.pointee.batch
    return number == first || others.contains(number)
  }
}

extension StoreCore {
  /// Runs a batch: what it changes is found out, told, and then written.
  ///
  /// Observers run while the old values are still there, and may do anything, even begin batches of
  /// their own, which end before this one. What was found out is stale then, so that this batch begins
  /// again from what the store holds now; a channel is told once. It ends, for each pass tells channels
  /// that were not told yet, and a pass that tells nobody is not disturbed.
  func run(_ batchToRun: RunningBatch) -> CommitSummary {
    var running = batchToRun
    depth += 1
    defer { endBatch() }
    let generation = generation
    batch &+= 1
    running.first = batch
    while true {
      let isPlain = layers.isEmpty && running.removed == nil && running.added == nil
      if isPlain ? commitPlainly(&running) : rebase(&running) { break }
      // An observer cleared the store: what the batch changed is gone.
      if generation != self.generation { break }
      batch &+= 1
      running.others.append(batch)
    }
    return running.summary
  }

  /// Tells those of the channels that were not told yet; false if an observer began a batch meanwhile.
  func tell(_ channels: ContiguousArray<Told>, _ running: inout RunningBatch) -> Bool {
    let number = batch
    var fresh = channels
    if !running.told.isEmpty {
      let known = Set(running.told)
      fresh.removeAll { known.contains($0) }
    }
    running.told += fresh
    willSet(fresh)
    return batch == number
  }
}
