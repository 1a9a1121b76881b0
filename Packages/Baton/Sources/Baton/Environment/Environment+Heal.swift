@_spi(Runtime) @_spi(Testing) internal import BatonStore

extension Environment {
  /// Reads that found nothing, or something else, go to the log; what no response filled is asked for.
  func observeReads() {
    store.onReadProblem = { [weak self] in self?.readFailed($0) }
  }

  private func readFailed(_ problem: ReadProblem) {
    let (type, field) = (problem.type, problem.field)
    switch problem.kind {
    case .unexpected: tellSoon(.unexpected(type: type, field: field))
    case .requiredFieldMissing: tellSoon(.requiredFieldMissing(type: type, field: field))
    case .missing:
      let handle = problem.root.flatMap(keptHandle)
      if handle?.healing == .done { return tellSoon(.unexpected(type: type, field: field)) }
      tellSoon(.missing(type: type, field: field))
      // A subscription is not asked again for what its events lack.
      if let handle, handle.anyOperation is any Query { healSoon(handle) }
    }
  }

  private func keptHandle(_ root: RootID) -> (any AnyHandle)? {
    roots[root].flatMap { entries[$0]?.kept }
  }

  /// Not at once: a read is part of a body. One that ran the log would depend on all that the log reads, and
  /// would run again for whatever is logged next.
  private func tellSoon(_ event: LogEvent) {
    if hasEnded { return }
    toTell.append(event)
    guard toTell.count == 1 else { return }
    Task { [weak self] in self?.tell() }
  }

  /// Tells what reads had to.
  func tell() {
    let events = toTell
    toTell = []
    for event in events { note(event) }
  }

  /// Not at once: a body's observers are not in place before its end.
  private func healSoon(_ handle: any AnyHandle) {
    if hasEnded { return }
    toHeal.insert(handle.key)
    guard toHeal.count == 1 else { return }
    Task { [weak self] in self?.heal() }
  }

  /// Whether something is put off to the next turn: what reads had to tell, fetches for what was read and is
  /// missing, a collection.
  @_spi(Testing) public var hasTurnComing: Bool {
    !toTell.isEmpty || !toHeal.isEmpty || store.isCollectionComing
  }

  private func heal() {
    let keys = toHeal
    toHeal = []
    for key in keys {
      guard let handle = entries[key]?.kept else { continue }
      outdate(key)
      handle.ageMayHaveChanged()
      handle.heal()
    }
  }
}
