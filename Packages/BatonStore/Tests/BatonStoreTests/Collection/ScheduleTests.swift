import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// B-15.2: when a collection runs by itself.
@MainActor struct ScheduleTests {
  private let store = Store(releaseBufferSize: 0)
  private let plan = CollectPlans.one("1", [CollectPlans.related()])

  /// Gives the main actor to whatever waits for it, and to a collection that is to come.
  private func turn() async {
    for _ in 0..<1_000 {
      await Task.yield()
      if !store.core.isCollectionComing { return }
    }
  }

  private func commit(_ related: [Int]) throws {
    let notes = related.map { #"{"id":"\#($0)"}"# }.joined(separator: ",")
    try plan.commit(#"{"data":{"note":{"id":"1","related":[\#(notes)]}}}"#, to: store)
  }

  @Test func onTheNextTurnAfterARootLeft() async throws {
    try commit([2])
    store.releaseRoot(plan.retain(in: store))
    #expect(store.notes == ["GNote:1", "GNote:2"])
    #expect(store.core.isCollectionComing)
    await turn()
    #expect(store.notes == [])
    #expect(!store.core.isCollectionComing && !store.core.isCollectionDue)
  }

  @Test func onTheNextTurnAfterALinkWasDropped() async throws {
    plan.retain(in: store)
    try commit([2, 3])
    try commit([3])
    #expect(store.notes == ["GNote:1", "GNote:2", "GNote:3"])
    await turn()
    #expect(store.notes == ["GNote:1", "GNote:3"])
  }

  @Test func notForGrowthAlone() throws {
    plan.retain(in: store)
    try commit([2])
    try commit([2, 3])
    try commit([5, 2, 4, 3])
    #expect(!store.core.isCollectionDue)
    try commit([5, 4, 2, 3])
    #expect(store.core.isCollectionDue)
  }

  @Test func oneForAllThatATurnDid() async throws {
    let root = plan.retain(in: store)
    try commit([2])
    try commit([3])
    store.releaseRoot(root)
    let before = store.core.batch
    await turn()
    #expect(store.core.batch == before + 1)
    await turn()
    #expect(store.core.batch == before + 1)
  }

  @Test func aCollectionInsideABatchIsPutOff() async throws {
    plan.retain(in: store)
    try commit([2])
    let anchor = try #require(plan.anchor(in: store).linked(Slot(store, CollectPlans.one, plan)))
    let watch = Watch({ _ = anchor.list(CollectPlans.related) as List<AnyLens>? }) {
      store.collect()
      #expect(store.notes.contains("GNote:2"))
    }
    try commit([3])
    #expect(watch.count == 1)
    #expect(store.notes == ["GNote:1", "GNote:2", "GNote:3"])
    await turn()
    #expect(store.notes == ["GNote:1", "GNote:3"])
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func afterLookingAtManyOperations() async throws {
    for number in 0..<2000 {
      #expect(store.check(CharacterQuery(id: "\(number)")) == .miss)
      if number % 100 == 99 { await turn() }
      #expect(store.core.owners.count <= StoreCore.fewOwners + 100)
    }
    // Those that are kept count as many as they are.
    for number in 0..<600 { store.retainRoot(of: CharacterQuery(id: "\(number)")) }
    await turn()
    let before = store.core.batch
    for number in 0..<500 { _ = store.read(CharacterQuery(id: "\(number)")) }
    await turn()
    #expect(store.core.batch == before && store.core.owners.count == 600)
  }

  /// Each observer of what goes commits something else that goes, and observes it.
  @Test func observersThatAlwaysBringSomethingThatGoesEndNoTurnLate() async throws {
    var made = 0
    var isDone = false
    func bring() {
      if isDone { return }
      made += 1
      let id = "\(made)"
      #expect(throws: Never.self) {
        try CollectPlans.one(id, [CollectPlans.titled])
          .commit(#"{"data":{"note":{"id":"\#(id)","title":"a"}}}"#, to: store)
      }
      guard let record = store.core.record(type: CollectPlans.note.number, value: id) else {
        return
      }
      _ = Watch({ _ = record.read(CollectPlans.title.address) }) { bring() }
    }
    bring()
    store.collect()
    #expect(made > 1 && made < 20)
    #expect(store.core.isCollectionDue)
    isDone = true
    await turn()
    #expect(store.notes == [] && !store.core.isCollectionDue)
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func aStoreThatIsGoneBeforeItsTurnIsLeftAlone() async throws {
    weak var core: StoreCore?
    do {
      let store = Store(releaseBufferSize: 0)
      core = store.core
      store.retain(CharacterQuery(id: "1")).release()
    }
    for _ in 0..<1_000 where core != nil { await Task.yield() }
    #expect(core == nil)
  }
}

extension Slot {
  /// A key with variables, as a plan's owner reads it.
  @MainActor init(_ store: Store, _ dynamic: DynamicSlot, _ plan: TestPlan) {
    self = plan.anchor(in: store).owner.slot(dynamic)
  }
}
