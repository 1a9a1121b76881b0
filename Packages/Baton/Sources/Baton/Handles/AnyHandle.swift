internal import BatonStore

/// What the environment asks of a handle, whatever its operation.
@MainActor
protocol AnyHandle: AnyObject {
  var key: RootKey { get }
  var anyOperation: any GraphQLOperation { get }
  var healing: Healing { get }
  /// Whether a view, a retention or a caller that awaits a fetch needs it.
  var isHeld: Bool { get }
  /// Data arrived for some operation, maybe enough for this one.
  func checkAgain()
  /// Fetches where a holder allows the network; `onlyIfNeeded` when the data is stale or failed.
  func refresh(onlyIfNeeded: Bool)
  /// A slot of its data was read that no response filled.
  func heal()
  /// It was committed, or all were invalidated.
  func ageMayHaveChanged()
  /// It left the release buffer: the fetch in flight goes with it.
  func evicted()
  /// The app came to the front, or left it.
  func activityChanged()
  /// The environment has ended.
  func becomeGone()
}

/// What only a query's handle has, or only a subscription's.
extension AnyHandle {
  var healing: Healing { .none }
  func checkAgain() {}
  func refresh(onlyIfNeeded: Bool) {}
  func heal() {}
  func ageMayHaveChanged() {}
  func activityChanged() {}
}
