import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// What a sweep leaves to who still holds a lens, a list or an observation.
@MainActor struct SweepTests {
  private let store = Store(releaseBufferSize: 0)
  private let plan = CollectPlans.one(
    "1", [CollectPlans.titled, CollectPlans.next([CollectPlans.titled])])

  private func note() throws -> Anchor {
    try #require(plan.anchor(in: store).linked(Slot(store, CollectPlans.one, plan)))
  }

  private func fill() throws -> RootID {
    let root = plan.retain(in: store)
    try plan.commit(
      #"{"data":{"note":{"id":"1","title":"a","next":{"id":"2","title":"b"}}}}"#, to: store)
    return root
  }

  @Test func aLensKeptPastItReadsAsAbsentAndTellsNoProblem() throws {
    let root = try fill()
    let lens = try note()
    let linked = try #require(lens.linked(CollectPlans.next))
    #expect(linked.string(CollectPlans.title) == "b")
    let data = plan.anchor(in: store)
    store.releaseRoot(root)
    store.collect()
    var problems = 0
    store.onReadProblem = { _ in problems += 1 }
    #expect(data.linked(data.owner.slot(CollectPlans.one)) == nil)
    #expect(lens.string(CollectPlans.title) == nil)
    #expect(lens.linked(CollectPlans.next) == nil)
    #expect(linked.string(CollectPlans.title, or: "none") == "none")
    #expect(problems == 0)
  }

  @Test func aPlaceThatIsUsedAgainIsNotWhatAnOldLensReads() throws {
    let root = try fill()
    let lens = try note()
    store.releaseRoot(root)
    store.collect()
    let page = CollectPlans.page(1)
    page.retain(in: store)
    try page.commit(CollectPlans.pageResponse(1...5), to: store)
    #expect(store.core.records.count == 8)
    #expect(lens.string(CollectPlans.title) == nil)
    let again = try fill()
    #expect(try note() != lens)
    #expect(try note().string(CollectPlans.title) == "a")
    #expect(lens.string(CollectPlans.title) == nil)
    store.releaseRoot(again)
  }

  @Test func whoObservesWhatGoesIsToldOnceAndNobodyElse() throws {
    let root = try fill()
    let page = CollectPlans.page(1)
    page.retain(in: store)
    try page.commit(CollectPlans.pageResponse(7...7), to: store)
    let list: List<AnyLens> = try #require(
      page.anchor(in: store).list(Slot(store, CollectPlans.page, page)))
    let lens = try note()
    let title = Watch { _ = lens.string(CollectPlans.title) }
    let link = Watch { _ = lens.linked(CollectPlans.next) }
    let other = Watch { _ = list.first?.anchor.string(CollectPlans.title) }
    store.releaseRoot(root)
    store.collect()
    #expect(title.count == 1 && link.count == 1 && other.count == 0)
  }

  @Test func whoObservesALinkThatBreaksIsTold() throws {
    let root = try fill()
    CollectPlans.one("1", [CollectPlans.titled], name: "Narrow").retain(in: store)
    let lens = try note()
    let link = Watch { _ = lens.linked(CollectPlans.next) }
    let title = Watch { _ = lens.string(CollectPlans.title) }
    store.releaseRoot(root)
    store.collect()
    #expect(link.count == 1 && title.count == 0)
    #expect(lens.linked(CollectPlans.next) == nil)
    #expect(lens.string(CollectPlans.title) == "a")
  }

  @Test func whoIsToldMayAskForTheRootAgainAndKeepsIt() throws {
    let root = try fill()
    let lens = try note()
    let watch = Watch({ _ = lens.string(CollectPlans.title) }) { plan.retain(in: store) }
    store.releaseRoot(root)
    store.collect()
    #expect(watch.count == 1)
    #expect(store.notes == ["GNote:1", "GNote:2"])
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func whoIsToldMayCommitAndClear() throws {
    for clears in [true, false] {
      let root = try fill()
      let lens = try note()
      let watch = Watch({ _ = lens.string(CollectPlans.title) }) {
        if clears {
          store.clear()
        } else {
          let page = CollectPlans.page(2)
          page.retain(in: store)
          #expect(throws: Never.self) {
            try page.commit(CollectPlans.pageResponse(1...2), to: store)
          }
        }
      }
      store.releaseRoot(root)
      store.collect()
      #expect(watch.count == 1)
      #expect(store.notes == (clears ? [] : ["GNote:1", "GNote:2"]))
      #expect(store.core.brokenInvariants() == [])
      #expect(lens.string(CollectPlans.title) == (clears ? nil : "the title of note 1"))
    }
  }
}
