extension Store {
  /// Commits a change set, as one batch. A change set is used once: a second commit of it changes
  /// nothing.
  ///
  /// Observers are told while the old values are there. A batch that one of them begins - a commit, a
  /// layer, a layer's end - runs at once and ends first. This one is then worked out again from what the
  /// store holds by then: where both write, this one's values stand, with the layers above them, and a
  /// slot is told by each batch once. After `clear` inside a batch nothing of the batch is written.
  @_spi(Runtime) @discardableResult
  public func commit(_ changes: ChangeSet, as kind: BatchKind) -> CommitSummary {
    defer { tellCommit() }
    return core.commit(changes)
  }

  /// Applies an optimistic response as a layer on top of everything, as one batch (B-12.1). Batches
  /// committed from now on are written below it, also one that an observer commits meanwhile.
  @_spi(Runtime) @discardableResult
  public func applyLayer(_ changes: ChangeSet) -> (id: LayerID, summary: CommitSummary) {
    defer { tellCommit() }
    return core.applyLayer(changes)
  }

  /// Applies an optimistic response that is a function of the store (B-12.4): it is asked now, and again
  /// whenever something changed below its layer. It reads the store with the layers below applied; a batch
  /// that it begins all the same ends first, and the function is not asked again for that one.
  ///
  /// - Parameter answer: Nil shows nothing, and so does a throw at a later time, which the batch that asked
  ///   has among its problems.
  /// - Throws: What the function throws now; no layer is applied then.
  @_spi(Runtime) public func applyLayer(
    answer: @escaping @MainActor (StoreReader) throws -> ChangeSet?
  ) rethrows -> (id: LayerID, summary: CommitSummary) {
    defer { tellCommit() }
    let first = try answer(StoreReader(store: self))
    return core.applyLayer(first) { [weak self] in
      // Batches alone ask, and they are the main actor's.
      try MainActor.assumeIsolated { try self.flatMap { try answer(StoreReader(store: $0)) } }
    }
  }

  /// Takes a layer back, as one batch; the layers above it are applied again. A layer that is not there
  /// any more changes nothing.
  @_spi(Runtime) @discardableResult
  public func revert(_ layer: LayerID) -> CommitSummary {
    defer { tellCommit() }
    return core.revert(layer)
  }

  /// Puts a server's answer in place of a layer, in one batch: who observes a slot that the answer gives
  /// the value it already shows hears of nothing.
  @_spi(Runtime) @discardableResult
  public func resolve(_ layer: LayerID, with changes: ChangeSet) -> CommitSummary {
    defer { tellCommit() }
    return core.resolve(layer, with: changes)
  }

  /// Back to the three empty roots. Every lens reads as absent from now on, the lenses over a root
  /// as empty; who observed a value is told. Roots that are held stay held, those that are parked leave.
  @_spi(Runtime) public func clear() {
    let left = core.clear()
    tellCommit()
    for root in left { self.left(root) }
  }

  /// Called when a batch that changed something has ended, whoever began it: an answer, a layer, a
  /// payload committed by hand, `clear`. Batches begun by observers while another is under way end with
  /// it, and the hook is called once for all of them. It may begin batches itself.
  @_spi(Runtime) public var onCommit: (@MainActor () -> Void)? {
    get { core.onCommit }
    set { core.onCommit = newValue }
  }

  /// After whatever tells observers, who may have begun batches.
  func tellCommit() {
    collectSoon()
    core.tellCommit()
  }

  /// Who fills the store, held weakly: what a lens asks for more.
  @_spi(Runtime) public var driver: AnyObject? {
    get { core.driver }
    set { core.driver = newValue }
  }

  /// Called at a read that did not find what its lens promises. The hook must not read through lenses.
  @_spi(Runtime) public var onReadProblem: (@MainActor (ReadProblem) -> Void)? {
    get { core.onReadProblem }
    set { core.onReadProblem = newValue }
  }

  /// Whether summaries list the slots that changed, which costs a little for each.
  @_spi(Runtime) public var recordsChanges: Bool {
    get { core.recordsChanges }
    set { core.recordsChanges = newValue }
  }

  /// The keys of the records held, sorted by their bytes.
  @_spi(Runtime) public var recordKeys: [String] {
    core.recordKeys
  }
}

/// What a batch is for (B-8.1), as the caller says it where it is called. The store writes both alike.
@_spi(Runtime) public enum BatchKind: Sendable, Hashable {
  /// A server's answer.
  case server
  /// The runtime's own writes, and payloads committed by hand.
  case local
}
