import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// B-15.1: who holds a root, and how long one that nobody holds stays.
@MainActor struct RootTests {
  private let store = Store(releaseBufferSize: 2)

  private func query(_ id: Int) -> CharacterQuery { CharacterQuery(id: String(id)) }

  private func id(_ number: Int) -> RootID { store.root(of: query(number)) }

  @Test func aQueryStaysAsLongAsOneHolds() {
    let first = store.retain(query(1))
    let second = store.retain(query(1))
    #expect(store.core.roots.roots[id(1)]?.holders == 2)
    first.release()
    first.release()
    #expect(store.core.roots.roots[id(1)]?.holders == 1)
    #expect(store.parkedRoots(.query).isEmpty)
    second.release()
    #expect(store.parkedRoots(.query) == [id(1)])
  }

  @Test func aRetentionThatIsLetGoReleases() {
    do { _ = store.retain(query(1)) }
    #expect(store.parkedRoots(.query) == [id(1)])
  }

  @Test func theBufferIsFirstInFirstOut() {
    var left: [RootID] = []
    store.onRootLeft = { left.append($0) }
    for number in 1...4 { store.retain(query(number)).release() }
    #expect(left == [id(1), id(2)])
    #expect(store.parkedRoots(.query) == [id(3), id(4)])
    #expect(store.core.roots.roots.count == 2)
  }

  @Test func whatIsHeldAgainLeavesTheBufferAndComesBackAsTheLatest() {
    store.parkRoot(of: query(1))
    store.parkRoot(of: query(2))
    let retention = store.retain(query(1))
    #expect(store.parkedRoots(.query) == [id(2)])
    store.parkRoot(of: query(1))
    #expect(store.parkedRoots(.query) == [id(2)])
    retention.release()
    #expect(store.parkedRoots(.query) == [id(2), id(1)])
    store.parkRoot(of: query(2))
    #expect(store.parkedRoots(.query) == [id(1), id(2)])
  }

  @Test func aBufferOfNoneLetsGoAtOnce() {
    let store = Store(releaseBufferSize: 0)
    var left: [RootID] = []
    store.onRootLeft = { left.append($0) }
    let root = store.parkRoot(of: query(1))
    store.retain(query(1)).release()
    #expect(left == [root, root])
    #expect(store.core.roots.roots.isEmpty)
  }

  @Test func mutationsWaitInABufferOfTheirOwnAndSubscriptionsInNone() {
    for number in 1...2 { store.parkRoot(of: query(number)) }
    for number in 1...3 { store.parkRoot(of: RootMutation(number: number)) }
    #expect(store.parkedRoots(.query) == [id(1), id(2)])
    #expect(
      store.parkedRoots(.mutation) == [2, 3].map { store.root(of: RootMutation(number: $0)) })
    let stream = store.retainRoot(of: RootSubscription())
    #expect(store.core.roots.roots[stream] != nil)
    store.releaseRoot(stream)
    store.releaseRoot(stream)
    store.parkRoot(of: RootSubscription())
    #expect(store.core.roots.roots[stream] == nil)
  }

  @Test func aPayloadByHandParksItsRoot() throws {
    try store.commit(query(9), Payload(json: CharacterQueryTests.response))
    #expect(store.parkedRoots(.query) == [id(9)])
  }

  @Test func aStampGoesWithItsRoot() {
    let root = store.retainRoot(of: query(1))
    let stamp = RootStamp(time: .seconds(3), epoch: store.invalidationEpoch)
    store.setStamp(stamp, of: root)
    #expect(store.stamp(of: root) == stamp)
    store.releaseRoot(root)
    #expect(store.stamp(of: root) == stamp)
    for number in 2...3 { store.parkRoot(of: query(number)) }
    #expect(store.stamp(of: root) == nil)
    store.setStamp(stamp, of: root)
    #expect(store.stamp(of: root) == nil)
    store.retainRoot(of: query(1))
    #expect(store.stamp(of: id(1)) == nil)
  }

  @Test func clearKeepsWhatIsHeldAndTellsOfTheRest() {
    let held = store.retainRoot(of: query(1))
    store.setStamp(RootStamp(time: .zero, epoch: 0), of: held)
    let parked = store.parkRoot(of: query(2))
    var left: [RootID] = []
    store.onRootLeft = { left.append($0) }
    store.clear()
    #expect(left == [parked])
    #expect(id(1) == held)
    #expect(store.core.roots.roots[held]?.holders == 1)
    #expect(store.stamp(of: held) == nil)
  }

  @Test func aLongLifeOfTheBufferLeavesNothingBehind() {
    var buffer = ReleaseBuffer(size: 3)
    for turn in 0..<10_000 {
      let root = RootID(number: UInt32(turn % 7))
      if turn % 3 == 0 { buffer.remove(root) } else { _ = buffer.add(root) }
      #expect(buffer.roots.count <= 3)
    }
    #expect(buffer.placesHeld < 32)
  }
}

private struct RootMutation: GraphQLOperation {
  let number: Int
  typealias Data = AnyLens
  static let name = "RootMutation"
  static let kind = OperationKind.mutation
  static let document = Document.text("mutation RootMutation{x}")
  static let plan = TestPlan([]).plan
  var variables: Variables { Variables(["number": Variable(number)]) }
}

private struct RootSubscription: GraphQLOperation {
  typealias Data = AnyLens
  static let name = "RootSubscription"
  static let kind = OperationKind.subscription
  static let document = Document.text("subscription RootSubscription{x}")
  static let plan = TestPlan([]).plan
  var variables: Variables { Variables() }
}
