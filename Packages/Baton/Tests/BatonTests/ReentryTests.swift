import Observation
import Testing

@_spi(Generated) @_spi(Views) @testable import Baton

@MainActor @Suite("B-18.2: who is told of a change may start a fetch at once")
struct ReentryTests {
  let session = Session()

  private func retryAtNextChange(
    of handle: OperationHandle<CharacterQuery>, _ body: () -> Void
  ) {
    withObservationTracking(body) { MainActor.assumeIsolated { handle.retry() } }
  }

  private func failAndWait(forRequests count: Int) async throws {
    try #require(session.transport.exchanges.last).fail()
    try await settle { session.sent.count == count }
  }

  @Test("retry by the phase's reader, told of the failure: loading, with the new fetch in flight")
  func retryInFailure() async throws {
    let handle = session.environment.handle(for: CharacterQuery(id: "9"))
    let retention = handle.retain()
    retryAtNextChange(of: handle) { _ = handle.phase }
    try await failAndWait(forRequests: 2)
    #expect(handle.phaseName == "loading")
    #expect(handle.fetch == .inFlight)
    try await session.answer(handle, Responses.character("9"))
    #expect(handle.phaseName == "ready")
    #expect(handle.fetch == .idle)
    retention.release()
  }

  @Test("retry by the fetch's reader, told of the failure: behind data, refreshing")
  func retryInFailureBehindData() async throws {
    try session.environment.commitPayload(CharacterQuery(id: "9"), Responses.character("9"))
    let handle = session.environment.handle(for: CharacterQuery(id: "9"))
    let retention = handle.retain(fetchPolicy: .storeAndNetwork)
    retryAtNextChange(of: handle) { _ = handle.fetch }
    try await failAndWait(forRequests: 2)
    #expect(handle.phaseName == "ready")
    #expect(handle.fetch == .inFlight)
    #expect(handle.isRefreshing)
    retention.release()
  }

  @Test("retry by a field's reader, told while the answer lands: refreshing until the next one")
  func retryInCommit() async throws {
    try session.environment.commitPayload(CharacterQuery(id: "9"), Responses.character("9"))
    let handle = session.environment.handle(for: CharacterQuery(id: "9"))
    let retention = handle.retain(fetchPolicy: .storeAndNetwork)
    retryAtNextChange(of: handle) { _ = handle.phase.data?.character?.characterHeader.name }
    try #require(session.transport.exchanges.last)
      .respond(Responses.character("9", name: "Renamed"))
    try await settle { session.sent.count == 2 }
    #expect(handle.phase.data?.character?.characterHeader.name == "Renamed")
    #expect(handle.fetch == .inFlight)
    #expect(handle.isRefreshing)
    try await session.answer(handle, Responses.character("9", name: "Again"))
    #expect(handle.fetch == .idle)
    #expect(!handle.isRefreshing)
    retention.release()
  }

  @Test("what a reader is told is already whole: no phase without the fetch that belongs to it")
  func whole() async throws {
    let handle = session.environment.handle(for: CharacterQuery(id: "9"))
    let retention = handle.retain()
    try await confirmation { told in
      withObservationTracking {
        _ = handle.phase
      } onChange: {
        MainActor.assumeIsolated {
          #expect(handle.phaseName == "failed(transport)")
          #expect(handle.fetch == .failed(.transport))
          told()
        }
      }
      try await session.fail(handle)
    }
    retention.release()
  }

  @Test("the first answer shows data and the end of its fetch at once, and no refresh between them")
  func wholeAtFirstAnswer() async throws {
    let handle = session.environment.handle(for: CharacterQuery(id: "9"))
    let retention = handle.retain()
    let refreshing = Watch()
    refreshing.look { _ = handle.isRefreshing }
    try await confirmation { told in
      withObservationTracking {
        _ = handle.phase
      } onChange: {
        MainActor.assumeIsolated {
          #expect(handle.phaseName == "ready")
          #expect(handle.fetch == .idle)
          #expect(!handle.isRefreshing)
          told()
        }
      }
      try await session.answer(handle, Responses.character("9"))
    }
    #expect(refreshing.wakes == 0)
    retention.release()
  }
}
