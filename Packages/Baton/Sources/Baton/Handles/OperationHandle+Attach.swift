@_spi(Generated) @_spi(Runtime) public import BatonStore

extension OperationHandle {
  /// Holds the handle, its data and its fetch until the retention is released, and does what the
  /// policy says, as a view's `@Query` does when the view appears.
  public func retain(fetchPolicy: FetchPolicy = .storeOrNetwork) -> Retention {
    attach(fetchPolicy)
    return Retention { [self] in detach(fetchPolicy) }
  }

  /// One more holder, with its policy.
  func attach(_ policy: FetchPolicy) {
    let isShown = holders > 0
    addHolder(policy)
    guard let environment, !isGone else { return show(.failed(.gone)) }
    environment.heldChanged(self)
    let isInStore = environment.store.check(operation) != .miss
    if policy != .networkOnly { awaitsOwnAnswer = false }
    switch policy {
    case .storeOnly:
      if isInStore {
        showData(environment)
      } else if !isShown || !(isReady || isFailed) {
        show(flight == nil ? .failed(.missingData) : .loading)
      }
    case .storeOrNetwork:
      if isInStore {
        showData(environment)
        let isEnough = !environment.isStale(operation, key) && unplacedErrors.isEmpty
        if !isEnough || !environment.store.holdsParts(of: operation) { fetchForHolder() }
      } else {
        if !isShown || !isReady { show(.loading) }
        fetchForHolder()
      }
    case .storeAndNetwork:
      if isInStore {
        showData(environment)
      } else if !isShown || !isReady {
        show(.loading)
      }
      fetchForHolder()
    case .networkOnly:
      if !isShown {
        awaitsOwnAnswer = true
        show(.loading)
      } else if !isReady {
        show(.loading)
      }
      fetchForHolder()
    }
  }

  /// One holder less.
  func detach(_ policy: FetchPolicy) {
    removeHolder(policy)
    environment?.heldChanged(self)
  }

  private func showData(_ environment: Environment) {
    awaitsOwnAnswer = false
    show(.ready(environment.store.read(operation)))
  }

  private func fetchForHolder() {
    begin()?.isWantedByHolder = true
  }
}

extension OperationHandle: AnyHandle {
  var anyOperation: any GraphQLOperation { operation }
  var isHeld: Bool { holders > 0 || (flight?.hasWaiters ?? false) }

  func checkAgain() {
    guard !isReady, !awaitsOwnAnswer, !isLanding, let environment, !isGone else { return }
    if miss?.isStill == true { return }
    let (availability, miss) = environment.store.checkNotingMiss(operation)
    self.miss = miss
    guard availability == .memory else { return }
    // Data that lacks what the operation requires is no news while an answer is awaited.
    if flight != nil, failure(of: environment.store.read(operation)) != nil { return }
    showData(environment)
  }

  func refresh(onlyIfNeeded: Bool) {
    guard networkHolders > 0, let environment, !isGone else { return }
    if onlyIfNeeded {
      var isNeeded = isFailed || environment.isStale(operation, key)
      if case .failed = storedFetchState { isNeeded = true }
      if !isNeeded { return }
    }
    if isFailed { show(.loading) }
    fetchForHolder()
  }

  func evicted() {
    stopFetching(.failure(CancellationError()))
    awaitsOwnAnswer = false  // with the fetch that would have brought it
    healing = .none
    show(unplaced: [])
    checkAgain()
  }

  /// Shows what a new handle would: the records of a root that left may have gone.
  func lookAnew() {
    // A fetch that just begins or ends is about to be kept, and has the last word.
    guard storedFetchState != .inFlight, let environment, !isGone else { return }
    let isInStore = environment.store.check(operation) != .miss
    show(isInStore ? .ready(environment.store.read(operation)) : .loading, fetch: .idle)
  }

  func becomeGone() {
    stopFetching(.failure(Failure.gone))
    show(.failed(.gone))
  }
}
