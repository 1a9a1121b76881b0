import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// A process that goes on for long does not grow: records, owners, keys and slots of what was left.
@MainActor struct PlateauTests {
  /// What there is to count after each page.
  private struct Counts: Equatable {
    let records: Int
    let places: Int
    let owners: Int
    let keys: Int
    let roots: Int
    let slotsOfRoot: Int
    let ordinals: Int

    @MainActor init(_ store: Store) {
      records = store.core.live
      places = store.core.records.count
      owners = store.core.owners.count
      keys = Registry.shared.keyCount
      roots = store.core.roots.roots.count
      let overflow = store.core.root(.query).head.pointee.overflow
      slotsOfRoot = overflow?.pointee.count ?? 0
      ordinals = Int(overflow?.pointee.nextOrdinal ?? 0)
    }
  }

  @Test func fiveHundredPagesWithABufferOfTen() throws {
    let store = Store(releaseBufferSize: 10)
    var counts: [Counts] = []
    var screen: RootID?
    for number in 0..<500 {
      let page = CollectPlans.page(10_000 + number)
      let root = page.retain(in: store)
      try page.commit(CollectPlans.pageResponse(number * 20..<number * 20 + 20), to: store)
      let list: List<AnyLens> = try #require(
        page.anchor(in: store).list(Slot(store, CollectPlans.page, page)))
      #expect(list.first?.anchor.string(CollectPlans.title)?.isEmpty == false)
      if let screen { store.releaseRoot(screen) }
      screen = root
      store.collect()
      counts.append(Counts(store))
    }
    let plateau = try #require(counts.dropFirst(12).first)
    #expect(plateau.records == 3 + 11 * 20)
    #expect(plateau.owners == 11 && plateau.roots == 11 && plateau.slotsOfRoot == 11)
    #expect(counts.dropFirst(12).allSatisfy { $0 == plateau })
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func variablesThatNobodyRetainsLeaveNothing() throws {
    let store = Store(releaseBufferSize: 0)
    store.collect()
    let before = Counts(store)
    for number in 0..<1_000 {
      let page = CollectPlans.page(20_000 + number)
      _ = page.availability(in: store)
      try page.commit(CollectPlans.pageResponse(0..<2), to: store)
      _ = page.anchor(in: store).list(Slot(store, CollectPlans.page, page)) as List<AnyLens>?
      if number % 100 == 99 {
        store.collect()
        #expect(store.core.owners.count == before.owners)
        #expect(Registry.shared.keyCount == before.keys)
      }
    }
    #expect(store.dump() == Store().dump())
  }

  @Test func aKeyThatBecomesConstantKeepsItsNumber() {
    let text = "gheld(n:77)"
    let number = Registry.shared.hold(text)
    #expect(Registry.shared.hold(text) == number)
    Registry.shared.release(key: number)
    #expect(Registry.shared.isTemporary(number) && Registry.shared.text(ofKey: number) == text)
    #expect(Registry.shared.key(text) == number)
    Registry.shared.release(key: number)
    #expect(!Registry.shared.isTemporary(number))
    #expect(Registry.shared.key(text) == number)
  }

  @Test func aNumberIsGivenToAnotherKeyOnlyWhenNobodyHoldsIt() {
    let first = Registry.shared.hold("ghold(n:1)")
    let second = Registry.shared.hold("ghold(n:2)")
    Registry.shared.hold(key: first)
    Registry.shared.release(key: first)
    #expect(Registry.shared.hold("ghold(n:3)") != first)
    Registry.shared.release(key: first)
    #expect(Registry.shared.text(ofKey: first) == "")
    #expect(Registry.shared.hold("ghold(n:4)") == first)
    #expect(Registry.shared.text(ofKey: second) == "ghold(n:2)")
  }
}
