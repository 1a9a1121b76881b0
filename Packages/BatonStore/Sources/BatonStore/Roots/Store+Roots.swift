extension Store {
  /// The name of an operation's root, whether there is one or not. It stays the same while the root is
  /// there.
  @_spi(Runtime) public func root<Operation: GraphQLOperation>(of operation: Operation) -> RootID {
    RootID(number: owner(of: operation))
  }

  /// One more holder of an operation's root: what it selects is kept until all have released it.
  @_spi(Runtime) @discardableResult
  public func retainRoot<Operation: GraphQLOperation>(of operation: Operation) -> RootID {
    let id = root(of: operation)
    core.roots.retain(id, root(operation))
    return id
  }

  /// One holder less. The last one of a query makes it the latest of the release buffer, and a
  /// subscription's root go at once. A root that is not held changes nothing.
  @_spi(Runtime) public func releaseRoot(_ root: RootID) {
    left(core.roots.release(root))
  }

  /// Keeps an operation that nobody holds as if just released: what was fetched, preloaded or committed by
  /// hand. Mutations wait in a buffer of their own.
  @_spi(Runtime) @discardableResult
  public func parkRoot<Operation: GraphQLOperation>(of operation: Operation) -> RootID {
    let id = root(of: operation)
    left(core.roots.park(id, root(operation)))
    return id
  }

  /// Called when a root left the store, which nobody held any more: pushed out of its buffer, with a
  /// subscription's last holder, or by `clear`. The root has gone by then.
  @_spi(Runtime) public var onRootLeft: (@MainActor (RootID) -> Void)? {
    get { core.onRootLeft }
    set { core.onRootLeft = newValue }
  }

  /// When a root was last committed in this launch; nil where that is not known.
  @_spi(Runtime) public func stamp(of root: RootID) -> RootStamp? { core.roots.roots[root]?.stamp }

  /// When a root was last committed; nil where that is not known, not even to the image.
  ///
  /// - Parameter now: The time by the clock of whoever commits, for the image knows ages.
  @_spi(Runtime) public func stamp(of root: RootID, at now: Duration) -> RootStamp? {
    guard let known = core.roots.roots[root] else { return nil }
    if known.stamp != nil || known.isAgeAsked { return known.stamp }
    let stamp = core.imageStamp(of: root, at: now)
    core.roots.askedForAge(of: root, stamp)
    return stamp
  }

  /// Notes when a root was committed. The stamp goes with the root; one of a root that is not there is
  /// not kept.
  @_spi(Runtime) public func setStamp(_ stamp: RootStamp?, of root: RootID) {
    core.roots.stamp(root, stamp)
    if let stamp { core.keep(stamp, of: root) }
  }

  /// How often all data was called stale; what is stamped with an earlier one is.
  @_spi(Runtime) public var invalidationEpoch: Int { core.invalidationEpoch }

  /// Makes all data stale that is in the store by now.
  @_spi(Runtime) public func beginInvalidationEpoch() {
    core.invalidationEpoch += 1
    core.image?.invalidate()
  }

  /// The roots that nobody holds, the one that leaves next first.
  @_spi(Runtime) public func parkedRoots(_ kind: OperationKind) -> [RootID] {
    core.roots.parked(kind)
  }

  private func root<Operation: GraphQLOperation>(_ operation: Operation) -> RootTable.Root {
    RootTable.Root(
      kind: Operation.kind, plan: Operation.plan,
      variables: operation.variables.merging(defaults: Operation.defaults))
  }

  func left(_ root: RootID?) {
    guard let root else { return }
    core.isCollectionDue = true
    collectSoon()
    core.onRootLeft?(root)
  }
}
