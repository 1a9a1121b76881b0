import Testing

@_spi(Generated) @_spi(Runtime) @testable import Baton

@MainActor
@Suite("B-6.2: errors that belong to no field fail an operation that throws, and are told")
struct UnplacedErrorTests {
  let session = Session()

  private let data = #""data":{"character":{"name":"Rick","id":"1"}}"#
  private let errors = #""errors":[{"message":"no place"}]"#

  /// A handle held, and its answer.
  private func handle(
    _ first: String
  ) async throws -> (OperationHandle<ThrowingQuery>, Retention) {
    let handle = session.environment.handle(for: ThrowingQuery(id: "1"))
    let retention = handle.retain()
    try #require(session.transport.exchanges.last).send(Payload(json: first))
    try await settle { handle.phaseName == "ready" }
    return (handle, retention)
  }

  private func refetch(
    _ handle: OperationHandle<ThrowingQuery>, _ answer: String
  ) async throws {
    let count = session.sent.count
    let refetched = Task { try await handle.refetch() }
    try await settle { session.sent.count > count }
    try await session.answer(handle, Payload(json: answer))
    try await refetched.value
  }

  @Test("the phase's reader wakes when an answer with the same data brings them, and when they go")
  func answers() async throws {
    let (handle, retention) = try await handle("{\(data)}")
    defer { retention.release() }
    let (came, went) = (Watch(), Watch())
    came.look { _ = handle.phase }
    try await refetch(handle, "{\(data),\(errors)}")
    #expect(handle.phaseName == "failed(fieldErrors)")
    #expect(came.wakes == 1)
    went.look { _ = handle.phase }
    try await refetch(handle, "{\(data)}")
    #expect(handle.phaseName == "ready")
    #expect(went.wakes == 1)
  }

  @Test("so do the readers of what is shown while an answer is under way")
  func parts() async throws {
    let (handle, retention) = try await handle("{\(data),\"hasNext\":true}")
    defer { retention.release() }
    #expect(handle.isRefreshing)
    let (phase, refreshing, fetch) = (Watch(), Watch(), Watch())
    phase.look { _ = handle.phase }
    refreshing.look { _ = handle.isRefreshing }
    fetch.look { _ = handle.fetch }
    try #require(session.transport.exchanges.last).send(
      Payload(json: "{\"incremental\":[],\(errors),\"hasNext\":true}"))
    try await settle { handle.phaseName == "failed(fieldErrors)" }
    #expect(!handle.isRefreshing)
    #expect([phase.wakes, refreshing.wakes, fetch.wakes] == [1, 1, 0])
  }

  @Test("a payload by hand tells of them too")
  func byHand() async throws {
    let (handle, retention) = try await handle("{\(data)}")
    defer { retention.release() }
    let watch = Watch()
    watch.look { _ = handle.phase }
    try session.environment.commitPayload(
      ThrowingQuery(id: "1"), Payload(json: "{\(data),\(errors)}"))
    #expect(handle.phaseName == "failed(fieldErrors)")
    #expect(watch.wakes == 1)
  }
}
