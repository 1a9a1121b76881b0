@_spi(Generated) @_spi(Runtime) public import BatonStore

/// One subscription of one environment: its stream, and what came on it.
///
/// Equal operation values share a handle and a stream. A view gets one through `@Subscription`; anything
/// else asks ``Environment/handle(for:)`` and holds a ``Retention`` for as long as it wants events:
///
/// ```swift
/// let handle = environment.handle(for: CharacterEvents(id: "9"))
/// let retention = handle.retain()
/// ```
///
/// Each event is committed to the store like any answer, so that whoever reads its records sees it.
/// Every property is observed: who read it is woken when it changes, and only then.
@MainActor
public final class SubscriptionHandle<Operation: Subscription> {
  // State, all of it on the main actor:
  // - `operation`, `key`: the unresolved value; they never change.
  // - `environment`: weak, as the environment holds the handles that are held.
  // - `shown`: what is seen, with a signal for each part; written only by `update`.
  // - `holders`: how many hold it.
  // - `generation`: counts the streams and the pauses; what lands for an earlier one is dropped.
  // - `task`: what receives the stream, or waits for the next.
  // - `backoff`: since the last event, while it is held.
  // - `hasConnected`: since somebody holds it; `isResumption`: whether it had before this stream.
  // - `missing`: what waits to fetch again what was missed; `missingBackoff`: since this stream began.
  // - `started`: when the stream was asked for.
  // - `onResumption`: see there.

  /// The operation's value.
  public let operation: Operation
  let key: RootKey
  private(set) weak var environment: Environment?
  private var shown = Shown()
  private let streamSignal = Signal()
  private let phaseSignal = Signal()
  private let eventsSignal = Signal()
  private let resumptionsSignal = Signal()
  var holders = 0
  var generation = 0
  var task: Task<Void, Never>?
  var backoff = Backoff()
  var hasConnected = false
  var isResumption = false
  var missing: Task<Void, Never>?
  var missingBackoff = Backoff()
  var started = ContinuousClock.now

  /// A query that is fetched each time the server has the stream again after an interruption, so that what
  /// was missed meanwhile is read. Where it can't be reached or read, it is fetched again for as long as this
  /// stream goes on, after pauses like the stream's. It is fetched also where nobody holds it; its handle then
  /// keeps the answer as the latest of what views released.
  public var onResumption: (any Query)?

  init(_ operation: Operation, _ key: RootKey, in environment: Environment) {
    var operation = operation
    operation.resolution = .unresolved  // a resolved value would hold this handle, or another
    self.operation = operation
    self.key = key
    self.environment = environment
    if environment.hasEnded { shown.end(.gone) }
  }

  isolated deinit {
    task?.cancel()
    missing?.cancel()
    environment?.forget(key)
  }

  /// How the stream stands.
  public var stream: StreamState {
    streamSignal.read()
    return shown.stream
  }

  /// Why the stream waits or ended; nil where it is open, parked or completed. While it is connected
  /// again, the reason for that.
  public var failure: Failure? {
    streamSignal.read()
    return shown.failure
  }

  /// How many events came, in all its streams. A payload of errors alone is none.
  public var events: Int {
    eventsSignal.read()
    return shown.events
  }

  /// How often the stream was connected again after it had failed, or was parked, or ended.
  public var resumptions: Int {
    resumptionsSignal.read()
    return shown.resumptions
  }

  /// What the last event has to show: `loading` before the first, `failed` where the stream ended by a
  /// failure before it, or the event lacks what the operation requires. A stream that fails later leaves
  /// the data.
  public var phase: Phase<Operation.Data> {
    phaseSignal.read()
    if shown.isGone { return .failed(.gone) }
    if shown.hasData, let environment {
      let data = environment.store.read(operation)
      return Operation.failure(of: data, besides: shown.unplaced).map { .failed($0) }
        ?? .ready(data)
    }
    if case .ended(_?) = shown.stream, let failure = shown.failure { return .failed(failure) }
    return .loading
  }
}

// What is shown, without telling the reader's observation.
extension SubscriptionHandle {
  struct Shown {
    var stream = StreamState.idle
    var failure: Failure?
    var events = 0
    var resumptions = 0
    var hasData = false
    /// The errors of the last event that belong to no field.
    var unplaced: [GraphQLError] = []

    mutating func end(_ failure: Failure?) {
      (stream, self.failure) = (.ended(failure?.kind), failure)
    }

    var isGone: Bool { stream == .ended(.gone) }

    /// What `phase` makes its choice by.
    fileprivate var phaseTag: Int {
      if isGone { return 0 }
      if hasData { return 1 }
      if case .ended(_?) = stream { return 2 }
      return 3
    }
  }

  var storedStream: StreamState { shown.stream }
  var isGone: Bool { shown.isGone || (environment?.hasEnded ?? true) }

  /// Changes what is shown. All is written before anyone is told: who is told may let go of the handle or
  /// connect it again, and what that shows is the last word.
  func update(_ change: (inout Shown) -> Void) {
    let old = shown
    var new = shown
    change(&new)
    shown = new
    let isOtherPhase =
      old.phaseTag != new.phaseTag
      || new.hasData && Operation.throwsOnFieldError && old.unplaced != new.unplaced
    if isOtherPhase { phaseSignal.changed() }
    if old.stream != new.stream { streamSignal.changed() }
    if old.events != new.events { eventsSignal.changed() }
    if old.resumptions != new.resumptions { resumptionsSignal.changed() }
  }
}
