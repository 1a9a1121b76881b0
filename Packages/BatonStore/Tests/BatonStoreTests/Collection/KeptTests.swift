import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// Lenses, lists and what is reached from them, kept past whatever ends a record: they read as absent, and
/// never what another record holds. The address sanitizer says whether memory was given back too early.
@MainActor struct KeptTests {
  enum Ending: CaseIterable {
    case sweep, deletion, clear, storeGone
  }

  /// Everything that can be kept of a note and its relatives.
  @MainActor private struct Kept {
    let root: Anchor
    let note: Anchor
    let related: List<AnyLens>
    let next: Anchor
    let placeholder: Anchor
    let slot: Slot
    let identity: RecordIdentity

    init(_ plan: TestPlan, in store: Store) throws {
      root = plan.anchor(in: store)
      slot = root.owner.slot(CollectPlans.one)
      note = try #require(root.linked(slot))
      related = try #require(note.list(CollectPlans.related))
      next = try #require(note.linked(CollectPlans.next))
      placeholder = note.linked(CollectPlans.note.slot("gnothing"), or: CollectPlans.note)
      identity = note.identity
      #expect(texts == ["one", "two", "three", "four"])
    }

    var texts: [String?] {
      let anchors = [note, next] + related.map(\.anchor)
      return anchors.map { $0.string(CollectPlans.title) }
    }

    /// What the note and its relatives read, when there is nothing any more.
    func expectNothing(isRootThere: Bool) {
      #expect(texts == [nil, nil, nil, nil])
      #expect(related.count == 2 && related == related)
      #expect(note.linked(CollectPlans.next) == nil)
      #expect(note.list(CollectPlans.related) as List<AnyLens>? == nil)
      #expect(next.linked(CollectPlans.next) == nil)
      #expect(placeholder.string(CollectPlans.title) == nil)
      #expect(note.linked(CollectPlans.next, or: CollectPlans.note).int(CollectPlans.title) == nil)
      #expect(note.narrowed(to: RecordType("GOther")) == nil)
      #expect(note.identity == identity && next.identity != identity)
      #expect(root.linked(slot) == nil)
      #expect(root.linked(root.owner.slot(CollectPlans.one)) == nil)
      if !isRootThere { #expect(root.included([.skip("x")]) == nil) }
    }
  }

  private static let plan = CollectPlans.one(
    "1",
    [
      CollectPlans.titled, CollectPlans.next([CollectPlans.titled]),
      CollectPlans.related([CollectPlans.titled]),
    ])
  private static let response = #"""
    {"data":{"note":{"id":"1","title":"one","next":{"id":"2","title":"two"},
    "related":[{"id":"3","title":"three"},{"id":"4","title":"four"}]}}}
    """#

  @Test(arguments: Ending.allCases) func whatIsKeptReadsAsAbsent(ending: Ending) throws {
    for round in 0..<20 {
      var store: Store? = Store(releaseBufferSize: 0)
      let kept = try keep(in: try #require(store), ending)
      if ending == .storeGone { store = nil }
      let other = store ?? Store()
      // New records take the places, and the memory, of those that went.
      let page = CollectPlans.page(round)
      page.retain(in: other)
      try page.commit(CollectPlans.pageResponse(10..<40), to: other)
      kept.expectNothing(isRootThere: ending != .storeGone)
      #expect(other.core.brokenInvariants() == [])
    }
  }

  private func keep(in store: Store, _ ending: Ending) throws -> Kept {
    let root = Self.plan.retain(in: store)
    try Self.plan.commit(Self.response, to: store)
    let kept = try Kept(Self.plan, in: store)
    try Self.end(ending, in: store, root)
    return kept
  }

  /// Ends the records with the ids 1 to 4; that the store goes is for its owner to do.
  static func end(_ ending: Ending, in store: Store, _ root: RootID) throws {
    switch ending {
    case .sweep:
      store.releaseRoot(root)
      store.collect()
    case .deletion:
      let deletion = TestPlan(
        [
          .scalar(
            "gone", key: .fixed(CollectPlans.query.slot("ggone")), kind: .id, list: true,
            edit: .deleteRecord)
        ], name: "Delete")
      try deletion.commit(#"{"data":{"gone":["1","2","3","4"]}}"#, to: store)
    case .clear: store.clear()
    case .storeGone: break
    }
  }
}
