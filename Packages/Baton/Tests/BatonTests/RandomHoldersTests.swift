import Testing

@_spi(Generated) @_spi(Views) @testable import Baton

/// What holders, the buffer and the requests in flight must be, kept the naive way.
private struct Model {
  var holders: [String: Int] = [:]
  var parked: [String] = []
  var inFlight: Set<String> = []
  var answered: Set<String> = []
  let size: Int

  mutating func attach(_ id: String, _ policy: FetchPolicy) {
    holders[id, default: 0] += 1
    parked.removeAll { $0 == id }
    let fetches =
      switch policy {
      case .storeOnly: false
      case .storeOrNetwork: !answered.contains(id)
      case .storeAndNetwork, .networkOnly: true
      }
    if fetches { inFlight.insert(id) }
  }

  mutating func release(_ id: String) {
    holders[id, default: 0] -= 1
    guard holders[id] == 0 else { return }
    holders[id] = nil
    parked.append(id)
    while parked.count > size {
      let left = parked.removeFirst()
      inFlight.remove(left)
      answered.remove(left)
    }
  }

  var alive: Set<String> { Set(holders.keys).union(parked) }
}

@MainActor @Suite("B-15.1, B-18.1: holders in random order against a naive model")
struct RandomHoldersTests {
  @Test("1,000 attaches, releases and answers", arguments: [1, 2, 3, 4] as [UInt64])
  func random(seed: UInt64) async throws {
    var generator = Numbers(state: seed)
    let session = Session(store: Store(releaseBufferSize: 3))
    let environment = session.environment
    var model = Model(size: 3)
    var held: [(id: String, attachment: QueryAttachment<NameQuery>)] = []
    let ids = (1...8).map(String.init)

    for _ in 0..<1_000 {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<4:
        guard held.count < 12 else { continue }
        let id = try #require(ids.randomElement(using: &generator))
        let policy = try #require(FetchPolicy.allCases.randomElement(using: &generator))
        let attachment = QueryAttachment<NameQuery>()
        _ = attachment.attach(NameQuery(id: id), policy, in: environment)
        held.append((id, attachment))
        model.attach(id, policy)
      case 4..<8:
        guard !held.isEmpty else { continue }
        let index = Int.random(in: 0..<held.count, using: &generator)
        let (id, attachment) = held.remove(at: index)
        attachment.detach()
        model.release(id)
      default:
        guard let id = model.inFlight.sorted().randomElement(using: &generator) else { continue }
        // The last request for it is the live one; those before it were given up or answered.
        let exchange = try #require(
          session.transport.exchanges.last { $0.request.variables["id"]?.json == "\"\(id)\"" })
        let handle = environment.handle(for: NameQuery(id: id))
        let answers = Bool.random(using: &generator)
        if answers { exchange.respond(Responses.name(id, "N\(id)")) } else { exchange.fail() }
        try await settle { handle.fetch != .inFlight }
        model.inFlight.remove(id)
        if answers { model.answered.insert(id) }
      }

      environment.store.collect()
      let parked = environment.parked
      #expect(parked == model.parked.map { RootKey(NameQuery(id: $0)) })
      let alive = environment.entries.values.compactMap { $0.kept as? OperationHandle<NameQuery> }
      #expect(Set(alive.map(\.operation.id)) == model.alive)
      #expect(
        Set(alive.filter { $0.fetch == .inFlight }.map(\.operation.id)) == model.inFlight)
      for handle in alive {
        #expect(handle.holders == model.holders[handle.operation.id] ?? 0)
      }
    }
    for (_, attachment) in held { attachment.detach() }
    #expect(environment.entries.count == environment.parked.count)
  }
}
