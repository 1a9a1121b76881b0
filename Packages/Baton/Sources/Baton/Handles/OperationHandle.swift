@_spi(Generated) @_spi(Runtime) public import BatonStore

/// One operation of one environment, as views see it: what it shows, and what its fetch does.
///
/// Equal operation values share a handle. A view gets one through `@Query`; anything else asks
/// ``Environment/handle(for:)`` and holds a ``Retention`` for as long as it reads:
///
/// ```swift
/// let handle = environment.handle(for: CharacterQuery(id: "9"))
/// let retention = handle.retain()
/// if case .ready(let data) = handle.phase { print(data.character?.name ?? "nobody") }
/// ```
///
/// Every property is observed: who read it is woken when it changes, and only then.
@MainActor
public final class OperationHandle<Operation: Query> {
  // State, all of it on the main actor:
  // - `operation`, `key`: the unresolved value; they never change.
  // - `environment`: weak, as the environment holds the handles that are held.
  // - `storedPhase`, `storedIsRefreshing`, `storedFetch`: what is shown, each with its signal;
  //   written only by `show`, which wakes nobody for an equal value.
  // - `holders`, `networkHolders`: how many hold it, and how many of these let it fetch.
  // - `flight`: the fetch in flight; what lands for another one is dropped.
  // - `lastAge`: what `isStale` last told, to be told anew only when it differs.
  // - `awaitsOwnAnswer`: `networkOnly`, whose phase other operations' data does not make ready.
  // - `healing`: see `Healing`.
  // - `miss`: while there is no data, what the last check did not find.
  // - `unplacedErrors`: those of the last response that belong to no field; written only by `show`.

  /// The operation's value.
  public let operation: Operation
  let key: RootKey
  private(set) weak var environment: Environment?
  private var storedPhase: Phase<Operation.Data> = .loading
  private var storedIsRefreshing = false
  private var storedFetch = FetchState.idle
  private let phaseSignal = Signal()
  private let refreshingSignal = Signal()
  private let fetchSignal = Signal()
  private let ageSignal = Signal()
  private var lastAge: Bool?
  private(set) var holders = 0
  private(set) var networkHolders = 0
  var flight: Flight?
  var awaitsOwnAnswer = false
  private(set) var unplacedErrors: [GraphQLError] = []
  var healing = Healing.none
  var miss: Miss?

  init(_ operation: Operation, _ key: RootKey, in environment: Environment) {
    var operation = operation
    operation.resolution = .unresolved  // a resolved value would hold this handle, or another
    self.operation = operation
    self.key = key
    self.environment = environment
    if environment.hasEnded {
      storedPhase = .failed(.gone)
    } else if environment.store.check(operation) != .miss {
      storedPhase = .ready(environment.store.read(operation))
    } else {
      environment.awaitData(self)
    }
  }

  isolated deinit { environment?.forget(key) }

  /// What the operation has to show.
  public var phase: Phase<Operation.Data> {
    phaseSignal.read()
    guard case .ready(let data) = storedPhase, let failure = failure(of: data) else {
      return storedPhase
    }
    return .failed(failure)
  }

  /// Why data that is there is not shown.
  func failure(of data: Operation.Data) -> Failure? {
    Operation.failure(of: data, besides: unplacedErrors)
  }

  /// Whether there is data and an answer is awaited that may change it.
  public var isRefreshing: Bool {
    refreshingSignal.read()
    guard storedIsRefreshing, case .ready(let data) = storedPhase else { return false }
    return failure(of: data) == nil
  }

  /// Whether the data has outlived its expiration, the operation's own or else the store's, or was
  /// committed before the last ``Environment/invalidate()``. Nobody is woken by the mere passing of
  /// time.
  public var isStale: Bool {
    ageSignal.read()
    phaseSignal.read()
    let isStale = currentAge
    lastAge = isStale
    return isStale
  }

  private var currentAge: Bool {
    guard case .ready = storedPhase, let environment else { return false }
    return environment.isStale(operation, key)
  }

  /// The last fetch.
  public var fetch: FetchState {
    fetchSignal.read()
    return storedFetch
  }
}

// What is shown, without telling the reader's observation.
extension OperationHandle {
  var isReady: Bool { if case .ready = storedPhase { true } else { false } }
  var isLoading: Bool { storedPhase.isLoading }
  var storedFetchState: FetchState { storedFetch }
  var isFailed: Bool { if case .failed = storedPhase { true } else { false } }

  var isGone: Bool {
    if case .failed(.gone) = storedPhase { true } else { environment?.hasEnded ?? true }
  }

  /// Shows a phase, a fetch state, the errors that belong to no field, or all at once.
  ///
  /// All is written before anyone is told: who is told may start a fetch, and what that shows is then
  /// the last word.
  func show(
    _ phase: Phase<Operation.Data>? = nil, fetch: FetchState? = nil,
    unplaced: [GraphQLError]? = nil
  ) {
    let isNewPhase = phase.map(differs) ?? false
    if isNewPhase, let phase { storedPhase = phase }
    let isNewFailure =
      isReady && Operation.throwsOnFieldError && unplaced.map { $0 != unplacedErrors } ?? false
    if let unplaced { unplacedErrors = unplaced }
    if isReady { miss = nil }
    let isNewFetch = fetch.map { $0 != storedFetch } ?? false
    if isNewFetch, let fetch { storedFetch = fetch }
    let isRefreshing = storedFetch == .inFlight && isReady
    let isNewRefreshing = isRefreshing != storedIsRefreshing
    storedIsRefreshing = isRefreshing
    if isNewPhase {
      if isReady { environment?.noLongerAwaitsData(self) } else { environment?.awaitData(self) }
    }
    if isNewPhase || isNewFailure { phaseSignal.changed() }
    if isNewFetch { fetchSignal.changed() }
    if isNewRefreshing || isNewFailure { refreshingSignal.changed() }
  }

  private func differs(_ phase: Phase<Operation.Data>) -> Bool {
    switch (storedPhase, phase) {
    case (.loading, .loading): false
    case (.ready(let old), .ready(let new)): old != new
    default: true
    }
  }

  func ageMayHaveChanged() {
    guard let lastAge, lastAge != currentAge else { return }
    self.lastAge = nil
    ageSignal.changed()
  }

  func addHolder(_ policy: FetchPolicy) {
    holders += 1
    if policy.allowsNetwork { networkHolders += 1 }
  }

  func removeHolder(_ policy: FetchPolicy) {
    holders -= 1
    if policy.allowsNetwork { networkHolders -= 1 }
  }
}
