import Foundation
import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// Lenses and lists kept past what they show read as absent.
@MainActor struct LifetimeTests {
  nonisolated static let items = RecordType("Query").slot("litems")
  nonisolated static let name = RecordType("LItem").slot("name")
  nonisolated static let plan = TestPlan([
    .linked(
      "litems", key: .fixed(items), plural: true,
      selection: Selection(
        type: RecordType("LItem"), key: ["id"], abstract: false,
        fields: [
          .scalar("id", key: .fixed(RecordType("LItem").slot("id")), kind: .id, list: false),
          .scalar("name", key: .fixed(name), kind: .string, list: false),
          .linked(
            "next", key: .fixed(RecordType("LItem").slot("next")), plural: false,
            selection: Selection(
              type: RecordType("LItem"), key: ["id"], abstract: false,
              fields: [
                .scalar(
                  "id", key: .fixed(RecordType("LItem").slot("id")), kind: .id, list: false)
              ])),
        ]))
  ])

  nonisolated private static func response(_ count: Int) -> String {
    let items = (0..<count).map {
      #"{"id":"\#($0)","name":"a name that is on the heap \#($0)","next":{"id":"\#(($0 + 1) % count)"}}"#
    }
    return #"{"data":{"litems":[\#(items.joined(separator: ","))]}}"#
  }

  @Test func aListKeptPastAChangeShowsWhatItShowed() throws {
    let store = Store()
    try Self.plan.commit(Self.response(5), to: store)
    let list: List<AnyLens> = try #require(Self.plan.anchor(in: store).list(Self.items))
    try Self.plan.commit(Self.response(2), to: store)
    #expect(list.count == 5)
    #expect(
      list.map { $0.anchor.string(Self.name) } == (0..<5).map { "a name that is on the heap \($0)" }
    )
    let now: List<AnyLens> = try #require(Self.plan.anchor(in: store).list(Self.items))
    #expect(now != list)
    #expect(now.count == 2 && Array(now) == Array(list.prefix(2)))
    store.clear()
    #expect(list.count == 5 && list.allSatisfy { $0.anchor.string(Self.name) == nil })
  }

  @Test func whatIsLeftOfAStoreReadsAsAbsent() throws {
    var store: Store? = Store()
    try Self.plan.commit(Self.response(3), to: try #require(store))
    let anchor = Self.plan.anchor(in: try #require(store))
    let list: List<AnyLens> = try #require(anchor.list(Self.items))
    let placeholder = anchor.linked(RecordType("Query").slot("lnone"), or: RecordType("LItem"))
    let dynamic = RecordType("Query").slot("x", [.argument("n", .variable("n"))])
    weak let core = store?.core
    store = nil
    #expect(core == nil)
    #expect(list.count == 3)
    #expect(list.allSatisfy { $0.anchor.string(Self.name) == nil })
    #expect(list.allSatisfy { $0.anchor.linked(RecordType("LItem").slot("next")) == nil })
    #expect(list.allSatisfy { $0.anchor.narrowed(to: RecordType("LOther")) == nil })
    #expect(anchor.list(Self.items) as List<AnyLens>? == nil)
    #expect(anchor.string(anchor.owner.slot(dynamic)) == nil)
    #expect(anchor.included([.skip("x")]) == nil)
    #expect(placeholder.string(Self.name) == nil)
    #expect(
      anchor.linked(Self.items, or: RecordType("LItem")).string(Self.name, or: "none") == "none")
  }

  @Test func recordsOfAStoreThatIsGoneAreFreed() throws {
    weak var record: Record?
    do {
      let store = Store()
      try Self.plan.commit(Self.response(4), to: store)
      let list: List<AnyLens> = try #require(Self.plan.anchor(in: store).list(Self.items))
      record = list.first?.anchor.record
      #expect(record != nil)
    }
    #expect(record == nil)
  }

  @Test func lensesAreLetGoOfOnAnyThread() async throws {
    let store = Store()
    Self.plan.retain(in: store)
    try Self.plan.commit(Self.response(100), to: store)
    for round in 0..<20 {
      let list: List<AnyLens> = try #require(Self.plan.anchor(in: store).list(Self.items))
      let task = Task.detached {
        var count = 0
        for lens in list where lens == lens { count += 1 }
        return count
      }
      try Self.plan.commit(Self.response(100 - round), to: store)
      if round % 5 == 4 { store.clear() }
      try Self.plan.commit(Self.response(100), to: store)
      #expect(await task.value == 100)
    }
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func responsesAreReadOnManyThreadsAtOnce() async throws {
    let store = Store()
    var answers: [ChangeSet] = []
    await withTaskGroup(of: ChangeSet?.self) { group in
      for count in 1...40 {
        group.addTask {
          try? Ingest.changeSet(
            plan: Self.plan.plan.compiled, kind: .query, variables: Variables(),
            bytes: Array(Self.response(count).utf8), isComplete: true)
        }
        group.addTask {
          try? Ingest.changeSet(
            for: CharacterQuery(id: String(count)),
            payload: Payload(json: CharacterQueryTests.response), completeness: .server)
        }
      }
      for await changes in group {
        if let changes { answers.append(changes) } else { Issue.record("refused") }
      }
    }
    for changes in answers { store.commit(changes, as: .server) }
    #expect(store.recordKeys.filter { $0.hasPrefix("LItem") }.count == 40)
    #expect(store.core.brokenInvariants() == [])
  }
}

/// The origin of a lens, by which two are told apart, is never that of another record.
@MainActor struct OriginTests {
  @Test func aRecordInTheReusedPlaceOfAnotherIsAnotherOrigin() throws {
    let store = Store()
    let slot = RecordType("Query").slot("yitem")
    func changes(_ id: String) throws -> ChangeSet {
      try LayerTests.plan.changeSet(
        #"{"data":{"item":{"id":"\#(id)","name":"N"}}}"#, isComplete: false)
    }
    let layer = store.applyLayer(try changes("first"))
    let first = try #require(LayerTests.plan.anchor(in: store).linked(slot))
    store.revert(layer.id)
    store.commit(try changes("second"), as: .server)
    let second = try #require(LayerTests.plan.anchor(in: store).linked(slot))
    let root = store.core.root(.query)
    let lenses = [first, second].map {
      Anchor(record: root, owner: 1, origin: $0.entering().origin)
    }
    #expect(lenses[0] != lenses[1])
  }

  @Test func placeholdersAreDifferentOrigins() {
    let store = Store()
    let placeholders = ["YPlaceA", "YPlaceB"].map {
      store.core.placeholder(RecordType($0).number)
    }
    #expect(placeholders[0].number != placeholders[1].number)
  }
}
