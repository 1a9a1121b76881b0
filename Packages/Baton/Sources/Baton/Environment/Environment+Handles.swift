internal import BatonStore

extension Environment {
  /// The handle of an operation: the same one for equal values for as long as anyone has it.
  ///
  /// Asking for it fetches nothing and keeps nothing; ``OperationHandle/retain(fetchPolicy:)`` does.
  public func handle<Operation: Query>(for operation: Operation) -> OperationHandle<Operation> {
    let key = RootKey(operation)
    if let found = entries[key]?.handle as? OperationHandle<Operation> { return found }
    let handle = OperationHandle(operation, key, in: self)
    if !hasEnded { entries[key] = HandleEntry(handle: handle, held: nil) }
    return handle
  }

  /// A handle went; its key may be another's by now.
  func forget(_ key: RootKey) {
    guard let entry = entries[key], entry.handle == nil else { return }
    entries[key] = nil
  }

  /// Who holds a handle has changed: keeps one that is held, parks one that no longer is.
  func heldChanged(_ handle: some AnyHandle) {
    let key = handle.key
    guard !hasEnded, entries[key] != nil else { return }
    if handle.isHeld {
      entries[key]?.held = handle
      parked.removeAll { $0 == key }
      return
    }
    entries[key]?.held = handle
    if !parked.contains(key) { parked.append(key) }
    while parked.count > store.releaseBufferSize { evict(parked.removeFirst()) }
  }

  /// Makes a handle that nobody holds the latest of the release buffer.
  func park(_ handle: some AnyHandle) {
    parked.removeAll { $0 == handle.key }
    heldChanged(handle)
  }

  private func evict(_ key: RootKey) {
    stamps[key] = nil
    guard let handle = entries[key]?.held else { return }
    entries[key]?.held = nil
    handle.evicted()
  }

  /// The handle shows no data: each commit may bring it.
  func awaitData(_ handle: some AnyHandle) {
    if hasEnded { return }
    awaiting[ObjectIdentifier(handle)] = HandleEntry(handle: handle, held: nil)
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
