import Observation
import Testing

@_spi(Generated) @_spi(Views) @testable import Baton

/// Counts how often what was read in the body changed; each count is of one reading.
@MainActor
final class Watch {
  private(set) var wakes = 0

  func look(_ body: () -> Void) {
    withObservationTracking(body) { [weak self] in
      MainActor.assumeIsolated { self?.wakes += 1 }
    }
  }
}

@MainActor @Suite("A phase that does not change wakes nobody")
struct ObservationTests {
  let session = Session()

  @Test("from loading to ready: the phase's reader once; a second answer: nobody")
  func phase() async throws {
    let handle = session.environment.handle(for: CharacterQuery(id: "9"))
    let retention = handle.retain()
    let watch = Watch()
    watch.look { _ = handle.phase }
    try await session.answer(handle, Responses.character("9"))
    #expect(watch.wakes == 1)

    watch.look { _ = handle.phase }
    let refetched = Task { try await handle.refetch() }
    try await settle { handle.isRefreshing }
    try await session.answer(handle, Responses.character("9", name: "Renamed"))
    try await refetched.value
    #expect(watch.wakes == 1)
    retention.release()
  }

  @Test("a body that read a field wakes for that field, one that read the phase does not")
  func field() async throws {
    let handle = session.environment.handle(for: CharacterQuery(id: "9"))
    try session.environment.commitPayload(CharacterQuery(id: "9"), Responses.character("9"))
    let (screen, header) = (Watch(), Watch())
    screen.look { _ = handle.phase.data?.character }
    header.look { _ = handle.phase.data?.character?.characterHeader.name }
    try session.environment.commitPayload(
      CharacterQuery(id: "9"), Responses.character("9", name: "Renamed"))
    #expect(screen.wakes == 0)
    #expect(header.wakes == 1)
  }

  @Test("isRefreshing and fetch wake their own readers")
  func separate() async throws {
    let handle = session.environment.handle(for: CharacterQuery(id: "9"))
    try session.environment.commitPayload(CharacterQuery(id: "9"), Responses.character("9"))
    let retention = handle.retain()
    let (phase, refreshing, fetch, age) = (Watch(), Watch(), Watch(), Watch())
    phase.look { _ = handle.phase }
    refreshing.look { _ = handle.isRefreshing }
    fetch.look { _ = handle.fetch }
    age.look { _ = handle.isStale }
    handle.retry()
    #expect([phase.wakes, refreshing.wakes, fetch.wakes, age.wakes] == [0, 1, 1, 0])
    session.environment.invalidate()
    #expect([phase.wakes, age.wakes] == [0, 1])
    retention.release()
  }

  @Test("a mutation's readers wake when calls begin and end, not for each of several")
  func action() {
    let state = ActionState()
    let watch = Watch()
    watch.look { _ = state.isInFlight }
    state.began()
    #expect(watch.wakes == 1)
    watch.look { _ = state.isInFlight }
    state.began()
    state.ended()
    #expect(watch.wakes == 1)
    state.ended()
    #expect(watch.wakes == 2)
    #expect(!state.isInFlight)
  }
}
