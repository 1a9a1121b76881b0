import Testing

@_spi(Generated) @_spi(Image) @_spi(Runtime) @testable import BatonStore

/// Optimistic layers (B-12).
@MainActor struct LayerTests {
  static let selection = Selection(
    type: RecordType("YItem"), key: ["id"], abstract: false,
    fields: [
      .scalar("id", key: .fixed(RecordType("YItem").slot("id")), kind: .id, list: false),
      .scalar("name", key: .fixed(RecordType("YItem").slot("name")), kind: .string, list: false),
      .scalar("votes", key: .fixed(RecordType("YItem").slot("votes")), kind: .int, list: false),
    ])
  static let plan = TestPlan([
    .linked(
      "item", key: .fixed(RecordType("Query").slot("yitem")), plural: false, selection: selection)
  ])

  let store = Store()

  init() throws {
    store.recordsChanges = true
    try commit(#"{"id":"1","name":"Rick","votes":1}"#)
  }

  private func changes(_ item: String) throws -> ChangeSet {
    try Self.plan.changeSet(#"{"data":{"item":\#(item)}}"#, isComplete: false)
  }

  @discardableResult private func commit(_ item: String) throws -> CommitSummary {
    store.commit(try changes(item), as: .server)
  }

  private var name: String? {
    let anchor = Self.plan.anchor(in: store).linked(RecordType("Query").slot("yitem"))
    return anchor?.string(RecordType("YItem").slot("name"))
  }

  private var votes: Int? {
    let anchor = Self.plan.anchor(in: store).linked(RecordType("Query").slot("yitem"))
    return anchor?.int(RecordType("YItem").slot("votes"))
  }

  @Test func aLayerShowsAndIsTakenBack() throws {
    let before = store.dump()
    let watch = Watch { _ = self.name }
    let layer = store.applyLayer(try changes(#"{"id":"1","name":"Prime"}"#))
    #expect(layer.summary.changes.map(\.field) == ["name"])
    #expect(watch.count == 1)
    #expect(name == "Prime" && votes == 1)
    let again = Watch { _ = self.name }
    #expect(store.revert(layer.id).changed == 1)
    #expect(again.count == 1)
    #expect(store.dump() == before)
    #expect(store.revert(layer.id).changed == 0)
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func theAnswerThatAgreesTellsNothing() throws {
    let layer = store.applyLayer(try changes(#"{"id":"1","name":"Prime"}"#))
    let watch = Watch { _ = self.name }
    let summary = store.resolve(layer.id, with: try changes(#"{"id":"1","name":"Prime"}"#))
    #expect(summary.changed == 0 && watch.count == 0)
    #expect(name == "Prime")
    #expect(store.core.layers.isEmpty)
  }

  @Test func aBatchBelowALayerTellsTheNetDifference() throws {
    let layer = store.applyLayer(try changes(#"{"id":"1","name":"Prime"}"#))
    let name = Watch { _ = self.name }
    let votes = Watch { _ = self.votes }
    let summary = try commit(#"{"id":"1","name":"Pickle","votes":2}"#)
    #expect(summary.changes.map(\.field) == ["votes"])
    #expect(name.count == 0 && votes.count == 1)
    #expect(self.name == "Prime")
    store.revert(layer.id)
    #expect(self.name == "Pickle")
  }

  @Test func laterLayersStayOverAGap() throws {
    let first = store.applyLayer(try changes(#"{"id":"1","name":"A","votes":10}"#))
    let second = store.applyLayer(try changes(#"{"id":"1","name":"B"}"#))
    store.revert(first.id)
    #expect(name == "B" && votes == 1)
    store.revert(second.id)
    #expect(name == "Rick" && votes == 1)
  }

  @Test func aRecordOnlyALayerMadeGoesWithIt() throws {
    let before = store.dump()
    let layer = store.applyLayer(try changes(#"{"id":"new","name":"N"}"#))
    #expect(store.line("YItem:new") != nil)
    let anchor = try #require(
      Self.plan.anchor(in: store).linked(RecordType("Query").slot("yitem")))
    store.revert(layer.id)
    #expect(store.dump() == before)
    #expect(anchor.string(RecordType("YItem").slot("name")) == nil)
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func aRecordThatAnAnswerNamedStays() throws {
    let layer = store.applyLayer(try changes(#"{"id":"new","name":"N"}"#))
    try commit(#"{"id":"new","name":"M","votes":3}"#)
    #expect(name == "N")
    store.revert(layer.id)
    #expect(name == "M")
    #expect(store.line("YItem:new") != nil)
  }

  /// A type gets a fixed place for a key while a layer stands over the slot.
  @Test func aSlotThatMovesUnderALayerKeepsIt() throws {
    let node = RecordType("YNode", possible: ["YItem"])
    let robotName = "YRobot\(UInt64.random(in: .min ... .max))"
    let fields: [SelectionField] = [
      .scalar("id", key: .fixed(node.slot("id")), kind: .id, list: false),
      .scalar("label", key: .fixed(node.slot("label")), kind: .string, list: false),
    ]
    let plan = TestPlan([
      .linked(
        "node", key: .fixed(RecordType("Query").slot("ynode")), plural: false,
        selection: Selection(
          type: node, key: ["id"], abstract: true, fields: [.typename("__typename")] + fields))
    ])
    func labelled(_ label: String) throws -> ChangeSet {
      let object = #"{"__typename":"\#(robotName)","id":"1","label":"\#(label)"}"#
      return try plan.changeSet(#"{"data":{"node":\#(object)}}"#, isComplete: false)
    }
    var label: String? {
      let anchor = plan.anchor(in: store).linked(RecordType("Query").slot("ynode"))
      return anchor?.string(node.slot("label"))
    }
    store.commit(try labelled("base"), as: .server)
    let layer = store.applyLayer(try labelled("layer"))
    _ = (RecordType(robotName).slot("label"), RecordType(robotName).slot("id"))
    store.commit(try labelled("server"), as: .server)
    #expect(label == "layer")
    store.revert(layer.id)
    #expect(label == "server")
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func clearingTakesTheLayersWithIt() throws {
    let layer = store.applyLayer(try changes(#"{"id":"1","name":"Prime"}"#))
    store.clear()
    #expect(store.revert(layer.id).changed == 0)
    #expect(store.dump() == Store().dump())
    #expect(store.core.brokenInvariants() == [])
  }

  /// Null and a list of one null are two values, though neither has a record to tell them apart by.
  @Test func nullAndAListOfNullAreTwoValuesUnderALayer() throws {
    let slot = RecordType("Query").slot("yitems")
    let plan = TestPlan([
      .linked("items", key: .fixed(slot), plural: true, selection: Self.selection)
    ])
    func items(_ items: String) throws -> ChangeSet {
      try plan.changeSet(#"{"data":{"items":\#(items)}}"#)
    }
    store.commit(try items("[null]"), as: .server)
    let root = store.core.root(.query)
    let applied = Watch { _ = root.read(slot.address).value }
    let layer = store.applyLayer(try items("null"))
    #expect(layer.summary.changes.map(\.field) == ["yitems"] && applied.count == 1)
    let same = Watch { _ = root.read(slot.address).value }
    #expect(store.commit(try items("[null,null]"), as: .server).changed == 0)
    #expect(same.count == 0)
    #expect(store.revert(layer.id).changes.map(\.field) == ["yitems"] && same.count == 1)
  }

  /// Random batches and layers, against stores built from nothing each time: what the layers show is
  /// what committing everything in order shows, and what differs from before is told and listed.
  @Test(arguments: 0..<ModelTests.seeds / 2) func layersAgreeWithStoresBuiltInOrder(
    seed: Int
  ) throws {
    var random = RandomSource(seed: UInt64(seed) &+ 99)
    for _ in 0..<15 {
      let selection = ModelSelection.random("Query", depth: 2, &random)
      let plan = Plan(root: selection.compiled(RecordType("Query")))
      let variables = Variables(["a": Variable(1), "b": Variable(2)])
      func response() -> [UInt8] {
        var maker = ModelResponse(random: random, flags: [:], isPartial: true)
        let data = maker.object(selection)
        random = maker.random
        return Array(("{\"data\":" + data.text(&random) + "}").utf8)
      }
      func changes(_ bytes: [UInt8]) throws -> ChangeSet {
        try Ingest.changeSet(
          plan: plan.compiled, kind: .query, variables: variables, bytes: bytes, isComplete: false)
      }
      let store = Store()
      store.recordsChanges = true
      var below: [[UInt8]] = []
      var layers: [(id: LayerID, bytes: [UInt8])] = []
      for step in 0..<14 {
        let place: Comment = "seed \(seed), step \(step)"
        let bytes = response()
        let watched = Watchers(store, &random)
        let before = store.slots
        let records = Set(store.core.recordKeys)
        let summary: CommitSummary
        switch random.below(4) {
        case 0:
          summary = store.commit(try changes(bytes), as: .server)
          below.append(bytes)
        case 1, 2:
          let layer = store.applyLayer(try changes(bytes))
          summary = layer.summary
          layers.append((layer.id, bytes))
        default:
          guard !layers.isEmpty else { continue }
          let layer = layers.remove(at: random.below(layers.count))
          if random.chance(50) {
            summary = store.revert(layer.id)
          } else {
            summary = store.resolve(layer.id, with: try changes(bytes))
            below.append(bytes)
          }
        }
        let expected = Store()
        for bytes in below + layers.map(\.bytes) {
          expected.commit(try changes(bytes), as: .server)
        }
        try #require(store.dump() == expected.dump(), place)
        let changed = store.changed(since: before, in: records)
        let listed = summary.changes.map { ModelStore.Place(record: $0.record, slot: $0.field) }
        #expect(Set(listed) == changed, place)
        #expect(summary.changed == changed.count && listed.count == changed.count, place)
        #expect(watched.told == watched.places.intersection(changed), place)
        #expect(watched.toldTwice.isEmpty, place)
        #expect(store.core.brokenInvariants() == [], place)
      }
    }
  }
}

extension Store {
  /// Every slot that holds something, as in a dump, for a plainer text might be that of two values:
  /// null and a list of null, a number and its digits.
  var slots: [ModelStore.Place: [UInt8]] {
    var slots: [ModelStore.Place: [UInt8]] = [:]
    for record in core.allRecords {
      record.forEachSlot { key, _, value in
        let name = Registry.shared.text(ofKey: key)
        slots[ModelStore.Place(record: record.fullKey, slot: name)] = Array(
          ImageValue(value).dump.utf8)
      }
    }
    return slots
  }

  /// The slots of these records that differ from before.
  func changed(
    since before: [ModelStore.Place: [UInt8]], in records: Set<String>
  ) -> Set<ModelStore.Place> {
    let now = slots
    return Set(before.keys).union(now.keys)
      .filter { records.contains($0.record) && before[$0] != now[$0] }
  }
}
