import Testing

@_spi(Generated) @_spi(Runtime) @_spi(Views) @testable import Baton
@_spi(Generated) @_spi(Runtime) import BatonStore

/// A handle, its data and a lens in it, kept past what ended their records: they read as absent and ask for
/// nothing. The address sanitizer says whether anything looked at memory that was given back.
@MainActor @Suite("B-11.1, B-15.2, B-21.1: what is kept past its records")
struct KeptTests {
  enum Ending: CaseIterable {
    case sweep, deletion, end, environmentGone
  }

  private struct Kept {
    let handle: OperationHandle<CharacterQuery>
    let data: CharacterQuery.Data
    let character: CharacterQuery.Data.Character
    let header: CharacterHeader_character
    let origin: CharacterHeader_character.Origin

    @MainActor init(_ handle: OperationHandle<CharacterQuery>) throws {
      self.handle = handle
      data = try #require(handle.phase.data)
      character = try #require(data.character)
      header = character.characterHeader
      origin = try #require(header.origin)
      #expect([header.name, header.status, origin.name] == ["Agency Director", "Dead", "Earth"])
    }

    @MainActor func expectNothing() {
      #expect([header.name, header.status, origin.name] == [nil, nil, nil])
      #expect(header.origin == nil && character.characterHeader == header)
      #expect(data.character == nil)
    }
  }

  /// Deletes the records of these ids.
  private struct Deletion: GraphQLOperation {
    static let name = "Deletion"
    static let kind = OperationKind.query
    static let document = Document.text("{gone}")
    static let plan = Plan(
      root: Selection(
        type: Types.Query, key: [], abstract: false,
        fields: [
          .scalar(
            "gone", key: .fixed(Types.Query.slot("gone")), kind: .id, list: true,
            edit: .deleteRecord)
        ]))
    let variables = Variables()
    typealias Data = CharacterQuery.Data
  }

  /// Ends the records, and fills their places, and their memory, with others.
  private func end(_ ending: Ending, in session: inout Session?) async throws {
    let environment = try #require(session?.environment)
    switch ending {
    case .sweep: environment.store.collect()
    case .deletion:
      try environment.commitPayload(Deletion(), Payload(json: #"{"data":{"gone":["9","20"]}}"#))
    case .end: await environment.end()
    case .environmentGone: session = nil
    }
    guard ending == .sweep || ending == .deletion else { return }
    for id in 100..<140 {
      try environment.commitPayload(NameQuery(id: "\(id)"), Responses.name("\(id)", "Another"))
    }
  }

  @Test("every lens reads as absent, and the handle says what it is", arguments: Ending.allCases)
  func kept(ending: Ending) async throws {
    var session: Session? = Session(store: Store(releaseBufferSize: 0))
    var retention: Retention?
    let kept = try await keep(in: try #require(session), &retention)
    if ending == .sweep { retention?.release() }
    try await end(ending, in: &session)
    kept.expectNothing()
    switch ending {
    // A handle that nobody holds shows what it did, until it is asked for anew.
    case .sweep, .deletion: #expect(kept.handle.phase.data == kept.data)
    case .end, .environmentGone: #expect(kept.handle.phaseName == "failed(gone)")
    }
    #expect(!kept.handle.isRefreshing && kept.handle.fetch == .idle)
    retention?.release()
    kept.expectNothing()
  }

  private func keep(in session: Session, _ retention: inout Retention?) async throws -> Kept {
    let handle = session.environment.handle(for: CharacterQuery(id: "9"))
    retention = handle.retain()
    try await session.answer(handle, Responses.character("9"))
    return try Kept(handle)
  }

  @Test(
    "what is asked of a lens that left fails with gone, and sends nothing",
    arguments: Ending.allCases)
  func asked(ending: Ending) async throws {
    var session: Session? = Session(store: Store(releaseBufferSize: 0))
    let transport = try #require(session?.transport)
    var retention: Retention?
    let kept = try await keep(in: try #require(session), &retention)
    if ending == .sweep { retention?.release() }
    try await end(ending, in: &session)
    let refetching = Refetching(NameQuery.self, variables: [], key: ["id": Slots.Character.id])
    let anchor = kept.header.anchor
    let failure = await #expect(throws: Failure.self) {
      _ = try await anchor.refetch(refetching, [:])
    }
    // A deleted record is still the store's: what is missing is its key.
    #expect(failure?.kind == (ending == .deletion ? .requiredField : .gone))
    if ending == .deletion {
      try await anchor.loadNext(1, refetching, count: "n", cursor: "after")
    } else {
      let failure = await #expect(throws: Failure.self) {
        try await anchor.loadNext(1, refetching, count: "n", cursor: "after")
      }
      #expect(failure?.kind == .gone)
    }
    #expect(transport.requests.count == 1)
    retention?.release()
  }
}
