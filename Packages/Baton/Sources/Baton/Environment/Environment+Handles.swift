@_spi(Runtime) internal import BatonStore

extension Environment {
  /// The handle of an operation: the same one for equal values for as long as anyone has it.
  ///
  /// Asking for it fetches nothing and keeps nothing; ``OperationHandle/retain(fetchPolicy:)`` does.
  public func handle<Operation: Query>(for operation: Operation) -> OperationHandle<Operation> {
    let key = RootKey(operation)
    if let found = entries[key]?.handle as? OperationHandle<Operation> {
      if entries[key]?.root == nil { found.lookAnew() }
      return found
    }
    let handle = OperationHandle(operation, key, in: self)
    register(handle)
    return handle
  }

  /// The handle of a subscription: the same one for equal values for as long as anyone has it.
  ///
  /// Asking for it connects nothing; ``SubscriptionHandle/retain()`` does.
  public func handle<Operation: Subscription>(
    for operation: Operation
  ) -> SubscriptionHandle<Operation> {
    let key = RootKey(operation)
    if let found = entries[key]?.handle as? SubscriptionHandle<Operation> { return found }
    let handle = SubscriptionHandle(operation, key, in: self)
    register(handle)
    return handle
  }

  private func register(_ handle: some AnyHandle) {
    if hasEnded { return }
    handlesMade += 1
    entries[handle.key] = HandleEntry(handle, number: handlesMade)
  }

  /// A handle went; its key may be another's by now.
  func forget(_ key: RootKey) {
    guard let entry = entries[key], entry.handle == nil else { return }
    entries[key] = nil
  }

  /// Who holds a handle has changed: retains the root of one that is held, and releases that of one that
  /// no longer is.
  func heldChanged(_ handle: some AnyHandle) {
    guard !hasEnded, let entry = entries[handle.key] else { return }
    switch (handle.isHeld, entry.isRetained) {
    case (true, false):
      keep(handle, isRetained: true)
      store.retainRoot(of: handle.anyOperation)
    case (false, true):
      entries[handle.key]?.isRetained = false
      if let root = entry.root { store.releaseRoot(root) }
    case (false, false) where entry.root == nil: park(handle)
    default: break
    }
  }

  /// Makes a handle that nobody holds the latest of the release buffer.
  func park(_ handle: some AnyHandle) {
    guard !hasEnded, let entry = entries[handle.key], !entry.isRetained else { return }
    keep(handle, isRetained: false)
    store.parkRoot(of: handle.anyOperation)
  }

  private func keep(_ handle: some AnyHandle, isRetained: Bool) {
    let root = store.root(of: handle.anyOperation)
    roots[root] = handle.key
    entries[handle.key]?.kept = handle
    entries[handle.key]?.root = root
    entries[handle.key]?.isRetained = isRetained
  }

  /// A root that left the store takes its handle with it, and the fetch in flight.
  func observeRoots() {
    store.onRootLeft = { [weak self] root in self?.evict(root) }
  }

  private func evict(_ root: RootID) {
    guard let key = roots.removeValue(forKey: root), let handle = entries[key]?.kept else { return }
    entries[key]?.kept = nil
    entries[key]?.root = nil
    handle.evicted()
  }

  /// The handle shows no data: each commit may bring it.
  func awaitData(_ handle: some AnyHandle) {
    if hasEnded { return }
    awaiting[ObjectIdentifier(handle)] = WeakHandle(handle: handle)
  }

  func noLongerAwaitsData(_ handle: some AnyHandle) {
    awaiting[ObjectIdentifier(handle)] = nil
  }

  func wakeAwaiting() {
    // Looked up at its turn: a handle that was woken may let others go, or bring new ones.
    for id in awaiting.keys {
      if let handle = awaiting[id]?.handle { handle.checkAgain() } else { awaiting[id] = nil }
    }
  }
}
