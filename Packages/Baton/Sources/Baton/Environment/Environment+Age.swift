@_spi(Runtime) internal import BatonStore

extension Environment {
  /// Counts all data committed so far as stale, and fetches each held query anew, except where no
  /// holder's policy lets it fetch. A query in flight is fetched again once its answer has landed,
  /// which is stale too, as it was asked for before.
  public func invalidate() {
    if hasEnded { return }
    store.beginInvalidationEpoch()
    for handle in liveHandles {
      handle.ageMayHaveChanged()
      handle.refresh(onlyIfNeeded: false)
    }
  }

  /// Fetches those held queries anew whose data is too old or whose last fetch failed, except where
  /// no holder's policy lets it fetch. An app calls it when its user comes back.
  public func revalidate() {
    if hasEnded { return }
    for handle in liveHandles { handle.refresh(onlyIfNeeded: true) }
  }

  /// In the order in which they were made, so that what is sent comes in the same order each time.
  var liveHandles: [any AnyHandle] {
    entries.values.sorted { $0.number < $1.number }.compactMap(\.handle)
  }

  /// - Parameter epoch: that of the request; what the server knew then may be what was invalidated.
  func stamp(_ key: RootKey, epoch: Int) {
    guard let root = entries[key]?.root else { return }
    store.setStamp(RootStamp(time: clock.now, epoch: epoch), of: root)
  }

  /// Makes an operation's data stale, whatever its age.
  func outdate(_ key: RootKey) { stamp(key, epoch: .min) }

  func isBeforeInvalidation(_ epoch: Int) -> Bool { epoch < store.invalidationEpoch }

  /// Whether an operation's data is too old. Data of unknown age, which other operations brought,
  /// is stale wherever age matters.
  func isStale<Operation: GraphQLOperation>(_ operation: Operation, _ key: RootKey) -> Bool {
    let expiration = Operation.cacheExpiration ?? store.cacheExpiration
    guard let stamp = entries[key]?.root.flatMap({ store.stamp(of: $0, at: clock.now) }) else {
      return expiration != nil || store.invalidationEpoch > 0
    }
    if isBeforeInvalidation(stamp.epoch) { return true }
    guard let expiration else { return false }
    return clock.now - stamp.time >= expiration
  }
}
