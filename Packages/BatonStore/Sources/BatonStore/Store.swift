/// The records of every answer, and the state that views read.
///
/// A response is committed as one batch; each slot that it changes wakes who observes that slot, once.
/// The store is the main actor's; responses are made ready off it (`Ingest`).
///
/// ```swift
/// let store = Store()
/// try store.commit(CharacterQuery(id: "9"), Payload(json: bytes))
/// let name = store.read(CharacterQuery(id: "9")).character?.characterHeader.name
/// ```
@MainActor public final class Store {
  // State: `core`, reached on the main actor alone.
  let core: StoreCore

  /// The age from which data reads as stale, for operations that say none; nil is never.
  public let cacheExpiration: Duration?

  /// How many operations that nobody retains any more are kept, queries and mutations each, before their
  /// records can go.
  public let releaseBufferSize: Int

  /// - Parameter releaseBufferSize: Anything below 0 counts as 0.
  public init(cacheExpiration: Duration? = nil, releaseBufferSize: Int = 10) {
    self.cacheExpiration = cacheExpiration
    self.releaseBufferSize = max(0, releaseBufferSize)
    core = StoreCore(releaseBufferSize: self.releaseBufferSize)
  }

  /// A store whose records are kept by an image for the next launch.
  @_spi(Image) public convenience init(
    cacheExpiration: Duration? = nil, releaseBufferSize: Int = 10, image: (any StoreImage)?
  ) {
    self.init(cacheExpiration: cacheExpiration, releaseBufferSize: releaseBufferSize)
    core.image = image
  }

  isolated deinit {
    core.end()
  }

  /// Commits a response by hand, as one batch, of one that comes in parts the first (``begin(_:)``). It may be partial: a field it does not answer keeps what
  /// it holds.
  ///
  /// Observers are told before the values change. A batch that one of them begins ends first, and this
  /// one is then worked out again over it: the whole payload stands, under the optimistic layers.
  ///
  /// What the operation selects is then kept as if just released by the last who retained it, unless
  /// somebody retains it.
  ///
  /// - Returns: What the batch changed, and the errors of single fields that the response brought.
  /// - Throws: `IngestError`; nothing is written then.
  @discardableResult
  public func commit<Operation: GraphQLOperation>(
    _ operation: Operation, _ payload: Payload
  ) throws(IngestError) -> CommitSummary {
    try begin(operation).commit(payload)
  }

  /// The lens over the operation's root record. Reading it fetches nothing.
  public func read<Operation: GraphQLOperation>(_ operation: Operation) -> Operation.Data {
    let record = core.root(Operation.kind)
    return Operation.Data(
      anchor: Anchor(record: record, owner: owner(of: operation), origin: record.number))
  }

  /// Every record by key, one a line: JSON that a test can compare and a person can read.
  public func dump() -> String {
    DumpText.text(of: core.contents)
  }

  /// Whether the records in memory answer everything the operation selects but what a server may answer
  /// later, in parts (B-13.2). What memory lacks is taken from the image, if there is one, and is in memory
  /// then.
  ///
  /// A root field that names a record by its key, and was never answered itself, is linked to the record
  /// if the store holds it (B-13.3): a later read finds it there.
  public func check<Operation: GraphQLOperation>(_ operation: Operation) -> Availability {
    if walk(operation).availability == .memory {
      // What nobody waits for is brought all the same.
      if core.image != nil, mayLackClientFields(operation) || !holdsParts(of: operation) {
        _ = bringFromImage(operation)
      }
      return .memory
    }
    guard bringFromImage(operation) else { return .miss }
    return walk(operation).availability == .memory ? .image : .miss
  }

  /// The same check in memory alone, with what was missing, for who checks again and again. Without it, where something is
  /// missing, only a further check can tell.
  @_spi(Runtime) public func checkNotingMiss<Operation: GraphQLOperation>(
    _ operation: Operation
  ) -> (availability: Availability, miss: Miss?) {
    let (availability, trail) = walk(operation)
    return (availability, availability == .miss ? trail.miss : nil)
  }

  /// Whether something was taken from the image.
  private func bringFromImage<Operation: GraphQLOperation>(_ operation: Operation) -> Bool {
    defer { tellCommit() }
    let plan = Operation.plan.compiled
    let variables = operation.variables.merging(defaults: Operation.defaults)
    let root = plan.root(kind: Operation.kind, conditions: plan.conditions(for: variables))
    let owner = owner(of: operation)
    let hasBrought = core.bringFromImage(
      plan, root, on: core.root(Operation.kind), owner: owner, variables)
    core.owners.scope(owner)?.askedImageAt = core.lastNumber
    return hasBrought
  }

  /// Whether the operation selects client fields that the image was not asked for, as far as is known without
  /// a look at each record: not in this launch, or records were made since.
  private func mayLackClientFields<Operation: GraphQLOperation>(_ operation: Operation) -> Bool {
    guard Operation.plan.compiled.hasClientFields,
      let scope = core.owners.scope(owner(of: operation))
    else { return false }
    return scope.askedImageAt != core.lastNumber
  }

  private func walk<Operation: GraphQLOperation>(
    _ operation: Operation
  ) -> (availability: Availability, trail: Trail) {
    defer { tellCommit() }
    let plan = Operation.plan.compiled
    let variables = operation.variables.merging(defaults: Operation.defaults)
    let root = plan.root(kind: Operation.kind, conditions: plan.conditions(for: variables))
    return core.check(
      plan, root, on: core.root(Operation.kind), owner: owner(of: operation), variables)
  }

  /// Whether the records in memory of an operation that they answer hold its deferred parts too
  /// (B-18.1).
  @_spi(Runtime) public func holdsParts<Operation: GraphQLOperation>(of operation: Operation)
    -> Bool
  {
    guard Operation.plan.isDeferring else { return true }
    let plan = Operation.plan.compiled
    let variables = operation.variables.merging(defaults: Operation.defaults)
    let root = plan.root(kind: Operation.kind, conditions: plan.conditions(for: variables))
    return core.holdsParts(
      of: plan, root, on: core.root(Operation.kind), owner: owner(of: operation), variables)
  }

  /// Who only looks at many operations leaves an owner of each behind, until a collection forgets it.
  func owner<Operation: GraphQLOperation>(of operation: Operation) -> UInt32 {
    let owner = core.owners.number(
      operation: Operation.name,
      variables: operation.variables.merging(defaults: Operation.defaults), plan: Operation.plan)
    if core.owners.count > core.ownerLimit {
      core.isCollectionDue = true
      collectSoon()
    }
    return owner
  }
}
