import Testing

@_spi(Generated) @_spi(Views) @testable import Baton

@MainActor @Suite("B-18.2, B-18.4: a null of what the operation requires fails the phase")
struct RequiredPhaseTests {
  let session = Session()
  var environment: Environment { session.environment }

  private let nameless = Payload(json: #"{"data":{"character":{"name":null,"id":"9"}}}"#)

  /// A handle whose answer had a null.
  private func failed() async throws -> (OperationHandle<RequiredQuery>, Retention) {
    let handle = environment.handle(for: RequiredQuery(id: "9"))
    let retention = handle.retain()
    try await session.answer(handle, nameless)
    return (handle, retention)
  }

  @Test("B-18.4: the fetch delivered, the phase says what is null")
  func fails() async throws {
    let (handle, retention) = try await failed()
    guard case .failed(.requiredField(let path)) = handle.phase else {
      Issue.record("\(handle.phase)")
      return
    }
    #expect(path == ["character", "name"])
    #expect(handle.fetch == .idle)
    retention.release()
  }

  @Test("B-18.2: retry reads loading, up to the answer and whatever else arrives")
  func retry() async throws {
    let (handle, retention) = try await failed()
    handle.retry()
    #expect(handle.phaseName == "loading")
    #expect(handle.fetch == .inFlight && !handle.isRefreshing)
    try environment.commitPayload(NameQuery(id: "1"), Responses.name("1", "Morty"))
    #expect(handle.phaseName == "loading")
    try await session.answer(handle, nameless)
    #expect(handle.phaseName == "failed(requiredField)")
    handle.retry()
    try await session.answer(handle, Responses.name("9", "Rick"))
    #expect(handle.phase.data?.character.name == "Rick")
    retention.release()
  }

  @Test("B-18.2: a retry that fails says how")
  func retryFails() async throws {
    let (handle, retention) = try await failed()
    handle.retry()
    try await session.fail(handle)
    #expect(handle.phaseName == "failed(transport)")
    #expect(handle.fetch == .failed(.transport))
    retention.release()
  }

  @Test("B-18.3: data by any road makes it ready, also while it is asked for again")
  func anotherRoad() async throws {
    let (handle, retention) = try await failed()
    try environment.commitPayload(NameQuery(id: "9"), Responses.name("9", "Rick"))
    #expect(handle.phaseName == "ready")
    try environment.commitPayload(NameQuery(id: "9"), nameless)
    #expect(handle.phaseName == "failed(requiredField)")
    handle.retry()
    try environment.commitPayload(NameQuery(id: "9"), Responses.name("9", "Again"))
    #expect(handle.phaseName == "ready")
    #expect(handle.isRefreshing)
    retention.release()
  }

  @Test("B-18.2: a refetch behind the failure is no refresh of data")
  func refetch() async throws {
    let (handle, retention) = try await failed()
    let refetched = Task { try await handle.refetch() }
    try await settle { handle.fetch == .inFlight }
    #expect(handle.phaseName == "failed(requiredField)")
    #expect(!handle.isRefreshing)
    try await session.answer(handle, Responses.name("9", "Rick"))
    try await refetched.value
    #expect(handle.phaseName == "ready")
    retention.release()
  }
}
