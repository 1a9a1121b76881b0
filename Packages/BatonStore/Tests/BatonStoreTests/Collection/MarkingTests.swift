import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// B-15.2: what a collection keeps.
@MainActor struct MarkingTests {
  private let store = Store(releaseBufferSize: 0)

  @Test func whatNoRootReachesGoes() throws {
    let plan = CollectPlans.one("1", [CollectPlans.next()])
    try plan.commit(#"{"data":{"note":{"id":"1","next":{"id":"2"}}}}"#, to: store)
    let root = plan.retain(in: store)
    store.collect()
    #expect(store.notes == ["GNote:1", "GNote:2"])
    #expect(plan.availability(in: store) == .memory)
    store.releaseRoot(root)
    store.collect()
    #expect(store.dump() == Store().dump())
    #expect(plan.availability(in: store) == .miss)
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func aLinkThatNoRootSelectsIsNotFollowedAndReadsAsMissingThen() throws {
    let wide = CollectPlans.one(
      "1", [CollectPlans.titled, CollectPlans.next([CollectPlans.titled])])
    try wide.commit(
      #"{"data":{"note":{"id":"1","title":"a","next":{"id":"2","title":"b"}}}}"#, to: store)
    let narrow = CollectPlans.one("1", [CollectPlans.titled], name: "Narrow")
    narrow.retain(in: store)
    store.collect()
    #expect(store.notes == ["GNote:1"])
    #expect(store.line("GNote:1") == #"{"__typename": "GNote", "id": "1", "title": "a"}"#)
    #expect(narrow.availability(in: store) == .memory)
    #expect(wide.availability(in: store) == .miss)
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func aListOfWhichOneGoesIsMissing() throws {
    let wide = CollectPlans.one("1", [CollectPlans.related()])
    try wide.commit(
      #"{"data":{"note":{"id":"1","related":[{"id":"2"},{"id":"3"}]}}}"#, to: store)
    for id in ["1", "2"] {
      CollectPlans.one(id, []).retain(in: store)
      try CollectPlans.one(id, []).commit(#"{"data":{"note":{"id":"\#(id)"}}}"#, to: store)
    }
    store.collect()
    #expect(store.notes == ["GNote:1", "GNote:2"])
    #expect(store.line("GNote:1") == #"{"__typename": "GNote", "id": "1"}"#)
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func twoAliasesOfOneLinkAreBothFollowed() throws {
    let (first, second) = ([CollectPlans.next()], [CollectPlans.related()])
    let aliases = [("a", first), ("b", second)].map { alias, fields in
      SelectionField.linked(
        alias, key: .fixed(CollectPlans.next), plural: false,
        selection: CollectPlans.selection(fields))
    }
    let plan = CollectPlans.one("1", aliases)
    try plan.commit(
      #"{"data":{"note":{"id":"1","a":{"id":"2","next":{"id":"3"}},"b":{"id":"2","related":[{"id":"4"}]}}}}"#,
      to: store)
    plan.retain(in: store)
    for _ in 0..<2 {
      store.collect()
      #expect(store.notes == ["GNote:1", "GNote:2", "GNote:3", "GNote:4"])
    }
  }

  @Test(arguments: [true, false]) func aFieldThatItsConditionLeavesOutKeepsNothing(isIn: Bool)
    throws
  {
    let plan = CollectPlans.one(
      "1", [CollectPlans.next(when: [.include("x")])], ["x": Variable(isIn)])
    let other = CollectPlans.one("1", [CollectPlans.next()], name: "Other")
    try other.commit(#"{"data":{"note":{"id":"1","next":{"id":"2"}}}}"#, to: store)
    plan.retain(in: store)
    store.collect()
    #expect(store.notes == (isIn ? ["GNote:1", "GNote:2"] : ["GNote:1"]))
  }

  @Test func whatSeveralRootsReachStaysForTheLast() throws {
    let plans = [1, 2].map { CollectPlans.page($0) }
    try plans[0].commit(CollectPlans.pageResponse(1...3), to: store)
    try plans[1].commit(CollectPlans.pageResponse(2...4), to: store)
    let roots = plans.map { $0.retain(in: store) }
    store.releaseRoot(roots[0])
    store.collect()
    #expect(store.notes == ["GNote:2", "GNote:3", "GNote:4"])
    #expect(plans.map { $0.availability(in: store) } == [.miss, .memory])
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func whatIsKeptUnderVariablesOfRootsThatAreGoneGoesFromRecordsThatStay() throws {
    for number in 1...3 {
      let plan = CollectPlans.page(number)
      try plan.commit(CollectPlans.pageResponse(number...number), to: store)
      let root = plan.retain(in: store)
      if number < 3 { store.releaseRoot(root) }
    }
    // Nothing dies, but two of the lists are nobody's.
    let all = TestPlan(
      (1...3).map {
        .linked(
          "n\($0)", key: .fixed(CollectPlans.query.slot("gkept\($0)")), plural: false,
          selection: CollectPlans.selection())
      }, name: "All")
    try all.commit(#"{"data":{"n1":{"id":"1"},"n2":{"id":"2"},"n3":{"id":"3"}}}"#, to: store)
    all.retain(in: store)
    store.collect()
    #expect(store.notes.count == 3)
    let root = try #require(store.line("client:root"))
    #expect(root.contains("gpage(n:3)"))
    #expect(!root.contains("gpage(n:1)") && !root.contains("gpage(n:2)"))
    #expect(CollectPlans.page(1).availability(in: store) == .miss)
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func objectsOfAbstractTypesAndOfTypesTheBuildNeverSawStay() throws {
    let holder = AbstractTests.plan
    try holder.commit(
      #"""
      {"data":{"tsearch":[{"__typename":"TCharacter","id":"1","label":"R","status":"A","__isTNamed":"TCharacter","name":"R"},
      {"__typename":"TGUnheard","id":"7"}]}}
      """#, to: store, isComplete: false)
    let root = holder.retain(in: store)
    store.collect()
    #expect(store.notes == ["TCharacter:1", "client:root:tsearch:1:TGUnheard"])
    store.releaseRoot(root)
    store.collect()
    #expect(store.notes == [])
  }

  @Test func clientFieldsLeadOn() throws {
    let plan = ClientFieldTests().plan
    try plan.commit(
      #"{"data":{"note":{"id":"1","text":"a","draft":{"text":"b"}}}}"#, to: store,
      isComplete: false)
    plan.retain(in: store)
    store.collect()
    #expect(store.notes == ["CNote:1", "CNote:1:draft"])
  }

  @Test func theRootsOfMutationsAndStreamsReachByTheirOwnRecords() throws {
    for kind in [OperationKind.mutation, .subscription] {
      var plan = TestPlan(
        [
          .linked(
            "changed", key: .fixed(RecordType(Root(kind).typeName).slot("gchanged")), plural: false,
            selection: CollectPlans.selection())
        ], name: "Changed")
      plan.kind = kind
      try plan.commit(#"{"data":{"changed":{"id":"1"}}}"#, to: store)
      let root = plan.retain(in: store)
      store.collect()
      #expect(store.notes == ["GNote:1"])
      store.releaseRoot(root)
      store.collect()
      #expect(store.notes == [])
      store.clear()
    }
  }

  @Test func aRingIsWalkedOnceAndGoesWhole() throws {
    let ring = CollectPlans.one(
      "1", [CollectPlans.next([CollectPlans.next([CollectPlans.next()])])])
    try ring.commit(
      #"{"data":{"note":{"id":"1","next":{"id":"2","next":{"id":"1","next":{"id":"2"}}}}}}"#,
      to: store)
    let root = ring.retain(in: store)
    store.collect()
    #expect(store.notes == ["GNote:1", "GNote:2"])
    store.releaseRoot(root)
    store.collect()
    #expect(store.notes == [])
    #expect(store.core.brokenInvariants() == [])
  }

  /// Each note leads to all others, six times over: walks that went every way would not end.
  @Test(.timeLimit(.minutes(1))) func whereManyWaysLeadIsWalkedOnce() throws {
    let ids = (1...60).map { #"{"id":"\#($0)"}"# }.joined(separator: ",")
    let all = CollectPlans.one("0", [CollectPlans.related([CollectPlans.related()])])
    let notes = (1...60).map { #"{"id":"\#($0)","related":[\#(ids)]}"# }
    try all.commit(
      #"{"data":{"note":{"id":"0","related":[\#(notes.joined(separator: ","))]}}}"#, to: store)
    let deep = (0..<6).reduce([]) { fields, _ in [CollectPlans.related(fields)] }
    let plan = CollectPlans.one("0", deep)
    plan.retain(in: store)
    #expect(plan.availability(in: store) == .memory)
    store.collect()
    #expect(store.notes.count == 61)
    let titled = CollectPlans.one(
      "0", (0..<6).reduce([CollectPlans.titled]) { fields, _ in [CollectPlans.related(fields)] })
    #expect(titled.availability(in: store) == .miss)
  }

  /// Once the links of the rows are known, rows that are alike are marked in one go: those that are not
  /// stand among them.
  @Test func rowsThatAreUnlikeEachOtherKeepWhatTheyLeadTo() throws {
    let plan = CollectPlans.one(
      "0", [CollectPlans.related([CollectPlans.next(), CollectPlans.related()])])
    let rows = [
      #""next":{"id":"11"},"related":null"#, #""next":{"id":"12"},"related":null"#,
      #""next":null,"related":null"#, #""next":{"id":"13"},"related":null"#,
      #""next":{"id":"14"},"related":[{"id":"15"},{"id":"16"}]"#,
      #""next":null,"related":[{"id":"17"}]"#, #""next":{"id":"18"},"related":null"#,
      #""next":null,"related":null"#,
    ]
    let notes = rows.enumerated().map { #"{"id":"\#($0 + 1)",\#($1)}"# }.joined(separator: ",")
    try plan.commit(#"{"data":{"note":{"id":"0","related":[\#(notes)]}}}"#, to: store)
    // A row whose only link the plan does not select.
    let other = CollectPlans.one("8", [CollectPlans.linked("other")])
    try other.commit(#"{"data":{"note":{"id":"8","other":{"id":"19"}}}}"#, to: store)
    plan.retain(in: store)
    let kept = ((0...8).map { $0 } + (11...18)).map { "GNote:\($0)" }.sorted()
    for _ in 0..<3 {
      store.collect()
      #expect(store.notes.sorted() == kept)
      #expect(plan.availability(in: store) == .memory)
      #expect(store.core.brokenInvariants() == [])
    }
  }

  @Test func aLongChainOfRecordsIsLetGoOfWithoutRecursion() throws {
    let chain = CollectPlans.one("", [CollectPlans.related([CollectPlans.next()])])
    let notes = (1...50_000).map { #"{"id":"\#($0)","next":{"id":"\#($0 + 1)"}}"# }
    try chain.commit(
      #"{"data":{"note":{"id":"0","related":[\#(notes.joined(separator: ","))]}}}"#, to: store)
    #expect(store.notes.count == 50_002)
    store.collect()
    #expect(store.notes.isEmpty)
  }
}
