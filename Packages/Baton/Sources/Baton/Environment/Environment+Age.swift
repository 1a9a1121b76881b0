internal import BatonStore

/// When an operation was last committed, and in which epoch what was committed was asked for.
struct Stamp {
  let time: Duration
  let epoch: Int
}

extension Environment {
  /// Counts all data committed so far as stale, and fetches each held query anew, except where no
  /// holder's policy lets it fetch. A query in flight is fetched again once its answer has landed,
  /// which is stale too, as it was asked for before.
  public func invalidate() {
    if hasEnded { return }
    epoch += 1
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

  private var liveHandles: [any AnyHandle] { entries.values.compactMap(\.handle) }

  /// - Parameter epoch: that of the request; what the server knew then may be what was invalidated.
  func stamp(_ key: RootKey, epoch: Int) {
    stamps[key] = Stamp(time: clock.now, epoch: epoch)
  }

  /// Makes an operation's data stale, whatever its age.
  func outdate(_ key: RootKey) {
    stamps[key] = Stamp(time: clock.now, epoch: .min)
  }

  func isBeforeInvalidation(_ epoch: Int) -> Bool { epoch < self.epoch }

  /// Whether an operation's data is too old. Data of unknown age, which other operations brought,
  /// is stale wherever age matters.
  func isStale<Operation: GraphQLOperation>(_ operation: Operation, _ key: RootKey) -> Bool {
    let expiration = Operation.cacheExpiration ?? store.cacheExpiration
    guard let stamp = stamps[key] else { return expiration != nil || epoch > 0 }
    if stamp.epoch < epoch { return true }
    guard let expiration else { return false }
    return clock.now - stamp.time >= expiration
  }
}
