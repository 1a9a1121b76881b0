/// A batch under way: what it does, and what it has done so far.
struct RunningBatch {
  let changes: ChangeSet?
  let removed: LayerID?
  let added: Layer?
  var summary = CommitSummary()
  /// The layers' functions that threw, for the first time or again after they had answered.
  var failures: [CommitProblem] = []
  /// The channels that were told, in order, by all passes.
  var told: ContiguousArray<Told> = []
  /// The numbers of the records that the first pass made, and those that followed: above the first, up
  /// to the second.
  var first: (after: UInt32, last: UInt32) = (0, 0)
  var others: [(after: UInt32, last: UInt32)] = []
  /// What goes to the image besides the response; nil without an image.
  var extras: ImageExtras?
  /// The changes are a part's that is for no place, and nothing was written.
  var isDropped = false
  /// See `StoreCore.beginWriting`.
  var writer = 0

  init(_ changes: ChangeSet?, _ removed: LayerID?, _ added: Layer?) {
    self.changes = changes
    self.removed = removed
    self.added = added
  }

  /// Puts the errors that came with the answer into the summary.
  mutating func takeErrors() {
    guard let answer = changes ?? added?.changes, !answer.errors.isEmpty else { return }
    summary.errors = answer.errors
    summary.unplacedErrors = answer.unplacedErrors
    summary.unhandledErrors = answer.unhandledErrors
  }

  /// Notes the records that a pass made.
  mutating func note(_ made: (after: UInt32, last: UInt32)) {
    if first.last == 0 { first = made } else { others.append(made) }
  }

  /// Whether a pass of this batch made the record.
  func made(_ record: Record) -> Bool {
    let number = record.number
    if number > first.after, number <= first.last { return true }
    return others.contains { number > $0.after && number <= $0.last }
  }
}

extension StoreCore {
  /// Runs a batch: what it changes is found out, told, and then written.
  ///
  /// Observers run while the old values are still there, and may do anything, even begin batches of
  /// their own, which end before this one. What was found out is stale then, so that this batch begins
  /// again from what the store holds now; a channel is told once. It ends, for each pass tells channels
  /// that were not told yet, and a pass that tells nobody is not disturbed.
  func run(
    writing changes: ChangeSet? = nil, removing removed: LayerID? = nil, adding added: Layer? = nil
  ) -> CommitSummary {
    // Made here: handed over it would be copied, array by array.
    var running = RunningBatch(changes, removed, added)
    running.takeErrors()
    uncover()
    depth += 1
    defer { endBatch() }
    let generation = generation
    running.writer = beginWriting(running.kind, running.operation)
    while true {
      batch &+= 1
      passStart = lastNumber
      if pass(&running) { break }
      // An observer cleared the store: what the batch changed is gone.
      if generation != self.generation { break }
      // What lists hold was found out from changes that were not made.
      edgeEpoch &+= 1
    }
    if let image, let changes = running.changes, !running.isDropped,
      generation == self.generation
    {
      image.write(ImageBatch(changes, running.extras))
    }
    if running.told.capacity <= StoreCore.fewChanges {
      running.told.removeAll(keepingCapacity: true)
      swap(&running.told, &spareTold)
    }
    // Moved, not copied.
    var summary = CommitSummary()
    swap(&summary, &running.summary)
    return summary
  }

  /// Tells those of the channels that were not told yet; false if an observer began a batch meanwhile.
  func tell(_ channels: ContiguousArray<Told>, _ running: inout RunningBatch) -> Bool {
    let number = batch
    running.note((after: passStart, last: lastNumber))
    note(made: (after: passStart, last: lastNumber), by: running.writer)
    // The first pass is the only one of nearly every batch.
    if running.told.isEmpty {
      running.told = channels
      willSet(channels)
      return batch == number
    }
    let known = Set(running.told)
    let fresh = channels.filter { !known.contains($0) }
    running.told += fresh
    willSet(ContiguousArray(fresh))
    return batch == number
  }
}
