import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// Random responses with errors, below, in and instead of layers: after each step the store is one in which
/// the answers and then the layers were committed in order, and who reads a field is told if its value
/// or its errors differ, once (B-6.3, B-8.4, B-12.2).
@MainActor struct RandomErrorTests {
  private static let slots = [
    ErrorPlan.name, ErrorPlan.tags, ErrorPlan.origin, ErrorPlan.friends,
  ]

  @Test(arguments: 0..<40) func storeAndReplayAgree(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed) &* 104_729)
    let store = Store()
    var answers = [
      #"{"data":{"hero":{"id":"1","origin":{"id":"2"},"friends":[{"id":"3"}]}}}"#
    ]
    var layers: [(id: LayerID, response: String)] = []
    try ErrorPlan.plan.commit(answers[0], to: store, isComplete: false)
    for step in 0..<30 {
      let response = Self.response(&random)
      let before = states(store)
      let watches = Self.places(store).map { place in
        Watch { _ = self.state(place, in: store) }
      }
      let changed: Int
      switch random.below(5) {
      case 0, 1:
        answers.append(response)
        changed = try ErrorPlan.plan.commit(response, to: store, isComplete: false).changed
      case 2:
        let applied = store.applyLayer(
          try ErrorPlan.plan.changeSet(response, isComplete: false))
        layers.append((applied.id, response))
        changed = applied.summary.changed
      case 3 where !layers.isEmpty:
        changed = store.revert(layers.remove(at: random.below(layers.count)).id).changed
      case 4 where !layers.isEmpty:
        let layer = layers.remove(at: random.below(layers.count))
        answers.append(response)
        changed =
          store.resolve(
            layer.id, with: try ErrorPlan.plan.changeSet(response, isComplete: false)
          ).changed
      default: continue
      }
      let place = "seed \(seed), step \(step): \(response)"
      let replay = Store()
      for response in answers + layers.map(\.response) {
        try ErrorPlan.plan.commit(response, to: replay, isComplete: false)
      }
      try #require(store.dump() == replay.dump(), "\(place)")
      #expect(store.core.brokenInvariants() == [], "\(place)")
      let after = states(store)
      for (index, watch) in watches.enumerated() {
        #expect(watch.count == (before[index] == after[index] ? 0 : 1), "\(place)")
      }
      let differences = zip(before, after).map { before, after in
        (before.value == after.value ? 0 : 1) + (before.errors == after.errors ? 0 : 1)
      }
      #expect(changed == differences.reduce(0, +), "\(place)")
    }
  }

  // MARK: What a field shows

  private typealias Place = (record: Record, slot: Slot)

  private struct State: Equatable {
    let value: String
    let errors: [GraphQLError]
  }

  private static func places(_ store: Store) -> [Place] {
    let heroes = store.core.allRecords.filter { $0.fullKey.hasPrefix("EHero:") }
      .sorted { $0.fullKey < $1.fullKey }
    return heroes.flatMap { record in slots.map { (record, $0) } }
      + [(store.core.root(.query), ErrorPlan.root)]
  }

  private func states(_ store: Store) -> [State] {
    Self.places(store).map { state($0, in: store) }
  }

  private func state(_ place: Place, in store: Store) -> State {
    var errors = FieldErrors()
    let anchor = Anchor(record: place.record, owner: 0, origin: place.record.number)
    anchor.collectErrors(at: place.slot, into: &errors)
    let value = place.record.read(place.slot.address).value
    return State(value: Self.text(of: value), errors: errors.errors)
  }

  private static func text(of value: Value) -> String {
    switch value {
    case .link(let record): record.fullKey
    case .list(let list): list.entries.map { $0?.fullKey ?? "null" }.joined(separator: ",")
    default: "\(value)"
    }
  }

  // MARK: Responses

  private static func response(_ random: inout RandomSource) -> String {
    let errors = (0..<random.below(4)).map { number in
      ErrorPlan.error("e\(random.below(2))", paths[random.below(paths.count)])
    }
    let hero = random.chance(5) ? "null" : hero(&random)
    return #"{"errors":[\#(errors.joined(separator: ","))],"data":{"hero":\#(hero)}}"#
  }

  private static let paths = [
    #"["hero"]"#, #"["hero","name"]"#, #"["hero","tags"]"#, #"["hero","tags",0]"#,
    #"["hero","origin"]"#, #"["hero","origin","title"]"#, #"["hero","friends",0,"title"]"#,
    #"["hero","friends",1]"#, #"["hero","friends",5,"title"]"#, #"["hero","nothing"]"#,
  ]

  private static func hero(_ random: inout RandomSource) -> String {
    var members = [#""id":"\#(random.below(3) + 1)""#]
    if random.chance(60) { members.append(#""name":\#(text(&random))"#) }
    if random.chance(50) {
      members.append(#""tags":\#(random.chance(40) ? "null" : #"["t",null]"#)"#)
    }
    if random.chance(60) {
      members.append(#""origin":\#(random.chance(30) ? "null" : person(&random))"#)
    }
    if random.chance(60) {
      let friends = (0..<random.below(3)).map { _ in random.chance(25) ? "null" : person(&random) }
      members.append(#""friends":[\#(friends.joined(separator: ","))]"#)
    }
    return "{\(members.joined(separator: ","))}"
  }

  private static func person(_ random: inout RandomSource) -> String {
    let id = #""id":"\#(random.below(3) + 1)""#
    return random.chance(70) ? #"{\#(id),"title":\#(text(&random))}"# : "{\(id)}"
  }

  private static func text(_ random: inout RandomSource) -> String {
    ["null", #""a""#, #""b""#][random.below(3)]
  }
}
