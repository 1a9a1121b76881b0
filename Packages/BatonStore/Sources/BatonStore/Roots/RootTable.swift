/// The roots of a store: those held, and those that wait in a release buffer (B-15.1).
struct RootTable {
  /// What a collection starts from, and what is known of its data's age.
  struct Root {
    let kind: OperationKind
    let plan: Plan
    let variables: Variables
    fileprivate(set) var holders = 0
    var stamp: RootStamp?
    /// The image was asked how old the data is.
    fileprivate(set) var isAgeAsked = false

    /// - Parameter variables: With the defaults of those left unset.
    init(kind: OperationKind, plan: Plan, variables: Variables) {
      self.kind = kind
      self.plan = plan
      self.variables = variables
    }
  }

  private(set) var roots: [RootID: Root] = [:]
  /// Counts what was done to roots.
  private(set) var changes = 0
  private var queries: ReleaseBuffer
  private var mutations: ReleaseBuffer

  init(bufferSize: Int) {
    queries = ReleaseBuffer(size: bufferSize)
    mutations = ReleaseBuffer(size: bufferSize)
  }

  /// The queries and mutations that nobody holds, the one that leaves next first.
  func parked(_ kind: OperationKind) -> [RootID] {
    switch kind {
    case .query: queries.roots
    case .mutation: mutations.roots
    case .subscription: []
    }
  }

  /// One more holder.
  mutating func retain(_ id: RootID, _ root: @autoclosure () -> Root) {
    changes += 1
    roots[id, default: root()].holders += 1
    queries.remove(id)
    mutations.remove(id)
  }

  /// One holder less.
  ///
  /// - Returns: The root that leaves for it: a subscription's own, or the oldest of the buffer.
  mutating func release(_ id: RootID) -> RootID? {
    changes += 1
    guard let holders = roots[id]?.holders, holders > 0 else { return nil }
    roots[id]?.holders = holders - 1
    return holders == 1 ? park(id) : nil
  }

  /// Makes a root that nobody holds the latest of its buffer; one that is held stays as it is.
  ///
  /// - Returns: The root that leaves for it.
  mutating func park(_ id: RootID, _ root: @autoclosure () -> Root) -> RootID? {
    changes += 1
    if roots[id] == nil { roots[id] = root() }
    return roots[id]?.holders == 0 ? park(id) : nil
  }

  private mutating func park(_ id: RootID) -> RootID? {
    let left: RootID? =
      switch roots[id]?.kind {
      case .query: queries.add(id)
      case .mutation: mutations.add(id)
      case .subscription, nil: id
      }
    if let left { roots[left] = nil }
    return left
  }

  mutating func stamp(_ id: RootID, _ stamp: RootStamp?) { roots[id]?.stamp = stamp }

  /// Notes what the image says of a root's age.
  mutating func askedForAge(of id: RootID, _ stamp: RootStamp?) {
    roots[id]?.stamp = stamp
    roots[id]?.isAgeAsked = true
  }

  /// Nothing was ever committed: the parked roots go, those held have no age.
  ///
  /// - Returns: The roots that went.
  mutating func clear() -> [RootID] {
    changes += 1
    let parked = queries.roots + mutations.roots
    for id in parked {
      queries.remove(id)
      mutations.remove(id)
      roots[id] = nil
    }
    for id in roots.keys { roots[id]?.stamp = nil }
    return parked
  }
}
