@_spi(Generated) @_spi(Views) @testable import Baton

/// What handles, their fetches and the release buffer must be, kept the naive way (B-15 to B-18).
struct HandleModel {
  struct Flight {
    let epoch: Int
    var isWanted = false
    var waiters = 0
  }

  struct Handle: Equatable {
    var phase = "loading"
    var fetch = FetchState.idle
    var isRefreshing = false
    var isStale = false
  }

  /// What is known of an operation that is held or parked.
  struct Root {
    var holders: [FetchPolicy] = []
    var phase: String
    var fetch = FetchState.idle
    var flight: Flight?
    var showsOwnAnswerOnly = false
    var hadUnplacedErrors = false
    var healing = Healing.none
    var stamp: (time: Int, epoch: Int)?

    var isHeld: Bool { !holders.isEmpty || (flight?.waiters ?? 0) > 0 }
    var mayFetch: Bool { holders.contains { $0 != .storeOnly } }
    var isFailed: Bool { phase.hasPrefix("failed") }
  }

  let bufferSize: Int
  let expiration: Int?
  private(set) var roots: [ModelOperation: Root] = [:]
  /// The oldest first.
  private(set) var parked: [ModelOperation] = []
  private(set) var sent: [ModelOperation] = []
  private var names: Set<String> = []
  private var wholes: Set<String> = []
  private var time = 0
  private var epoch = 0

  init(bufferSize: Int, expiration: Int?) {
    self.bufferSize = bufferSize
    self.expiration = expiration
  }

  // MARK: What is seen

  func handle(_ operation: ModelOperation) -> Handle {
    let root = roots[operation] ?? fresh(operation)
    let isReady = root.phase == "ready"
    return Handle(
      phase: root.phase, fetch: root.fetch, isRefreshing: isReady && root.flight != nil,
      isStale: isReady && isStale(operation))
  }

  var inFlight: [ModelOperation] { operations { $0.flight != nil } }
  var held: [ModelOperation] { operations { !$0.holders.isEmpty } }

  private func operations(_ condition: (Root) -> Bool) -> [ModelOperation] {
    ModelOperation.all.filter { roots[$0].map(condition) ?? false }
  }

  private func isInStore(_ operation: ModelOperation) -> Bool {
    (operation.isWhole ? wholes : names).contains(operation.id)
  }

  private func isStale(_ operation: ModelOperation) -> Bool {
    let limit = operation.expiration ?? expiration
    guard let stamp = roots[operation]?.stamp else { return limit != nil || epoch > 0 }
    return stamp.epoch < epoch || limit.map { time - stamp.time >= $0 } ?? false
  }

  private func fresh(_ operation: ModelOperation) -> Root {
    Root(phase: isInStore(operation) ? "ready" : "loading")
  }

  // MARK: Holders

  mutating func attach(_ operation: ModelOperation, _ policy: FetchPolicy) {
    var root = roots[operation] ?? fresh(operation)
    let wasShown = !root.holders.isEmpty
    root.holders.append(policy)
    parked.removeAll { $0 == operation }
    if policy != .networkOnly { root.showsOwnAnswerOnly = false }
    if policy == .networkOnly, !wasShown { root.showsOwnAnswerOnly = true }
    if isInStore(operation), policy != .networkOnly {
      root.phase = "ready"
    } else if !wasShown || root.phase != "ready" {
      if policy != .storeOnly {
        root.phase = "loading"
      } else if !wasShown || !root.isFailed {
        root.phase = root.flight == nil ? "failed(missingData)" : "loading"
      }
    }
    roots[operation] = root
    let fetches =
      switch policy {
      case .storeOnly: false
      case .storeAndNetwork, .networkOnly: true
      case .storeOrNetwork:
        !isInStore(operation) || isStale(operation) || root.hadUnplacedErrors
      }
    if fetches { fetch(operation) }
  }

  mutating func release(_ operation: ModelOperation, _ policy: FetchPolicy) {
    guard let index = roots[operation]?.holders.firstIndex(of: policy) else { return }
    roots[operation]?.holders.remove(at: index)
    parkIfLeft(operation)
  }

  mutating func preload(_ operation: ModelOperation) {
    attach(operation, .storeOrNetwork)
    release(operation, .storeOrNetwork)
  }

  private mutating func parkIfLeft(_ operation: ModelOperation) {
    guard roots[operation]?.isHeld == false else { return }
    if !parked.contains(operation) { parked.append(operation) }
    while parked.count > bufferSize { roots[parked.removeFirst()] = nil }
  }

  /// What no root reaches goes; the place, which all characters share, with the last root that has it.
  mutating func collect() {
    names.formIntersection(roots.keys.map(\.id))
    wholes.formIntersection(names)
    let hasPlace = roots.keys.contains { $0.isWhole && wholes.contains($0.id) }
    if !hasPlace { wholes = [] }
  }

  // MARK: Fetches

  private mutating func fetch(_ operation: ModelOperation, isWanted: Bool = true) {
    if roots[operation]?.flight == nil {
      roots[operation]?.flight = Flight(epoch: epoch)
      roots[operation]?.fetch = .inFlight
      sent.append(operation)
      if roots[operation]?.healing == .done { roots[operation]?.healing = .none }
    }
    if isWanted { roots[operation]?.flight?.isWanted = true }
  }

  mutating func retry(_ operation: ModelOperation) {
    var root = roots[operation] ?? fresh(operation)
    if root.phase != "ready" { root.phase = "loading" }
    roots[operation] = root
    fetch(operation)
    parkIfLeft(operation)
  }

  mutating func refetch(_ operation: ModelOperation) {
    roots[operation] = roots[operation] ?? fresh(operation)
    fetch(operation, isWanted: false)
    roots[operation]?.flight?.waiters += 1
    parked.removeAll { $0 == operation }
  }

  mutating func cancelRefetch(_ operation: ModelOperation) {
    guard let flight = roots[operation]?.flight, flight.waiters > 0 else { return }
    roots[operation]?.flight?.waiters -= 1
    if flight.waiters == 1, !flight.isWanted {
      landed(operation)
      roots[operation]?.fetch = .idle
      // Those who hold it and ask nobody waited for this one's fetch.
      if let root = roots[operation], !root.holders.isEmpty, !root.mayFetch, root.phase == "loading"
      {
        roots[operation]?.phase = "failed(missingData)"
      }
    }
    parkIfLeft(operation)
  }

  private mutating func landed(_ operation: ModelOperation) {
    roots[operation]?.flight = nil
    if roots[operation]?.healing == .underWay { roots[operation]?.healing = .done }
  }

  mutating func answer(_ operation: ModelOperation, isUnplaced: Bool) {
    guard let flight = roots[operation]?.flight else { return }
    landed(operation)
    commit(operation, epoch: flight.epoch, isUnplaced: isUnplaced)
    roots[operation]?.phase = "ready"
    roots[operation]?.fetch = .idle
    parkIfLeft(operation)
    // It was asked for before everything was called stale.
    if flight.epoch < epoch, roots[operation]?.mayFetch == true { fetch(operation) }
  }

  mutating func fail(_ operation: ModelOperation, _ kind: FailureKind) {
    landed(operation)
    roots[operation]?.fetch = .failed(kind)
    if roots[operation]?.phase != "ready" { roots[operation]?.phase = "failed(\(kind.rawValue))" }
    // Data that was there all along is no answer to a networkOnly that failed.
    if !isInStore(operation) { roots[operation]?.showsOwnAnswerOnly = false }
    parkIfLeft(operation)
  }

  // MARK: Data and its age

  private mutating func commit(_ operation: ModelOperation, epoch: Int, isUnplaced: Bool) {
    names.insert(operation.id)
    if operation.isWhole { wholes.insert(operation.id) }
    roots[operation]?.stamp = (time, epoch)
    roots[operation]?.hadUnplacedErrors = isUnplaced
    roots[operation]?.showsOwnAnswerOnly = false
    showWhatArrived()
  }

  private mutating func showWhatArrived() {
    for (operation, root) in roots where !root.showsOwnAnswerOnly && isInStore(operation) {
      roots[operation]?.phase = "ready"
    }
  }

  mutating func commitByHand(_ operation: ModelOperation, isUnplaced: Bool) {
    let isHeld = roots[operation]?.isHeld ?? false
    roots[operation] = roots[operation] ?? fresh(operation)
    commit(operation, epoch: epoch, isUnplaced: isUnplaced)
    if isHeld { return }
    parked.removeAll { $0 == operation }
    parkIfLeft(operation)
  }

  mutating func advance(_ seconds: Int) { time += seconds }

  mutating func invalidate() {
    epoch += 1
    for operation in ModelOperation.all { refresh(operation, if: { _ in true }) }
  }

  mutating func revalidate() {
    for operation in ModelOperation.all {
      let isOld = isStale(operation)
      refresh(operation) { root in
        if case .failed = root.fetch { return true }
        return root.isFailed || isOld
      }
    }
  }

  private mutating func refresh(_ operation: ModelOperation, if isNeeded: (Root) -> Bool) {
    guard let root = roots[operation], root.mayFetch, isNeeded(root) else { return }
    if root.isFailed { roots[operation]?.phase = "loading" }
    fetch(operation)
  }

  /// A field is read that no response brings.
  ///
  /// - Returns: The event's name.
  mutating func readMissing(_ operation: ModelOperation) -> String? {
    guard handle(operation).phase == "ready", isInStore(operation) else { return nil }
    guard let root = roots[operation] else { return "missing" }
    if root.healing == .done { return "unexpected" }
    roots[operation]?.stamp = (time, .min)
    if root.mayFetch, root.flight == nil, root.healing == .none {
      roots[operation]?.healing = .underWay
      fetch(operation)
    }
    return "missing"
  }
}
