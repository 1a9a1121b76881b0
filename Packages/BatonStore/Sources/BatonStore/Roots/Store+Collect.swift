extension Store {
  /// Lets go now of the records that nothing reaches any more: no operation that is retained or was let
  /// go of lately, and no optimistic response.
  ///
  /// It happens by itself on the next turn of the main actor after an operation left or a batch moved or
  /// dropped a link, at most once a turn; who runs no turns, or measures memory, calls it. Inside a batch,
  /// where an observer is just being told, it is put off to the next turn.
  ///
  /// A lens or a list that is kept past it reads as absent where its records went.
  public func collect() {
    core.collect()
    tellCommit()
  }

  /// Collects on the next turn of the main actor, where that is due.
  func collectSoon() {
    guard core.isCollectionDue, !core.isCollectionComing else { return }
    core.isCollectionComing = true
    Task { [weak self] in self?.collectIfDue() }
  }

  private func collectIfDue() {
    core.isCollectionComing = false
    if core.isCollectionDue { collect() }
  }
}
