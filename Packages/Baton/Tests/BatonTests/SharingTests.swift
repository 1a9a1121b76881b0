import Testing

@_spi(Generated) @_spi(Views) @testable import Baton

@MainActor @Suite("B-18.1: equal values share a handle and a fetch")
struct SharingTests {
  let session = Session()

  @Test("two holders, one request")
  func sharedFetch() async throws {
    let one = session.environment.handle(for: CharacterQuery(id: "9"))
    let other = session.environment.handle(for: CharacterQuery(id: "9"))
    #expect(one === other)
    let retentions = [one.retain(), other.retain(), other.retain(fetchPolicy: .storeAndNetwork)]
    #expect(session.sent == ["CharacterQuery"])
    async let refetched: Void = one.refetch()
    async let fetched = session.environment.fetch(CharacterQuery(id: "9"))
    try await pause()
    #expect(session.sent == ["CharacterQuery"])
    try await session.answer(one, Responses.character("9"))
    try await refetched
    let data = try await fetched
    #expect(data.character?.characterHeader.name == "Agency Director")
    for retention in retentions { retention.release() }
  }

  @Test("other values are other handles, and other operations of equal variables too")
  func apart() {
    let environment = session.environment
    #expect(
      environment.handle(for: CharacterQuery(id: "1"))
        !== environment.handle(for: CharacterQuery(id: "2")))
    let whole = environment.handle(for: CharacterQuery(id: "1"))
    let part = environment.handle(for: NameQuery(id: "1"))
    let retentions = [whole.retain(), part.retain()]
    #expect(session.sent == ["CharacterQuery", "NameQuery"])
    for retention in retentions { retention.release() }
  }

  @Test("B-2.6: a composed and a decomposed id are two")
  func bytes() {
    let composed = session.environment.handle(for: CharacterQuery(id: "\u{E9}"))
    let decomposed = session.environment.handle(for: CharacterQuery(id: "e\u{301}"))
    #expect(composed !== decomposed)
  }

  @Test("B-3.2: an unset variable is its default: one handle, one fetch")
  func defaults() throws {
    let environment = session.environment
    let unset = environment.handle(for: PinnedQuery())
    #expect(unset === environment.handle(for: PinnedQuery(id: "1")))
    #expect(unset !== environment.handle(for: PinnedQuery(id: "2")))
    let retentions = [unset.retain(), environment.handle(for: PinnedQuery(id: "1")).retain()]
    #expect(session.sent == ["PinnedQuery"])
    #expect(session.transport.requests[0].variables.isEmpty)  // the server knows its default
    for retention in retentions { retention.release() }
  }

  @Test("a value that was resolved is a mere value elsewhere")
  func resolvedValue() {
    let handle = session.environment.handle(for: CharacterQuery(id: "9"))
    var value = CharacterQuery(id: "9")
    value.resolution = Resolution(.resolved(handle))
    #expect(value == CharacterQuery(id: "9"))
    #expect(value.hashValue == CharacterQuery(id: "9").hashValue)
    #expect(session.environment.handle(for: value) === handle)
    #expect(handle.operation.resolution.handle == nil)
  }

  @Test("a handle that nobody has goes, and a fetch in flight keeps it")
  func lifetime() async throws {
    weak var unheld: OperationHandle<CharacterQuery>?
    do {
      let handle = session.environment.handle(for: CharacterQuery(id: "9"))
      unheld = handle
    }
    #expect(unheld == nil)
    #expect(session.environment.entries.isEmpty)

    weak var preloaded: OperationHandle<CharacterQuery>?
    session.environment.preload(CharacterQuery(id: "9"))
    preloaded = session.environment.handle(for: CharacterQuery(id: "9"))
    #expect(preloaded?.fetch == .inFlight)
    try #require(session.transport.exchanges.last).respond(Responses.character("9"))
    try await settle { preloaded?.fetch == .idle }
    #expect(preloaded?.phaseName == "ready")
  }
}
