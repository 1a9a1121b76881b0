import Testing

@_spi(Generated) @_spi(Views) @testable import Baton

@MainActor @Suite("B-21.3: the log")
struct LogTests {
  let session = Session()

  @Test("a fetch: started, committed, the field errors, completed")
  func fetch() async throws {
    try session.environment.commitPayload(
      CharacterQuery(id: "9"), Responses.character("9", name: "Before"))
    #expect(session.takeEvents().isEmpty)  // by hand
    let handle = session.environment.handle(for: CharacterQuery(id: "9"))
    let retention = handle.retain(fetchPolicy: .storeAndNetwork)
    let response =
      #"{"data":{"character":{"name":"After","status":null,"origin":null,"id":"9"}},"errors":["#
      + #"{"message":"hidden","path":["character","status"]},{"message":"unplaced"}]}"#
    try await session.answer(handle, Payload(json: response))
    let events = session.takeEvents()
    #expect(
      events.map(\.name) == [
        "fetchStarted", "committed", "fieldError", "fieldError", "fetchCompleted",
      ])
    #expect(events[0] == .fetchStarted(operation: "CharacterQuery"))
    #expect(events[2] == .fieldError(operation: "CharacterQuery", path: "character.status"))
    #expect(events[3] == .fieldError(operation: "CharacterQuery", path: ""))
    #expect(events[4] == .fetchCompleted(operation: "CharacterQuery", duration: .zero))
    retention.release()
  }

  @Test("a fetch that fails: started, failed with the kind")
  func failures() async throws {
    let handle = session.environment.handle(for: CharacterQuery(id: "9"))
    let retention = handle.retain()
    try await session.fail(handle)
    handle.retry()
    try await session.answer(handle, Responses.requestError)
    handle.retry()
    try await session.answer(handle, Payload(json: "{"))
    let started = LogEvent.fetchStarted(operation: "CharacterQuery")
    func failed(_ kind: FailureKind) -> LogEvent {
      .fetchFailed(operation: "CharacterQuery", kind: kind)
    }
    #expect(
      session.takeEvents() == [
        started, failed(.transport), started, failed(.request), started, failed(.malformed),
      ])
    retention.release()
  }

  @Test("a renamed character counts as one slot; an equal answer as none")
  func changed() async throws {
    try session.environment.commitPayload(
      CharacterQuery(id: "9"), Responses.character("9", name: "Before"))
    let handle = session.environment.handle(for: CharacterQuery(id: "9"))
    let retention = handle.retain(fetchPolicy: .storeAndNetwork)
    try await session.answer(handle, Responses.character("9", name: "After"))
    handle.retry()
    try await session.answer(handle, Responses.character("9", name: "After"))
    let started = LogEvent.fetchStarted(operation: "CharacterQuery")
    let completed = LogEvent.fetchCompleted(operation: "CharacterQuery", duration: .zero)
    #expect(
      session.takeEvents() == [
        started, .committed(kind: .server, changed: 1), completed,
        started, .committed(kind: .server, changed: 0), completed,
      ])
    retention.release()
  }

  @Test("no event holds a value or a variable")
  func valueFree() async throws {
    let handle = session.environment.handle(for: CharacterQuery(id: "secret-9"))
    let retention = handle.retain()
    try await session.answer(handle, Responses.character("secret-9", name: "secret-name"))
    let mutating = Task {
      try await session.environment.mutate(Rename(id: "secret-9", name: "secret-name"))
    }
    try await settle { session.sent.count == 2 }
    try #require(session.transport.exchanges.last)
      .respond(Payload(json: #"{"errors":[{"message":"secret-message"}]}"#))
    _ = await mutating.result
    let text = session.takeEvents().map { "\($0) \(String(reflecting: $0))" }.joined()
    #expect(!text.contains("secret"))
    retention.release()
  }

  @Test("a read of what no response brought is logged, by type and field")
  func missing() throws {
    try session.environment.commitPayload(NameQuery(id: "9"), Responses.name("9", "Rick"))
    let handle = session.environment.handle(for: NameQuery(id: "9"))
    let character = try #require(handle.phase.data?.character)
    _ = session.takeEvents()
    #expect(character.species == nil)
    session.environment.tell()
    #expect(session.takeEvents() == [.missing(type: "Character", field: "species")])
  }

  @Test("descriptions are one line each")
  func descriptions() {
    let events: [LogEvent] = [
      .fetchStarted(operation: "Q"), .fetchCompleted(operation: "Q", duration: .seconds(1)),
      .fetchFailed(operation: "Q", kind: .malformed), .committed(kind: .server, changed: 2),
      .fieldError(operation: "Q", path: "a.b"), .fieldError(operation: "Q", path: ""),
      .missing(type: "T", field: "f"), .unexpected(type: "T", field: "f"),
    ]
    for event in events {
      #expect(event.description.hasPrefix(event.name))
      #expect(!event.description.contains("\n"))
    }
    #expect(events[3].description == "committed server, 2 changed")
    #expect(events[1].description == "fetchCompleted Q in 1000 ms")
  }

  @Test(
    "a duration is whole milliseconds, rounded",
    arguments: [
      (Duration.microseconds(352_936), "353 ms"), (.microseconds(499), "0 ms"), (.zero, "0 ms"),
      (.milliseconds(-3), "-3 ms"), (.seconds(Int64.max), "9.223372036854776e+18 seconds"),
    ])
  func durations(duration: Duration, text: String) {
    let event = LogEvent.fetchCompleted(operation: "Q", duration: duration)
    #expect(event.description == "fetchCompleted Q in \(text)")
  }
}
